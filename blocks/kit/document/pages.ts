/**
 * Returns the page numbers (from 1) that a row of page buttons shows: both ends, the current one
 * and its neighbours, and gaps.
 */
export function pagesToShow(current: number, total: number): (number | "gap-start" | "gap-end")[] {
  if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1);
  const from = current <= 4 ? 2 : Math.min(current - 1, total - 3);
  const to = current >= total - 3 ? total - 1 : Math.max(current + 1, 4);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ["gap-start" as const] : []),
    ...middle,
    ...(to < total - 1 ? ["gap-end" as const] : []),
    total,
  ];
}
