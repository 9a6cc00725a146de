/** Fair dice, for those who need nothing else of the server. */

export { commitTo, deriveDraw, fairFortune } from './fortune.ts';
export { type LuckVerdict, verifyLuck } from './verify.ts';
