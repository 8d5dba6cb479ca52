interface Point {
  x: number;
  y: number;
}

/**
 * Returns whether a pointer that moved `from` -> `to` is on its way into a panel whose upper edge
 * runs from `left` to `right` at `top`.
 */
export function isHeadingFor(panel: { left: number; right: number; top: number }, from: Point, to: Point): boolean {
  if (to.y <= from.y) return false;
  const steps = (panel.top - from.y) / (to.y - from.y);
  const x = from.x + (to.x - from.x) * steps;
  return steps > 0 && x >= panel.left && x <= panel.right;
}
