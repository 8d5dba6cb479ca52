import { and, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testForm } from "#forms/testForm.ts";
import type { Database } from "../../base/db/open.ts";
import { optionCounts, optionPlaces } from "../../base/db/optionSchema.ts";
import { openMeeting } from "../../base/db/testOverlap.ts";
import { openShared, type SharedDatabase } from "../../base/db/testShared.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { findRefusal } from "../../race/refusals.ts";
import { keepSubmission } from "../testSignups.ts";
import { claimOptions, promote, releaseOptions } from "./claim.ts";
import { givePlaces } from "./raise.ts";

// What only a database with real concurrency can get wrong.
let shared: SharedDatabase;
let db: Database;

beforeAll(async () => {
  shared = await openShared({ servers: 1 });
  db = shared.db();
});
afterAll(() => shared.close());

const fields = (waitingList: boolean) => ({
  "/slot": { type: "radio", options: {}, messages: {}, capacity: { friday: 5, saturday: 5 }, waitingList },
});
const formWith = (id: string, waitingList = false) =>
  testForm({ properties: { slot: {} } }, { id, fields: fields(waitingList) });
const keep = (entrants: number) =>
  keepSubmission({ db, secrets }, { raceId: "race", answers: Array.from({ length: entrants }, () => ({})) });
const countHeld = async (formId: string) => {
  const isHeld = and(eq(optionPlaces.formId, formId), eq(optionPlaces.state, "held"));
  return (await db.select({ many: count() }).from(optionPlaces).where(isHeld))[0]?.many;
};
const countTaken = async (formId: string) =>
  (await db.select({ taken: optionCounts.taken }).from(optionCounts).where(eq(optionCounts.formId, formId))).map(
    ({ taken }) => taken,
  );

test("of many runners at once, as many get a slot as it has places", async () => {
  const ids = await Promise.all(Array.from({ length: 24 }, () => keep(1)));
  const claim = (submissionId: string) =>
    db.transaction((tx) =>
      claimOptions(tx as Database, {
        raceId: "race",
        submissionId,
        form: formWith("exact"),
        answers: [{ slot: "friday" }],
      }),
    );
  const results = await Promise.allSettled(ids.map(claim));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.every(({ reason }) => findRefusal(reason, "sign-up")?.error === "sign-up/wrong-answers")).toBe(true);
  expect([refused.length, await countHeld("exact"), await countTaken("exact")]).toEqual([19, 5, [5]]);
});

test("control: counting without the lock gives a slot to more runners than it has places", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => keep(1)));
  const allCounted = openMeeting(ids.length);
  const key = { raceId: "race", formId: "naive", field: "/slot", option: "friday" };
  await Promise.all(
    ids.map((submissionId) =>
      db.transaction(async (tx) => {
        const isOfForm = eq(optionPlaces.formId, "naive");
        const [row] = await tx.select({ many: count() }).from(optionPlaces).where(isOfForm);
        await allCounted();
        if ((row?.many ?? 0) < 5)
          await tx.insert(optionPlaces).values({ submissionId, position: 0, ...key, state: "held" });
      }),
    ),
  );
  expect(await countHeld("naive")).toBeGreaterThan(5);
});

test("groups that take and return two slots in any order never wait in a circle, and every place is given out once", async () => {
  const ids = await Promise.all(Array.from({ length: 16 }, () => keep(2)));
  const form = formWith("circle", true);
  const slots = [{ slot: "friday" }, { slot: "saturday" }];
  await Promise.all(
    ids.map(async (submissionId, index) => {
      const answers = index % 2 === 0 ? slots : slots.toReversed();
      await db.transaction((tx) => claimOptions(tx as Database, { raceId: "race", submissionId, form, answers }));
      if (index % 4 === 0) await db.transaction((tx) => releaseOptions(tx as Database, [submissionId]));
    }),
  );
  expect([await countHeld("circle"), await countTaken("circle")]).toEqual([10, [5, 5]]);
});

/** Has that many runners wait for a slot that has no places. */
async function wait(formId: string, runners: number) {
  const none = { slot: { friday: 0 } };
  const form = formWith(formId, true);
  const full = { ...form, fields: { "/slot": { ...form.fields["/slot"], capacity: none.slot } } } as typeof form;
  for (let n = 0; n < runners; n++) {
    const submissionId = await keep(1);
    await db.transaction((tx) =>
      claimOptions(tx as Database, { raceId: "race", submissionId, form: full, answers: [{ slot: "friday" }] }),
    );
  }
  return { raceId: "race", formId, field: "/slot", option: "friday" };
}

test("of several servers that give out the places of a new edition at once, each place is given by one", async () => {
  const key = await wait("added", 12);
  const tools = { db, secrets } as never;
  const counts = await Promise.all(
    Array.from({ length: 6 }, () => givePlaces(tools, key, { capacity: 5, sender: { zh: "跑" } })),
  );
  expect([counts.reduce((sum, count) => sum + count), await countHeld("added"), await countTaken("added")]).toEqual([
    5,
    5,
    [5],
  ]);
});

test("control: giving out added places without the lock counts the same place several times", async () => {
  const key = await wait("unlocked", 12);
  const allCounted = openMeeting(3);
  await Promise.all(
    Array.from({ length: 3 }, () =>
      db.transaction(async (tx) => {
        const isOfForm = eq(optionCounts.formId, "unlocked");
        const [row] = await tx.select().from(optionCounts).where(isOfForm);
        await allCounted();
        await promote(tx as Database, key, 5 - (row?.taken ?? 0));
      }),
    ),
  );
  expect((await countTaken("unlocked"))[0]).toBeGreaterThan(5);
});
