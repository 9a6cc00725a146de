/** One socket of one person: what it may send, what it hears, and when it has to go. */

import type { Duplex } from 'node:stream';
import type { PersonId } from '@tortuga/tables';
import { WebSocket } from 'ws';
import type { Caller } from '../people/sessions.ts';
import type { Ear, No } from '../tables/harbour.ts';
import type { Message } from '../tables/paper.ts';
import { Bucket } from './bucket.ts';
import type { Limits } from './limits.ts';
import { Outbox, sendAll } from './outbox.ts';

/** Close codes of the protocol. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const RESTARTING = 1012;

/** So long, in milliseconds, a client has to answer a farewell. */
const FAREWELL = 2000;

export class Connection implements Ear {
  readonly person: PersonId;
  readonly session: string;
  readonly tables = new Set<string>();
  muted: ReadonlySet<PersonId>;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #limits: Limits;
  readonly #bucket: Bucket;
  #malformed = 0;
  #excess = 0;
  #isAlive = true;
  /** Whoever was told to go is told nothing else. */
  #isSentAway = false;
  /** Requests to look at a table that are not yet answered, and what was heard meanwhile: welcomes come first. */
  #arriving = 0;
  #held: string[] = [];

  /** The stream is the one below the socket. */
  constructor(
    { socket, stream }: { readonly socket: WebSocket; readonly stream: Duplex },
    caller: Caller,
    muted: ReadonlySet<PersonId>,
    limits: Limits,
  ) {
    this.#socket = socket;
    this.#outbox = new Outbox(stream, limits.unreadBytes, () => socket.terminate());
    this.person = caller.person;
    this.session = caller.session;
    this.muted = muted;
    this.#limits = limits;
    this.#bucket = new Bucket(limits.messagesPerSecond, limits.messageBurst, performance.now());
  }

  hear(json: string | Message): void {
    if (this.#arriving > 0) this.#held.push(String(json));
    else this.#send(json);
  }

  /** Answers a request. */
  reply(re: number, answer: object): void {
    this.#send(JSON.stringify({ re, ok: true, ...answer }));
  }

  refuse(re: number | undefined, { code, detail }: No): void {
    this.#send(JSON.stringify({ re, ok: false, code, detail }));
  }

  /** Whatever is heard until `arrived` is called comes after the answer given meanwhile. */
  arrive(): void {
    this.#arriving += 1;
  }

  arrived(): void {
    this.#arriving -= 1;
    if (this.#arriving > 0) return;
    for (const json of this.#held.splice(0)) this.#send(json);
  }

  /** `false` if a message came too soon after others. */
  isInTime(): boolean {
    return this.#bucket.take(performance.now());
  }

  /** Counts a message that came too soon. Whoever never stops is sent away. */
  countExcess(): void {
    this.#excess += 1;
    if (this.#excess >= this.#limits.excessMessages) this.sendAway('too-many-requests', POLICY);
  }

  /** Counts a message that was none. */
  countMalformed(): void {
    this.#malformed += 1;
    if (this.#malformed >= this.#limits.malformedMessages) this.sendAway('malformed', POLICY);
  }

  /** Asks for a sign of life, and gives up a client that gave none since the last time. */
  checkLife(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  showLife(): void {
    this.#isAlive = true;
  }

  /** Says why, and closes; a client that does not answer is cut off. */
  sendAway(code: string, closeCode = GOING_AWAY): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#send(JSON.stringify({ on: 'bye', code }));
    sendAll();
    this.#isSentAway = true;
    this.#socket.close(code === 'restarting' ? RESTARTING : closeCode, code);
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  #send(json: string | Message): void {
    if (!this.#isSentAway) this.#outbox.add(json);
  }
}
