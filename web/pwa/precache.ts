/** Which files make up a version of the client. */
export interface Precache {
  readonly version: string;
  /** Their addresses, beginning with a slash. */
  readonly files: readonly string[];
}
