/** How much one client may ask for. The defaults are far beyond what people do, and far below what hurts. */

export interface Limits {
  /** HTTP requests to the API in a minute, from one address and by one person. */
  readonly requestsPerAddress: number;
  readonly requestsPerPerson: number;
  /** People who come for the first time from one address: in an hour, and at once. */
  readonly newcomersPerAddress: number;
  /** Requests that wait for something to happen, by one person at once. */
  readonly waitsPerPerson: number;
  /** Open sockets in all, and of one person. */
  readonly sockets: number;
  readonly socketsPerPerson: number;
  /** Tables one socket looks at. */
  readonly watchesPerSocket: number;
  /** Messages of one socket in a second, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Bytes of a message, and bytes a client may leave unread. */
  readonly messageBytes: number;
  readonly unreadBytes: number;
  /** Wrong messages, and messages beyond the rate, until a socket is closed. */
  readonly malformedMessages: number;
  readonly excessMessages: number;
  /** Milliseconds between two signs of life of a socket, and those a shutdown may take. */
  readonly keepAlive: number;
  readonly shutdown: number;
}

export const LIMITS: Limits = {
  requestsPerAddress: 3000,
  requestsPerPerson: 1200,
  newcomersPerAddress: 1000,
  waitsPerPerson: 8,
  sockets: 10_000,
  socketsPerPerson: 16,
  watchesPerSocket: 32,
  messagesPerSecond: 20,
  messageBurst: 60,
  messageBytes: 16_384,
  unreadBytes: 1_048_576,
  malformedMessages: 50,
  excessMessages: 200,
  keepAlive: 30_000,
  shutdown: 10_000,
};
