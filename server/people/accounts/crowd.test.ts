import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, limits, sessions } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { passwordsAt } from "./passwords.ts";
import { addAccount, logIn, openBeside, openPeople } from "./testPeople.ts";
import { cheapAccounts } from "./testSettings.ts";

// A fortieth of what one address may do in a minute, and of the 2,000 runners whom `npm run prove`
// sends from one.
const callsPerNetwork = cheapAccounts.callsPerNetwork / 40;
const crowd = 50;
const email = (runner: number) => `runner-${runner}@example.com`;
let world: World;
beforeAll(async () => {
  world = await openPeople({ callsPerNetwork });
  const passwordHash = await passwordsAt(cheapAccounts.passwordCost).hash("abc123");
  const runners = Array.from({ length: crowd }, (_, runner) => ({
    accountId: randomUUID(),
    email: email(runner),
    passwordHash,
    nick: `Runner ${runner}`,
  }));
  await world.db.insert(accounts).values(runners);
});
afterAll(() => world.close());

/**
 * So many log in, fifty at a time, from one address and with the same kind of browser. Returns how
 * many got in.
 */
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

test("50 runners behind one carrier's address all get in when registration opens", async () => {
  expect(await allLogIn(world, crowd)).toBe(crowd);
  expect(new Set((await world.db.select().from(sessions)).map(({ accountId }) => accountId)).size).toBe(crowd);
});

test("many would be refused if addresses were bounded as tightly as accounts are", async () => {
  await world.db.delete(limits);
  const tight = await openBeside(world, { accounts: { ...cheapAccounts, callsPerNetwork: 40 } });
  expect(await allLogIn(tight, crowd).finally(tight.close)).toBeLessThan(crowd);
});

test("one account tried from 150 addresses with as many browsers is looked at a hundred times", async () => {
  await world.db.delete(limits);
  await addAccount(world, { email: "target@example.com", password: "abc123" });
  let looked = 0;
  for (let first = 0; first < 150; first += 50) {
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
});
