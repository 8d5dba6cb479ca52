import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, limits, sessions } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { passwordsAt } from "./passwords.ts";
import { addAccount, cheapAccounts, logIn, openPeople } from "./testPeople.ts";

const crowd = 2000;
const email = (runner: number) => `runner-${runner}@example.com`;
const worlds: World[] = [];
afterAll(async () => {
  for (const world of worlds) await world.close();
});

async function openCrowd(callsPerNetwork: number): Promise<World> {
  const world = await openPeople({ callsPerNetwork });
  worlds.push(world);
  const passwordHash = await passwordsAt(cheapAccounts.passwordCost).hash("abc123");
  const runners = Array.from({ length: crowd }, (_, runner) => ({
    accountId: randomUUID(),
    email: email(runner),
    passwordHash,
    nick: `Runner ${runner}`,
  }));
  await world.db.insert(accounts).values(runners);
  return world;
}

/** So many log in, fifty at a time, from one address and with the same kind of browser. Answers how many got in. */
async function allLogIn(world: World, runners: number): Promise<number> {
  let inside = 0;
  for (let first = 0; first < runners; first += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => logIn(world, email(first + n), "abc123", { remoteAddress: "100.64.0.1" })),
    );
    inside += answers.filter(({ code, data }) => code === 0 && data.token).length;
  }
  return inside;
}

let world: World;
beforeAll(async () => {
  world = await openCrowd(cheapAccounts.callsPerNetwork);
}, 60_000);

test("2,000 runners behind one carrier's address all get in when registration opens", async () => {
  expect(await allLogIn(world, crowd)).toBe(crowd);
  expect(new Set((await world.db.select().from(sessions)).map(({ accountId }) => accountId)).size).toBe(crowd);
}, 300_000);

test("many would be refused if addresses were bounded as tightly as accounts are", async () => {
  const tight = await openCrowd(100);
  expect(await allLogIn(tight, 400)).toBeLessThan(400);
}, 300_000);

test("one account tried from 2,000 addresses with as many browsers is looked at a hundred times", async () => {
  await world.db.delete(limits);
  await addAccount(world, { email: "target@example.com", password: "abc123" });
  let looked = 0;
  for (let first = 0; first < crowd; first += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        logIn(world, "target@example.com", "wrong1", {
          remoteAddress: `10.${(first + n) >> 8}.${(first + n) & 255}.1`,
          headers: { "user-agent": `browser ${first + n}` },
        }),
      ),
    );
    looked += answers.filter(({ code }) => code === 400).length;
  }
  expect(looked).toBe(100);
}, 300_000);
