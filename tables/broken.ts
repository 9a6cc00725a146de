/** The log does not fit the rules: it was written by other rules, or not by us. */
export class BrokenLog extends Error {
  override name = 'BrokenLog';
}
