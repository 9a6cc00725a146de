export function evaluateMadagaskar(): number {
  return 0;
}
