/** What a frame of the web socket protocol begins with. */

/** The first byte of a text that comes in one frame. */
export const TEXT = 0x81;

/** In the second byte: the length follows in two bytes, or in eight. Shorter ones stand there themselves. */
export const TWO_BYTES = 126;
export const EIGHT_BYTES = 127;
