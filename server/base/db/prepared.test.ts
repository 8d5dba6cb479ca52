import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { persons } from "./entrySchema.ts";
import { insertRows } from "./insertRows.ts";
import type { Database } from "./open.ts";
import { openShared, type SharedDatabase } from "./testShared.ts";

let shared: SharedDatabase;

beforeAll(async () => {
  shared = await openShared({ servers: 1 });
});
afterAll(() => shared.close());

test("a connection parses an insert of many rows once, and every other statement anew", async () => {
  const { known, stored } = await shared.db().transaction(async (transaction) => {
    const tx = transaction as Database;
    for (const personId of ["one", "two", "three"]) await insertRows(tx, persons, [{ personId, birthday: null }]);
    const result = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
    const { rows } = result as unknown as { rows: { statement: string }[] };
    return { known: rows.map(({ statement }) => statement), stored: await tx.select().from(persons) };
  });
  expect(stored.map(({ personId }) => personId).sort()).toEqual(["one", "three", "two"]);
  expect(known).toHaveLength(1);
  expect(known[0]).toContain('insert into "persons"');
});
