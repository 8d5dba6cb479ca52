import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addAccount, cheapAccounts } from "#server/people/accounts/testPeople.ts";
import { announceServer } from "#server/people/admin/runningServer.ts";
import { openWorld, testKey, tinyDocument, tinyRace, tinySite, type World } from "#server/testWorld.ts";
import { authorise } from "./authorise.ts";
import { callVerb } from "./testVerb.ts";

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
  vi.stubEnv("DATA_DIR", world.env.dataDir);
  await addAccount(world, { email: "lin@example.org" });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

const call = (...words: string[]) => callVerb(authorise, words);

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
  await expect(call()).rejects.toThrow("Name the account");
  await expect(call("lin@example.org", "--list")).rejects.toThrow("Name the account");
  await expect(call("lin@example.org", "--race", "7001", "--all-races")).rejects.toThrow("Name one race");
});
