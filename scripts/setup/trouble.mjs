/** Something the person at the keyboard can mend; its message says how, in one sentence. */
export class Trouble extends Error {}
