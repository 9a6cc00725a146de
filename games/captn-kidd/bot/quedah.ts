export function evaluateQuedah(): number {
  return 0;
}
