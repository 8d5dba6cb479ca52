/** Returns millimetres in points, of which an inch has 72. */
export function mm(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}
