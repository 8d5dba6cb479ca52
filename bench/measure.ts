/** One line of the benchmark table: what was measured, the ratio, and the bound it has to keep. */
export interface Row {
  name: string;
  ours: string;
  baseline: string;
  ratio: number;
  bound: string;
  isKept: boolean;
}

/**
 * Runs two things in turn, so that other load on the machine affects both, and returns the median time of each in ms.
 * The first rounds warm up and do not count.
 */
export async function compareTimes(
  ours: () => unknown,
  baseline: () => unknown,
  rounds = 15,
): Promise<{ ours: number; baseline: number }> {
  const times = { ours: [] as number[], baseline: [] as number[] };
  for (let round = -3; round < rounds; round++) {
    const order = round % 2 === 0 ? (["ours", "baseline"] as const) : (["baseline", "ours"] as const);
    for (const side of order) {
      const start = performance.now();
      await (side === "ours" ? ours() : baseline());
      if (round >= 0) times[side].push(performance.now() - start);
    }
  }
  return { ours: median(times.ours), baseline: median(times.baseline) };
}

/** The middle value. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A row for a ratio that must stay at or below `bound`. */
export function atMost(name: string, ours: string, baseline: string, ratio: number, bound: number): Row {
  return { name, ours, baseline, ratio, bound: `<= ${bound}`, isKept: ratio <= bound };
}

/** A row for a ratio that must stay at or above `bound`. */
export function atLeast(name: string, ours: string, baseline: string, ratio: number, bound: number): Row {
  return { name, ours, baseline, ratio, bound: `>= ${bound}`, isKept: ratio >= bound };
}

/** Milliseconds, written for the table. */
export function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}
