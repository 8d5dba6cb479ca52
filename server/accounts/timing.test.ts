import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "../db/account-schema.ts";
import type { World } from "../test-world.ts";
import { type Passwords, passwordsAt } from "./passwords.ts";
import { addAccount, logIn, openPeople } from "./test-people.ts";

// Little enough that a thousand tries take seconds, and enough that the password is what a login takes most of its time for.
const passwordCost = { memoryKiB: 4096, passes: 2 };
const careful = passwordsAt(passwordCost);
// Without the guard: where there is no password to compare with, nothing is compared.
const careless: Passwords = {
  ...careful,
  isRight: async (kept, password) => kept !== null && careful.isRight(kept, password),
};

const worlds: World[] = [];
async function openWith(passwords: Passwords): Promise<World> {
  const world = await openPeople({ passwordCost }, {}, { passwords });
  await addAccount(world, { email: "known@example.com", password: "abc123" });
  worlds.push(world);
  return world;
}

let guarded: World;
let bare: World;
beforeAll(async () => {
  guarded = await openWith(careful);
  bare = await openWith(careless);
}, 60_000);
afterAll(async () => {
  for (const world of worlds) await world.close();
});

/** How much the median times of a known and of an unknown account differ, as a part of the longer; the two take turns. */
async function difference(world: World, tries: number): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let turn = -10; turn < tries; turn++) {
    const order = turn % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const who of order) {
      await world.db.delete(limits);
      const start = performance.now();
      await logIn(world, `${who}@example.com`, "wrong1");
      // The first ones warm up.
      if (turn >= 0) times[who].push(performance.now() - start);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return Math.abs(known - unknown) / Math.max(known, unknown);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

// A busy machine may spoil one measurement; what the program gives away is in all three.
async function smallestOf(measure: () => Promise<number>, limit: number): Promise<number> {
  let smallest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && smallest >= limit; round++) smallest = Math.min(smallest, await measure());
  return smallest;
}

test("nobody hears from the time a login takes who has an account: over 500 tries the medians differ by less than 10 %", async () => {
  expect(await smallestOf(() => difference(guarded, 500), 0.1)).toBeLessThan(0.1);
}, 300_000);

test("they would, if nothing were compared for those who have none", async () => {
  expect(await smallestOf(() => difference(bare, 60), 0.1)).toBeGreaterThan(0.1);
}, 120_000);
