import type { Facts } from "../../bind/binding.ts";
import type { Finding } from "../../problems/problems.ts";
import { limits } from "../language/limits.ts";

/**
 * Thrown when a page of composites becomes larger than its limits; caught at the instance of the
 * page.
 */
export class TooLarge extends Error {}

/** What all instances of a site share while they are expanded. */
export interface Run {
  facts: Facts;
  /** Findings about the facts of the race, each in the file of its composite. */
  findings: Finding[];
  /** Counts steps of work. Throws `TooLarge` if there are too many on one page. */
  spend(steps: number): void;
  /** How many steps it costs to write a value once more. */
  measureSize(value: unknown): number;
  /** Starts to count for another page. */
  startPage(): void;
}

const perSite = 10;

export function startRun(facts: Facts): Run {
  let [ofPage, ofSite] = [0, 0];
  const sizes = new WeakMap<object, number>();
  const measureSize = (value: unknown): number => {
    if (typeof value === "string") return 1 + value.length / 50;
    if (typeof value !== "object" || value === null) return 1;
    const cached = sizes.get(value);
    if (cached !== undefined) return cached;
    let size = 1;
    for (const inner of Object.values(value)) size += measureSize(inner);
    sizes.set(value, size);
    return size;
  };
  return {
    facts,
    findings: [],
    measureSize,
    spend(steps) {
      ofPage += steps;
      ofSite += steps;
      if (ofPage > limits.steps || ofSite > limits.steps * perSite) throw new TooLarge();
    },
    startPage() {
      ofPage = 0;
    },
  };
}
