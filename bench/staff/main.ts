import type { StaffSnapshot } from "#contract/staff.ts";
import { createRoster } from "#src/staff/model/roster.ts";
import { openVault } from "#src/staff/store/vault.ts";

/** Median times in ms: of a stored list until it can be searched, and of JSON.parse of its text. */
export interface Times {
  ours: number;
  baseline: number;
}

declare global {
  interface Window {
    keepList(text: string): Promise<void>;
    measureList(text: string, rounds: number): Promise<Times>;
  }
}

const vault = openVault("bench-staff");

window.keepList = (text) => vault.write("snapshot", text);
window.measureList = async (text, rounds) => {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const start = performance.now();
    const kept = (await vault.read("snapshot")) ?? "";
    const roster = createRoster(JSON.parse(kept) as StaffSnapshot);
    const opened = performance.now();
    JSON.parse(text);
    const end = performance.now();
    if (roster.count === 0) throw new Error("The list is empty.");
    if (round >= 0) ours.push(opened - start);
    if (round >= 0) baseline.push(end - opened);
  }
  return { ours: getMedian(ours), baseline: getMedian(baseline) };
};

function getMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
