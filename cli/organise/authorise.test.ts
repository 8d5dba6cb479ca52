import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, secondFactors } from "#server/base/db/accountSchema.ts";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { addAccount } from "#server/people/accounts/testPeople.ts";
import { cheapAccounts } from "#server/people/accounts/testSettings.ts";
import { openWorld, testKey, tinyDocument, tinyRace, tinySite, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

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
});
afterAll(() => world.close());

const startline = (...words: string[]) => runStartline(words, { DATA_DIR: world.env.dataDir });
const authorise = (...words: string[]) => startline("authorise", ...words);
const audit = (...words: string[]) => startline("audit", ...words);

test("an operator gives an account one race, reads who has what, and reads why a right cannot be taken", async () => {
  expect(await authorise("lin@example.org", "--race", "trail.localhost")).toMatchObject({
    code: 0,
    out: expect.stringContaining("now organises the race trail.localhost"),
  });
  expect((await authorise("--list")).out).toBe("lin@example.org  7001 (trail.localhost)\n");
  expect((await authorise("--list", "--race", "7002")).out).toBe("Nobody is an organiser.\n");
  expect(await authorise("lin@example.org", "--race", "7002")).toMatchObject({
    code: 1,
    err: expect.stringContaining("No race has the id or domain name 7002"),
  });
  expect(await authorise("lin@example.org")).toMatchObject({
    code: 0,
    out: expect.stringContaining("organises all races. To limit it to one, revoke this"),
  });
  expect((await authorise("lin@example.org", "--race", "7001", "--take")).code).toBe(1);
  expect(JSON.parse((await authorise("--list", "--json")).out)).toMatchObject([
    { email: "lin@example.org", races: null },
  ]);
  expect((await authorise("lin@example.org", "--take", "--all-races")).code).toBe(0);
  expect((await authorise("--list")).out).toBe("Nobody is an organiser.\n");
});

test("an operator gives the rights to review and to see personal data by name, and reads who has them", async () => {
  await authorise("lin@example.org", "--race", "7001");
  const { out } = await authorise("lin@example.org", "--race", "7001", "--reviewer", "--personal-data");
  expect(out).toContain("now sees personal data, as far as it organises the race: 7001.");
  expect(out).toContain("now reviews applications and documents, as far as it organises the race: 7001.");
  const rights = "lin@example.org  7001 (trail.localhost)  sees personal data: 7001";
  expect((await authorise("--list")).out).toBe(`${rights}  reviews: 7001\n`);
  expect((await authorise("lin@example.org", "--race", "7001", "--reviewer", "--take")).code).toBe(0);
  expect((await authorise("--list")).out).toBe(`${rights}\n`);
  await authorise("lin@example.org", "--personal-data", "--take");
  await authorise("lin@example.org", "--take");
});

test("an operator who names neither an account nor the list, or a race and all of them, reads what to write", async () => {
  const refused = (sentence: string) => ({ code: 2, out: "", err: expect.stringContaining(sentence) });
  expect(await authorise()).toEqual(refused("Name the account"));
  expect(await authorise("lin@example.org", "--list")).toEqual(refused("Name the account"));
  expect(await authorise("lin@example.org", "--race", "7001", "--all-races")).toEqual(refused("Name one race"));
});

test("an operator reads in the audit what was given and taken, and whom it concerned", async () => {
  await authorise("lin@example.org", "--race", "7001");
  const { out } = await audit("--kind", "right-given", "--account", "lin@example.org", "--since", "1h");
  const last = out.trim().split("\n").at(-1);
  expect(last).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ {2}right given {2}by command {2}account .+ {2}\{"raceId":"7001"\}$/,
  );
  const [first] = JSON.parse((await audit("--json")).out);
  expect(first).toMatchObject({ kind: "right-given", actor: "command", count: 1 });
  expect((await audit("--kind", "file-viewed")).out).toBe("No event matches.\n");
  expect((await audit("--account", "nobody@example.org")).code).toBe(1);
  expect(await audit("--purge-before", "1d")).toMatchObject({
    code: 1,
    err: "Nothing was deleted: events of the last 30 days are kept.\n",
  });
  expect((await audit("--purge-before", "90d")).out).toBe("No event was deleted.\n");
  expect(await audit("--since", "yesterday")).toMatchObject({
    code: 2,
    err: expect.stringContaining('"yesterday" is not a time'),
  });
});

test("an operator resets the second factor of somebody who lost the phone", async () => {
  const reset = () => authorise("lin@example.org", "--reset-second-factor");
  expect((await reset()).out).toBe("Nothing changed: the account has no second factor.\n");
  const [account] = await world.db.select().from(accounts);
  await world.db.insert(secondFactors).values({ accountId: account?.accountId ?? "", enrolledAt: new Date() });
  expect((await reset()).out).toBe("The account's second factor is removed. Its owner sets up a new one.\n");
  expect((await authorise("nobody@example.org", "--reset-second-factor")).code).toBe(1);
});
