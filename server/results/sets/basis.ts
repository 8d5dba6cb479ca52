import type { ResultRules } from "./rules.ts";

/** Returns whether a result counts by net or by gun time, by its overall place. */
export function findBasis({ basis }: Pick<ResultRules, "basis">, rank: number | null): "net" | "gun" {
  const range = basis.overall.find(({ upTo }) => upTo === undefined || (rank !== null && rank <= upTo));
  return range?.by ?? "gun";
}

/** Returns the time of a result by which it counts; null if it has none of the kind. */
export function chooseTime(
  basis: "net" | "gun",
  { gunMs, netMs }: { gunMs: number | null; netMs: number | null },
): number | null {
  return basis === "net" ? (netMs ?? gunMs) : gunMs;
}
