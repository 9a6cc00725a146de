/** Who plays in lessons and rulebooks. The learner is the first. */
const NAMES = ['Anne', 'Bart', 'Carlos', 'Dora', 'Emil', 'Fatou'];

export function namesOf(seats: number): readonly string[] {
  return NAMES.slice(0, seats);
}
