/** Compares bibs as the live page orders them: a shorter number is a lower one. */
export function compareBibs(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
