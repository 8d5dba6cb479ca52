import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { raceCancellations } from "#server/base/db/organiseSchema.ts";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { keepPaidEntry } from "#server/desk/organise/testOrganise.ts";
import { park, raceFolder } from "#server/entry/testForm.ts";
import { addAccount } from "#server/people/accounts/testPeople.ts";
import { cheapAccounts } from "#server/people/accounts/testSettings.ts";
import { openWorld, testKey, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

let world: World;
const startline = (...words: string[]) => runStartline(words, { DATA_DIR: world.env.dataDir });
const at = ["--domain", park];
beforeAll(async () => {
  world = await openWorld(raceFolder({ items: { "ten-km": { places: 3, feeFen: 3000 } } }), {
    accounts: cheapAccounts,
  });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
  const accountId = await addAccount(world, { email: "runner@example.org" });
  await keepPaidEntry(world, { accountId, raceId: "7001", names: ["王小明", "李小红"], domainName: park });
});
afterAll(() => world.close());

test("an operator reads what the cancellation of a race would end and pay back, and requests it, which no command approves", async () => {
  const cancel = (...words: string[]) => startline("cancel", ...at, "--language", "en", ...words);
  expect(await cancel()).toMatchObject({ code: 0, out: expect.stringContaining("not cancelled") });
  const { effect } = JSON.parse((await cancel("--keep", "10%", "--json")).out);
  expect(effect).toMatchObject({ places: 2, paidFen: 9900, refundFen: 8910 });
  expect(JSON.parse((await cancel("--keep", "20.5", "--json")).out).effect.refundFen).toBe(9900 - 2 * 2050);
  for (const words of [
    ["--reason", "台风"],
    ["--keep", "0%"],
    ["--keep", "100%"],
    ["--keep", "0"],
    ["--keep", "much"],
  ])
    expect((await cancel(...words)).code).toBe(2);
  expect((await startline("cancel", "--domain", "nobody.example")).code).toBe(1);
  const request = await cancel("--keep", "nothing", "--reason", "台风");
  expect(request).toMatchObject({ code: 0, out: expect.stringContaining("waits for an organiser") });
  expect((await cancel("--keep", "nothing", "--reason", "台风")).code).toBe(2);
  const [row] = await world.db.select().from(raceCancellations);
  expect(row).toMatchObject({ requestedBy: "command", state: "waiting", refunds: "all" });
});
