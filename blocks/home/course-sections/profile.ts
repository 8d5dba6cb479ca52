interface Height {
  km: number;
  m: number;
}

/**
 * A drawn profile in a box of 1000 x 100; `lowest` and `highest` in metres, `highestAt` in
 * kilometres.
 */
export interface Profile {
  /** The line, as the data of an SVG path. */
  line: string;
  /** The same, closed along the bottom. */
  area: string;
  /** Kilometres at the right edge. */
  length: number;
  lowest: number;
  highest: number;
  highestAt: number;
  /** How far below the top of the box the highest point is. */
  highestY: number;
}

// A flat course must not look like mountains: the box is at least this high.
const leastRangeM = 60;

/**
 * Draws heights along a course, in the order of their distances; undefined if there are fewer than
 * two.
 */
export function drawProfile(heights: readonly Height[], length: number): Profile | undefined {
  const inOrder = heights.filter(({ km, m }) => Number.isFinite(km) && Number.isFinite(m)).sort((a, b) => a.km - b.km);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const end = Math.max(length, last?.km ?? 0);
  if (!first || !last || first === last || !(end > 0)) return undefined;
  const lowest = Math.min(...inOrder.map(({ m }) => m));
  const top = inOrder.reduce((best, height) => (height.m > best.m ? height : best), first);
  const range = Math.max(top.m - lowest, leastRangeM);
  const measureHeight = (m: number) => round(92 - ((m - lowest) / range) * 84);
  const place = ({ km, m }: Height) => `${round((km / end) * 1000)} ${measureHeight(m)}`;
  const line = `M${inOrder.map(place).join("L")}`;
  const edges = [last.km, first.km].map((km) => `${round((km / end) * 1000)} 100`).join("L");
  return {
    line,
    area: `${line}L${edges}Z`,
    length: end,
    lowest,
    highest: top.m,
    highestAt: top.km,
    highestY: measureHeight(top.m),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
