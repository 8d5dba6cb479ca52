import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getOrganiser } from "#core/authorities.ts";
import { accounts, sessions } from "../../base/db/accountSchema.ts";
import { hashToken } from "../../base/secrets/secrets.ts";
import { lastingReviewer } from "../../people/accounts/guard.ts";
import { findSession, type LoggedIn, openSession } from "../../people/accounts/sessions.ts";
import { addAccount } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { exportEntries } from "./export.ts";
import { keepPaidEntry } from "./testOrganise.ts";

let world: World;
beforeAll(async () => {
  const site = { "river/site.json": tinySite({ id: "river" }), "river/documents/rules.json": tinyDocument() };
  const settings = { accounts: cheapAccounts };
  world = await openWorld({ ...site, "river/race.json": { ...tinyRace, raceId: "7002" } }, settings);
});
afterAll(() => world.close());

test("an organiser who exports entries gets no more of them once the right or the session has ended", async () => {
  const domainName = "river.localhost";
  const authorities = [getOrganiser("7002")];
  const river = await addAccount(world, { email: "river@example.com", authorities });
  const names = Array.from({ length: 1100 }, (_, n) => `张${n}`);
  await keepPaidEntry(world, { accountId: river, raceId: "7002", names, domainName });
  const readAll = async (meanwhile: (token: string) => Promise<unknown>) => {
    const token = await openSession(world.db, { accountId: river, loginType: "5", device: "x" });
    const reviewer = lastingReviewer(world, (await findSession(world.db, token)) as LoggedIn, token);
    const exported = await exportEntries(world.tools, reviewer, { domainName, format: "csv", language: "en" });
    if (typeof exported === "string") throw new Error(exported);
    let bytes = 0;
    for await (const piece of exported.file) {
      if (bytes === 0) await meanwhile(token);
      bytes += piece.length;
    }
    return bytes;
  };
  const rowCount = await readAll(async () => undefined);
  expect(rowCount).toBeGreaterThan(50_000);
  const end = (token: string) => world.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  await expect(readAll(end)).rejects.toThrow("has ended");
  const give = (rights: string[]) =>
    world.db.update(accounts).set({ authorities: rights }).where(eq(accounts.accountId, river));
  await expect(readAll(() => give([getOrganiser("7001")]))).rejects.toThrow("has ended");
  // The control: with the right it is whole again.
  await give(authorities);
  expect(await readAll(async () => undefined)).toBe(rowCount);
});
