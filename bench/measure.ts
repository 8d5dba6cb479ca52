/**
 * A row of the benchmark table: what was measured, the ratio of ours to the baseline, and the bound
 * for the ratio.
 */
export interface Row {
  name: string;
  ours: string;
  baseline: string;
  ratio: number;
  bound: string;
  isKept: boolean;
}

/**
 * Runs two things in turn, so that other load on the machine affects both, and returns the median
 * time of each in ms. The first rounds warm up and do not count.
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

/**
 * Measures two rates per second in turn, so that other load on the machine affects both. Returns a
 * row for the ratio of their medians, which must be at least `bound`. The first round warms up and
 * does not count.
 */
export async function compareRates(
  name: string,
  measure: { ours(): Promise<number>; baseline(): Promise<number> },
  { rounds, bound }: { rounds: number; bound: number },
): Promise<Row> {
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    for (const side of ["ours", "baseline"] as const) {
      const rate = await measure[side]();
      if (round >= 0) rates[side].push(rate);
    }
  }
  const [ours, baseline] = [median(rates.ours), median(rates.baseline)];
  return atLeast(name, perSecond(ours), perSecond(baseline), ours / baseline, bound);
}

/** Returns the middle value, or the higher of two; NaN for no values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns a row for a ratio that must not exceed `bound`. */
export function atMost(name: string, ours: string, baseline: string, ratio: number, bound: number): Row {
  return { name, ours, baseline, ratio, bound: `<= ${bound}`, isKept: ratio <= bound };
}

/** Returns a row for a ratio that must be at least `bound`. */
export function atLeast(name: string, ours: string, baseline: string, ratio: number, bound: number): Row {
  return { name, ours, baseline, ratio, bound: `>= ${bound}`, isKept: ratio >= bound };
}

/** Returns a row for a ratio that is printed only. */
export function printed(name: string, ours: string, baseline: string, ratio: number): Row {
  return { name, ours, baseline, ratio, bound: "printed", isKept: true };
}

/** Returns a rate as a text of the table. */
export function perSecond(rate: number): string {
  return `${rate.toFixed(0)}/s`;
}

/** Returns milliseconds as a text of the table. */
export function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}
