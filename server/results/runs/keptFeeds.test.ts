import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OrganisedResultPage } from "#contract/organiseResults.ts";
import { passings } from "../../base/db/timingSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { ms } from "../sets/testResults.ts";
import { clearTiming, domainName, gunAt, openTimingWorld, record, type TimingWorld } from "../timing/testTiming.ts";

let timing: TimingWorld;
let token = "";
let sourceId = 0;
beforeAll(async () => {
  timing = await openTimingWorld();
});
afterAll(() => timing.world.close());
beforeEach(async () => {
  await clearTiming(timing.world.db);
  ({
    token,
    source: { sourceId },
  } = await timing.addSource());
  await timing.list(["1", "2"].map((bib) => ({ bib, name: `Runner ${bib}`, gender: 1 })));
});

const path = "/sign-up/organise/results";
const target = { domainName, item: "marathon" };
const correct = async (club: string) => {
  const json = { ...target, bib: "2", field: "club", value: club, reason: "x" };
  expect((await call(timing.world, `${path}/corrections`, { json, token: timing.organiser })).code).toBe(0);
};
const readTimes = async () => {
  const url = `${path}/rows?${new URLSearchParams(target)}`;
  const { data } = await call<OrganisedResultPage>(timing.world, url, { token: timing.organiser });
  return data.results.map(({ bib, gunMs, club }) => [bib, gunMs, club]).sort();
};
const send = (...records: object[]) => timing.send(records, { token });

test("a correction reads only the passings that were stored since the last one, whichever server stored them", async () => {
  await send(record(1, 1, "FINISH", 240));
  await correct("Hills");
  expect(await readTimes()).toEqual([
    ["1", ms("4:00:00"), null],
    ["2", null, "Hills"],
  ]);
  // Nobody changes a stored passing: a correction that read it again would have the other time.
  await timing.world.db.execute(sql`alter table passings disable trigger user`);
  await timing.world.db.update(passings).set({ at: new Date(gunAt + 200 * 60_000) });
  await timing.world.db.execute(sql`alter table passings enable trigger user`);
  // As another server stores it.
  const other = { externalId: "other", contentHash: "0".repeat(24), isRemoved: false, raw: "{}" };
  const at = new Date(gunAt + 250 * 60_000);
  await timing.world.db.insert(passings).values({ sourceId, ...other, bib: "2", point: "FINISH", at });
  await correct("Lakes");
  expect(await readTimes()).toEqual([
    ["1", ms("4:00:00"), null],
    ["2", ms("4:10:00"), "Lakes"],
  ]);
});

test("what a timing system calls its points counts for what it sent already, also in the next correction", async () => {
  await send(record(1, 1, "MAT 9", 240));
  await correct("Hills");
  expect((await readTimes())[0]).toEqual(["1", null, null]);
  const json = { domainName, sourceId, points: { "mat 9": ["finish"] } };
  expect((await timing.organise("sources/points", { json })).code).toBe(0);
  await correct("Lakes");
  expect((await readTimes())[0]).toEqual(["1", ms("4:00:00"), null]);
});
