import type { ItemFacts } from "../model/mapping.ts";
import type { ResultRow } from "../model/row.ts";

/** The rows of a file, of which it is decided together from when their splits count. */
export interface SplitOriginVote {
  add(row: Pick<ResultRow, "gunMs" | "netMs" | "splitsMs">): void;
  decide(): "gun" | "start";
}

// Fewer rows, or starts within seconds of the gun, show nothing, and cost nothing.
const fewestRows = 30;
const smallestSpread = 20_000;

/**
 * Collects rows and decides whether their first splits count from the gun or from each runner's own
 * start: those from the gun grow by as much as the runner started late. Slow runners start late and
 * fast for their pace, which costs about a quarter of that.
 */
export function collectSplitOrigin({ points, distanceKm }: ItemFacts): SplitOriginVote {
  const first = points[0]?.distanceKm;
  const sums = { rows: 0, delay: 0, excess: 0, square: 0, product: 0 };
  const add: SplitOriginVote["add"] = ({ gunMs, netMs, splitsMs: [split] }) => {
    if (gunMs === null || netMs === null || typeof split !== "number" || !first || !distanceKm) return;
    const delay = gunMs - netMs;
    const excess = split - (netMs * first) / distanceKm;
    sums.rows++;
    sums.delay += delay;
    sums.excess += excess;
    sums.square += delay * delay;
    sums.product += delay * excess;
  };
  const decide = () => {
    const { rows, delay, excess, square, product } = sums;
    const variance = square / rows - (delay / rows) ** 2;
    if (rows < fewestRows || variance < smallestSpread ** 2) return "gun";
    const slope = (product / rows - (delay / rows) * (excess / rows)) / variance;
    return slope < 0.4 ? "start" : "gun";
  };
  return { add, decide };
}
