/** A few short sounds, made when they are first wanted. */

export type Sound = 'move' | 'turn' | 'end';

/** Numbers of the synthesizer: volume, randomness, frequency, attack, sustain, release, shape, and so on. */
const SOUNDS: { readonly [S in Sound]: readonly (number | undefined)[] } = {
  move: [0.5, 0.02, 180, 0, 0.01, 0.06, 1, 0.6, -4],
  turn: [0.7, 0, 660, 0, 0.04, 0.35, 0, 1.8, 0, 0, 220, 0.07],
  end: [0.8, 0, 392, 0.02, 0.2, 0.6, 0, 1.4, 0, 0, 196, 0.12, 0.1],
};

export async function ring(sound: Sound): Promise<void> {
  try {
    const { zzfx } = await import('zzfx');
    zzfx(...SOUNDS[sound]);
  } catch {
    // A browser that does not let us, or has no sound: the game is just as clear.
  }
}
