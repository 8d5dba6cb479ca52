// How much room a picture has in four columns: the whole row, two by two, two by one, or one cell.
type Size = "full" | "big" | "wide" | "small";

/**
 * Returns the sizes of `count` pictures so that a mosaic of four columns has no hole; the first one
 * is the largest.
 */
export function layOut(count: number): Size[] {
  if (count <= 1) return Array<Size>(count).fill("full");
  if (count === 2) return ["big", "big"];
  // Two big ones among six or ten fill all rows, and nothing is cropped.
  if (count > 2 && count % 4 === 2) return Array.from({ length: count }, (_, index) => (index < 2 ? "big" : "small"));
  // One big picture takes four cells; wide ones (two cells) at the end fill the last row.
  const wide = (4 - ((count + 3) % 4)) % 4;
  return Array.from({ length: count }, (_, index) => (index === 0 ? "big" : index >= count - wide ? "wide" : "small"));
}
