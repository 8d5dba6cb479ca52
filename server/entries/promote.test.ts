import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../base/db/open.ts";
import { openTestDatabase } from "../base/db/testDatabase.ts";
import { secretsOf } from "../base/secrets.ts";
import { promoteWaiting } from "./promote.ts";
import { settleRace } from "./settle.ts";
import { addSubmissions } from "./testEntries.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test("a runner who waits gets a free place, however many wait before them for another item or in groups that do not fit", async () => {
  const { db } = opened;
  const item = { allocation: "first-come" as const, closesAt: null, feeFen: 0, exclusionGroup: "race" };
  const items = ["full", "free"].map((name) => ({ ...item, item: name, hasWaitingList: true, pools: [name] }));
  const places = [
    { name: "full", places: 0 },
    { name: "free", places: 1 },
  ];
  await db.transaction((tx) => settleRace(tx as never, "rush", { items, pools: places }));
  const ids = await addSubmissions(db, 1101);
  const wait = (some: string[], name: string, people: number) =>
    db.execute(sql`insert into entries (entry_id, code, race_id, item, exclusion_group, submission_id, position, state)
      select gen_random_uuid()::text, gen_random_uuid()::text, 'rush', ${name}, 'race', id, position, 'waitlisted'
      from json_array_elements_text(${JSON.stringify(some)}::json) id, generate_series(0, ${people - 1}) position`);
  await wait(ids.slice(0, 550), "full", 1);
  await wait(ids.slice(550, 1100), "free", 2);
  await wait(ids.slice(1100), "free", 1);
  await db.execute(
    sql`insert into entry_history (entry_id, after, reason, actor) select entry_id, state, 'sign-up', 'x' from entries`,
  );
  const secrets = secretsOf("a secret key of 32 characters or more");
  const names = { site: undefined, itemName: () => ({ zh: "x" }) };
  expect(await promoteWaiting({ db, secrets } as never, "rush", names)).toBe(1);
  const placed = await db.execute(sql`select submission_id as id from entries where(state = 'confirmed')`);
  expect((placed as unknown as { rows: object[] }).rows).toEqual([{ id: ids[1100] }]);
  // The control: nothing is left for the others.
  expect(await promoteWaiting({ db, secrets } as never, "rush", names)).toBe(0);
});
