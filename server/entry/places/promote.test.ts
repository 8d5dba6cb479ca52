import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../base/db/open.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { getSecrets } from "../../base/secrets/secrets.ts";
import { readRaceFacts } from "../../sites/items/facts.ts";
import { settleRace } from "../../sites/items/settle.ts";
import { promoteWaiting } from "./promote.ts";
import { addSubmissions } from "./testEntries.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a runner who waits gets a free place, however many wait before them for another item or in groups that do not fit", async () => {
  const { db } = database;
  const item = { allocation: "first-come" as const, closesAt: null, feeFen: 0, exclusionGroup: "race" };
  const items = ["full", "free"].map((name) => ({ ...item, item: name, hasWaitingList: true, pools: [name] }));
  const places = [
    { name: "full", places: 0 },
    { name: "free", places: 1 },
  ];
  await db.transaction((tx) => settleRace(tx as never, "rush", { items, pools: places }));
  const ids = await addSubmissions(db, 1101);
  const wait = (itemIds: string[], name: string, people: number) =>
    db.execute(sql`insert into entries (entry_id, code, race_id, item, exclusion_group, submission_id, position, state)
      select gen_random_uuid()::text, gen_random_uuid()::text, 'rush', ${name}, 'race', id, position, 'waitlisted'
      from json_array_elements_text(${JSON.stringify(itemIds)}::json) id, generate_series(0, ${people - 1}) position`);
  await wait(ids.slice(0, 550), "full", 1);
  await wait(ids.slice(550, 1100), "free", 2);
  await wait(ids.slice(1100), "free", 1);
  await db.execute(
    sql`insert into entry_history (entry_id, after, reason, actor) select entry_id, state, 'sign-up', 'x' from entries`,
  );
  const secrets = getSecrets("a secret key of 32 characters or more");
  const names = { site: undefined, itemName: () => ({ zh: "x" }) };
  expect(await promoteWaiting({ db, secrets } as never, "rush", names)).toBe(1);
  const rows = await db.execute(sql`select submission_id as id from entries where(state = 'confirmed')`);
  expect((rows as unknown as { rows: object[] }).rows).toEqual([{ id: ids[1100] }]);
  // The control: nothing is left for the others.
  expect(await promoteWaiting({ db, secrets } as never, "rush", names)).toBe(0);
});

test("nobody who waits gets a place that comes free after the item has stopped giving them on", async () => {
  const { db } = database;
  const item = { allocation: "first-come" as const, closesAt: null, feeFen: 0, exclusionGroup: "race" };
  const settle = (promoteUntil: Date | null) => {
    const items = [{ ...item, item: "over", hasWaitingList: true, pools: ["over"], promoteUntil }];
    return db.transaction((tx) => settleRace(tx as never, "over", { items, pools: [{ name: "over", places: 1 }] }));
  };
  const [id] = await addSubmissions(db, 1);
  await settle(new Date(Date.now() - 60_000));
  await db.execute(sql`insert into entries (entry_id, code, race_id, item, exclusion_group, submission_id, position, state)
    values ('over', 'over', 'over', 'over', 'race', ${id}, 0, 'waitlisted')`);
  const secrets = getSecrets("a secret key of 32 characters or more");
  const promote = () =>
    promoteWaiting({ db, secrets } as never, "over", { site: undefined, itemName: () => ({ zh: "x" }) });
  expect(await promote()).toBe(0);
  // Control: as long as the race gives places on, they get it.
  await settle(new Date(Date.now() + 3_600_000));
  expect(await promote()).toBe(1);
});

test("freed places go on until an item closes, drawn ones until bibs are frozen, as the race states, and never after the start", () => {
  const [opensAt, closesAt] = ["2036-01-01T00:00:00Z", "2036-02-01T00:00:00Z"];
  const [bibsFrozenAt, startsAt] = ["2036-02-20T00:00:00Z", "2036-03-01T00:00:00Z"];
  const findDeadline = (item: object, race: object = { bibsFrozenAt }) => {
    const facts = { startsAt, registration: { opensAt, closesAt }, items: [{ id: "ten", ...item }], ...race };
    return readRaceFacts({ race: facts as never })
      .items[0]?.promoteUntil?.toISOString()
      .slice(0, 10);
  };
  expect(findDeadline({})).toBe("2036-02-01");
  expect(findDeadline({ closesAt: "2036-01-20T00:00:00Z" })).toBe("2036-01-20");
  expect(findDeadline({ promoteUntil: "2036-02-25T00:00:00Z" })).toBe("2036-02-25");
  expect(findDeadline({ allocation: "draw" })).toBe("2036-02-20");
  expect(findDeadline({ allocation: "draw" }, {})).toBe("2036-03-01");
  expect(findDeadline({ promoteUntil: "2036-03-25T00:00:00Z" })).toBe("2036-03-01");
  expect(findDeadline({ startsAt: "2036-01-10T00:00:00Z" })).toBe("2036-01-10");
});
