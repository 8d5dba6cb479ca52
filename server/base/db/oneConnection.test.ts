import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "./open.ts";
import { openTestDatabase } from "./testDatabase.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = () => database.db.execute(sql`select 1`);

test("a query beside the transaction that awaits it fails, and does not wait forever", async () => {
  await expect(database.db.transaction(() => ask())).rejects.toThrow();
  await expect(database.db.transaction(() => database.db.transaction(async () => 1))).rejects.toThrow();
  // The next one finds the connection free.
  await ask();
});

test("a query of the transaction itself, of another one at the same time, and of what a transaction began are answered", async () => {
  let end: () => void = () => undefined;
  const transactionEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  let later: Promise<unknown> = Promise.resolve();
  const inside = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.transaction((savepoint) => savepoint.execute(sql`select 1`));
    later = transactionEnd.then(ask);
  });
  await Promise.all([inside, ask(), database.db.transaction((tx) => tx.execute(sql`select 1`))]);
  end();
  await later;
});
