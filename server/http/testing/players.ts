/** People who play to the end: any answer will do, as long as it is offered. */

import type { Visitor } from './server.ts';
import type { Message, TestSocket } from './socket.ts';

/** The line of some offer that is not blocked. */
export function anyLine({ question }: Message): string {
  const open = question.offers.filter((offer: Message) => offer.no === undefined && offer.dial === undefined);
  return open[Math.floor(open.length / 2)].line;
}

/** Answers whenever asked, over a socket, until the match is over; every line that was sent. */
export async function playOverSocket(socket: TestSocket, table: string): Promise<string[]> {
  const lines: string[] = [];
  const latest = () => socket.received.findLast((message) => message.table === table && message.sight)?.sight;
  await socket.ask({ do: 'watch', table });
  while (latest().outcome === undefined) {
    if (latest().question === undefined) {
      const { seq } = latest();
      await socket.until(() => latest().seq > seq);
      continue;
    }
    lines.push(anyLine(latest()));
    await socket.ask({ do: 'answer', table, seq: latest().seq, move: lines.at(-1) });
  }
  return lines;
}

/** The same by nothing but HTTP. */
export async function playOverHttp(visitor: Visitor, table: string): Promise<Message> {
  let { sight } = (await visitor.get(`/api/tables/${table}`)).body;
  while (sight.outcome === undefined) {
    if (sight.question !== undefined) {
      await visitor.post(`/api/tables/${table}/say`, { do: 'answer', seq: sight.seq, move: anyLine(sight) });
    }
    ({ sight } = (await visitor.get(`/api/tables/${table}?since=${sight.seq}&wait=10`)).body);
  }
  return sight;
}
