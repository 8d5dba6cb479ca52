import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { pools } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { rollBack } from "../../sites/publish/releases.ts";
import { publishFolder } from "../../sites/publish/service.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { park, raceFolder } from "../testForm.ts";
import { keepSubmission } from "../testSignups.ts";
import { enter } from "./enter.ts";
import { removeEntries } from "./testEntries.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
});

const over = { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" };
interface Publishing {
  reason?: string;
  registration?: object;
  isLenient?: boolean;
}
const publish = async (tenKm: object, { reason, registration, isLenient = false }: Publishing = {}) => {
  await world.write(raceFolder({ items: { "ten-km": tenKm }, ...(registration && { registration }) }));
  const folder = `${world.env.sitesDir}/park`;
  const site = { folder, siteId: "park", domainNames: [park], origin: "organiser" as const };
  const published = await publishFolder(world.db, world.store, { ...site, reason, isLenient });
  world.boundSites.forget();
  const problems = published.problems.filter(({ code }) => code.startsWith("SL611"));
  return [
    published.outcome,
    ...problems.map((problem) => `${problem.code} ${problem.severity} ${readMessage(problem).en}`),
  ];
};
const enterPeople = async (people: number) => {
  const answers = Array.from({ length: people }, () => ({}));
  const submissionId = await keepSubmission(world, { raceId: "7001", answers });
  const unit = {
    raceId: "7001",
    item: "ten-km",
    submissionId,
    actor: "runner",
    people: answers.map((_answers, position) => ({ position, personId: null, birthday: null })),
  };
  await world.db.transaction((tx) => enter(tx as Database, [unit], "sign-up"));
};
const [lowered, fee, closing] = ["SL6110", "SL6111", "SL6112"];

test("an organiser cannot publish fewer places than are taken, and reads how many are", async () => {
  await publish({ places: 5 });
  await enterPeople(4);
  expect(await publish({ places: 3 })).toEqual([
    "refused",
    `${lowered} error /race/items/0/places: 4 places of "ten-km" are taken, so there cannot be 3. Write 4 or more.`,
  ]);
  // A reason does not make places.
  expect((await publish({ places: 3 }, { reason: "the start is narrow" }))[0]).toBe("refused");
  expect(await publish({ places: 4 })).toEqual(["published"]);
  expect(await publish({ places: 9 })).toEqual(["published"]);
  expect((await world.db.select().from(pools))[0]).toMatchObject({ places: 9, capacity: 9, claimed: 4 });
});

test("another fee, or another closing time after it has passed, needs a reason once there are entries, which is kept", async () => {
  await publish({ places: 5, feeFen: 3000 }, { registration: over });
  expect(await publish({ places: 5, feeFen: 3500 }, { registration: over })).toEqual(["published"]);
  await enterPeople(2);
  const changes = { places: 5, feeFen: 4000 };
  const later = { ...over, closesAt: "2034-01-01T00:00:00+08:00" };
  const findings = [
    `${fee} error /race/items/0/feeFen: The fee of "ten-km" changes from ¥35.00 to ¥40.00; entries made at the old fee: 2, which keep it. Publish with --reason and state why.`,
    `${closing} error /race/registration/closesAt: Sign-up for "ten-km" closed at 2020-12-31T16:00:00.000Z; entries: 2. To publish another closing time, state why with --reason.`,
  ];
  expect(await publish(changes, { registration: later })).toEqual(["refused", ...findings]);
  expect(await publish(changes, { registration: later, reason: " " })).toEqual(["refused", ...findings]);
  expect(await publish(changes, { registration: later, reason: "the venue costs more" })).toEqual([
    "published",
    ...findings.map((finding) => finding.replace(" error ", " note ")),
  ]);
  const [line] = await world.db.select().from(auditLines).where(eq(auditLines.reason, "the venue costs more"));
  expect(line).toMatchObject({ action: "publish", raceId: "7001" });
  expect(line?.details).toMatchObject({ changes: [{ code: fee }, { code: closing }] });
});

test("an organiser who writes the site while it is served reads the same at each save, and is never refused", async () => {
  await publish({ places: 5, feeFen: 3000 }, { registration: over });
  await enterPeople(2);
  // As `startline dev` publishes what it watches.
  const watched = { isLenient: true };
  const [lowest, ...why] = await publish({ places: 1, feeFen: 3000 }, { registration: over, ...watched });
  expect([lowest, why.map((finding) => finding.split(" ")[0])]).toEqual(["published", [lowered]]);
  expect((await world.db.select().from(pools))[0]).toMatchObject({ places: 1, capacity: 2, claimed: 2 });
  const later = { ...over, closesAt: "2034-01-01T00:00:00+08:00" };
  const [outcome, ...both] = await publish({ places: 5, feeFen: 4000 }, { registration: later, ...watched });
  expect([outcome, both.map((finding) => finding.split(" ")[0])]).toEqual(["published", [fee, closing]]);
});

test("a rollback to an edition with fewer places keeps every entry and gives out no more", async () => {
  await publish({ places: 2 });
  await publish({ places: 4 });
  await enterPeople(3);
  expect((await rollBack(world.db, world.store, { domainName: park })).outcome).toBe("rolled-back");
  expect((await world.db.select().from(pools))[0]).toMatchObject({ places: 2, capacity: 3, claimed: 3 });
});
