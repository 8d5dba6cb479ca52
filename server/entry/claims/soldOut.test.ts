import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testForm } from "#forms/testForm.ts";
import { entrants } from "../../base/db/signupSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { poolCounts } from "../places/testEntries.ts";
import { buildBody, person } from "../testForm.ts";
import {
  accountId,
  asPublished,
  form,
  refused,
  stored,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "../testSubmitting.ts";
import type { CheckedSubmission } from "./checked.ts";
import { findNoPlace } from "./soldOut.ts";

submitToOneRace();

const signUp = (numbers: number[]) =>
  buildBody(form, { entrants: numbers.map((number) => person(number)), feeFen: 3000 * numbers.length });

/** Does something while the database refuses every row of a sign-up. */
async function withoutRows<T>(run: () => Promise<T>): Promise<T> {
  const { db } = world;
  await db.execute(
    sql`create function refuse_rows() returns trigger language plpgsql as $$ begin raise exception 'a row'; end $$`,
  );
  await db.execute(
    sql`create trigger no_rows before insert on submissions for each statement execute function refuse_rows()`,
  );
  try {
    return await run();
  } finally {
    await db.execute(sql`drop function refuse_rows cascade`);
  }
}

test("who finds an item sold out leaves no row, who is in it already or calls again reads so, and a place that comes back is given", async () => {
  await asPublished({ items: { "ten-km": { places: 3 } } }, async () => {
    const first = signUp([0]);
    await submit(first);
    await submit(signUp([1]));
    // Control: with a place left there are rows.
    expect((await withoutRows(() => submit(signUp([2])))).code).toBe(500);
    const last = await submit(signUp([2]));
    expect(last.code).toBe(0);
    const { full, group, known, again } = await withoutRows(async () => ({
      full: await refused(signUp([3])),
      group: await refused(signUp([4, 1]), tokens.other),
      known: await refused(signUp([1]), tokens.other),
      again: await submit(first),
    }));
    expect(full).toMatchObject({ code: 409, data: { reason: "full", left: 0 } });
    expect(group.data).toMatchObject({ reason: "already-registered", problems: [{ entrant: 1 }] });
    expect(known.data).toMatchObject({ reason: "already-registered", problems: [{ entrant: 0 }] });
    expect(again.code).toBe(0);
    const path = `/sign-up/submissions/${last.data.submissionId}/withdraw`;
    expect((await call(world, path, { json: {}, token: tokens.runner })).code).toBe(0);
    expect((await submit(signUp([3]))).code).toBe(0);
    expect((await refused(signUp([4]))).data).toMatchObject({ reason: "full", left: 0 });
    expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [3, 3, 3] });
    expect(await stored()).toBe(4);
  });
});

test("a call whose first try is stored while it finds the item sold out is never refused for that, nor is anybody who may wait", async () => {
  const asked = (item: string, key: string, mac?: string | null) => ({
    raceId: "7001",
    item,
    accountId,
    key,
    documentMacs: [mac],
    answers: [{}],
    form: { form: testForm({ properties: { name: {} } }) },
  });
  await asPublished({ items: { "ten-km": { places: 1 }, solo: { places: 0, waitingList: true } } }, async () => {
    const body = signUp([0]);
    await submit(body);
    const [{ documentMac = undefined } = {}] = await world.db.select().from(entrants);
    const all = [
      asked("ten-km", body.key, documentMac),
      asked("ten-km", "another-key-00000", documentMac),
      asked("ten-km", "another-key-00000", "another"),
      asked("solo", "another-key-00000", "another"),
      asked("kids", "another-key-00000", "another"),
    ];
    const refused = await findNoPlace(world.db, all as CheckedSubmission[]);
    expect(refused.map((result) => result && [result.refusal.error, result.refusal.values])).toEqual([
      undefined,
      ["sign-up/already-registered", {}],
      ["sign-up/full", { left: 0, count: 1 }],
      undefined,
      undefined,
    ]);
  });
});
