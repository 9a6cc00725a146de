/** The sockets of all people: who may open one, and how all of them are kept, counted and closed. */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonId } from '@tortuga/tables';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { callerOf } from '../people/callers.ts';
import { isSameOrigin } from '../people/origins.ts';
import type { People } from '../people/people.ts';
import type { Caller } from '../people/sessions.ts';
import type { No } from '../tables/harbour.ts';
import { Connection } from './connection.ts';
import { listen } from './inbox.ts';
import type { Limits } from './limits.ts';
import { no, statusOf } from './refusals.ts';
import { type Desk, takeMessage } from './requests.ts';

export class Sockets {
  readonly #server: WebSocketServer;
  readonly #limits: Limits;
  readonly #desk: Desk;
  readonly #people: People;
  readonly #origins: readonly string[];
  readonly #open = new Set<Connection>();
  readonly #byPerson = new Map<PersonId, Set<Connection>>();
  /** How many messages are being answered, and who waits until none is. */
  #running = 0;
  #whenQuiet: () => void = ignore;
  readonly #pulse: NodeJS.Timeout;
  #isClosing = false;

  constructor(desk: Desk, people: People, { origins, limits }: Pick<Config, 'origins' | 'limits'>) {
    this.#desk = desk;
    this.#people = people;
    this.#origins = origins;
    this.#limits = limits;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      // Compression would cost every idle connection several times its memory.
      perMessageDeflate: false,
      maxPayload: limits.messageBytes,
    });
    this.#pulse = setInterval(() => this.#checkLives(), limits.keepAlive).unref();
    people.onSignedOut((person, session) => this.#sendAway(person, session));
    people.onMuted((person, muted) => this.#mute(person, muted));
  }

  get count(): number {
    return this.#open.size;
  }

  /** Takes over a connection that wants to become a socket. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', ignore);
    const admitted = await this.#admit(request).catch((fault: unknown) => {
      this.#desk.onFault(fault);
      return no('internal');
    });
    if (!admitted.ok) return turnAway(stream, admitted);
    stream.off('error', ignore);
    const { caller, muted } = admitted;
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      const connection = new Connection({ socket, stream }, caller, muted, this.#limits);
      this.#welcome(socket, connection);
      listen(socket, stream, (text) => this.#take(connection, text));
    });
  }

  /** Closes the sockets of a person, or of one of their sessions. */
  #sendAway(person: PersonId, session?: string): void {
    for (const connection of this.#byPerson.get(person) ?? []) {
      if (session === undefined || connection.session === session) connection.sendAway('signed-out');
    }
  }

  /** From now on the person does not hear these people. */
  #mute(person: PersonId, muted: ReadonlySet<PersonId>): void {
    for (const connection of this.#byPerson.get(person) ?? []) connection.muted = muted;
  }

  /** Finishes what was begun, says farewell to everybody, and lets nobody in any more. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#pulse);
    await Promise.race([this.#quiet(), sleep(this.#limits.shutdown / 4, undefined, { ref: false })]);
    for (const connection of this.#open) connection.sendAway('restarting');
    this.#server.close();
  }

  async #admit(
    request: IncomingMessage,
  ): Promise<No | { ok: true; caller: Caller; muted: ReadonlySet<PersonId> }> {
    if (this.#isClosing) return no('restarting');
    if (!isSameOrigin(this.#origins, request.headers)) return no('wrong-origin');
    const caller = await callerOf(this.#people, request.headers);
    if (caller === undefined) return no('not-signed-in');
    const muted = await this.#people.muted(caller.person);
    // Nothing is awaited from here on until the socket is counted.
    if (this.#open.size >= this.#limits.sockets) return no('busy');
    const others = this.#byPerson.get(caller.person)?.size ?? 0;
    return others >= this.#limits.socketsPerPerson ? no('too-many-requests') : { ok: true, caller, muted };
  }

  #welcome(socket: WebSocket, connection: Connection): void {
    this.#open.add(connection);
    this.#othersOf(connection.person).add(connection);
    socket.on('pong', () => connection.showLife());
    socket.on('close', () => this.#forget(connection));
    // What is wrong with a frame closes the socket with a code of the protocol; there is nothing else to do.
    socket.on('error', ignore);
  }

  #take(connection: Connection, text: string | undefined): void {
    if (this.#isClosing) return;
    this.#running += 1;
    takeMessage(this.#desk, connection, text, this.#answered);
  }

  readonly #answered = (): void => {
    this.#running -= 1;
    if (this.#running === 0) this.#whenQuiet();
  };

  #quiet(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenQuiet = resolve;
      if (this.#running === 0) resolve();
    });
  }

  #othersOf(person: PersonId): Set<Connection> {
    const known = this.#byPerson.get(person);
    if (known !== undefined) return known;
    const made = new Set<Connection>();
    this.#byPerson.set(person, made);
    return made;
  }

  #forget(connection: Connection): void {
    this.#open.delete(connection);
    const others = this.#byPerson.get(connection.person);
    others?.delete(connection);
    if (others?.size === 0) this.#byPerson.delete(connection.person);
    for (const table of connection.tables) this.#desk.harbour.unwatch(table, connection);
  }

  #checkLives(): void {
    for (const connection of this.#open) connection.checkLife();
  }
}

function ignore(): void {}

/** Says no in HTTP, before there is a socket. */
export function turnAway(stream: Duplex, refusal: No): void {
  const status = statusOf(refusal.code);
  const body = JSON.stringify(refusal);
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}
