export function evaluateLoyal(): number {
  return 0;
}
