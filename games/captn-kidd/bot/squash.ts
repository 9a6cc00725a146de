/** Brings a lead of any size between -1 and 1; a lead of `scale` becomes a half. */
export function squash(lead: number, scale: number): number {
  return lead / (scale + Math.abs(lead));
}
