import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount, cheapAccounts } from "#server/people/accounts/testPeople.ts";
import { announceServer } from "#server/people/admin/runningServer.ts";
import { openWorld, testKey, tinyDocument, tinyRace, tinySite, type World } from "#server/testWorld.ts";
import { runStartline } from "./callStartline.ts";

let world: World;
beforeAll(async () => {
  const site = {
    "trail/site.json": tinySite(),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  };
  world = await openWorld(site, { accounts: cheapAccounts });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
  await addAccount(world, { email: "lin@example.org" });
}, 60_000);
afterAll(() => world.close());

const call = (...words: string[]) => runStartline(["authorise", ...words], { DATA_DIR: world.env.dataDir });

test("an operator gives an account one race, reads who has what, and reads why a right cannot be taken", async () => {
  expect(await call("lin@example.org", "--race", "trail.localhost")).toMatchObject({
    ...{ code: 0, out: expect.stringContaining("documents of the race trail.localhost") },
  });
  expect((await call("--list")).out).toBe("lin@example.org  7001 (trail.localhost)\n");
  expect((await call("--list", "--race", "7002")).out).toBe("Nobody is an organiser.\n");
  expect(await call("lin@example.org", "--race", "7002")).toMatchObject({
    ...{ code: 1, err: expect.stringContaining("No race has the id or domain name 7002") },
  });
  expect(await call("lin@example.org")).toMatchObject({
    ...{ code: 0, out: expect.stringContaining("of all races. To limit it to one, revoke this") },
  });
  expect((await call("lin@example.org", "--race", "7001", "--take")).code).toBe(1);
  expect(JSON.parse((await call("--list", "--json")).out)).toMatchObject([{ email: "lin@example.org", races: null }]);
  expect((await call("lin@example.org", "--take", "--all-races")).code).toBe(0);
  expect((await call("--list")).out).toBe("Nobody is an organiser.\n");
});

test("an operator who names neither an account nor the list, or a race and all of them, reads what to write", async () => {
  for (const [words, sentence] of [
    [[], "Name the account"],
    [["lin@example.org", "--list"], "Name the account"],
    [["lin@example.org", "--race", "7001", "--all-races"], "Name one race"],
  ] as const)
    expect(await call(...words)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});
