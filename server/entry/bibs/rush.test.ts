import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { addConfirmed } from "../pickUp/testPickUps.ts";
import { removeEntries } from "../places/testEntries.ts";
import { park, raceFolder } from "../testForm.ts";
import { chooseBib } from "./lucky.ts";

const accountId = "runner";
const bibs = {
  blocks: [{ id: "all", item: "solo", from: 1, to: 999 }],
  lucky: {
    by: "choice",
    numbers: ["8", "88", "888"],
    opensAt: "2020-01-01T00:00:00+08:00",
    closesAt: "2036-01-01T00:00:00+08:00",
  },
};
let servers: TwoServers;
let db: Database;

beforeAll(async () => {
  servers = await openTwoServers();
  db = servers.db();
  await db.insert(accounts).values({ accountId, nick: accountId });
  await servers.publish(raceFolder({ race: { bibs } }));
});
afterAll(() => servers.close());
beforeEach(() => removeEntries(db));

/** Lets 120 runners choose three numbers at once over two servers; returns how each fared. */
async function chase(): Promise<string[]> {
  const ids = await addConfirmed(db, { many: 120, accountId });
  await db.update(submissions).set({ answersSealed: servers.tools(0).secrets.seal("[{}]") });
  return Promise.all(
    ids.map(async (submissionId, n) => {
      const tools = { ...servers.tools(n % 2), db: servers.db(n % 2) } as unknown as SignupTools;
      const site = (await findRaceSite(tools, park)) as RaceSite;
      const number = bibs.lucky.numbers[n % 3] ?? "";
      const refused = await chooseBib(tools, site, { accountId, submissionId, entrant: 0 }, number);
      return refused?.error ?? "done";
    }),
  );
}

const countHolders = async () => {
  const rows = await db.select({ bib: entries.bib, many: count() }).from(entries).groupBy(entries.bib);
  return rows.flatMap(({ bib, many }) => (bib === null ? [] : [many]));
};

test("of 120 runners who choose three lucky numbers at once over two servers, three get one", async () => {
  const outcomes = await chase();
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === "bibs/taken")).toHaveLength(117);
  expect(await countHolders()).toEqual([1, 1, 1]);
});

test("control: without the index several get the same number", async () => {
  const [index] = await readRows<{ indexdef: string }>(
    db,
    sql`select indexdef from pg_indexes where(indexname = 'one_entry_of_a_bib')`,
  );
  await db.execute(sql`drop index one_entry_of_a_bib`);
  try {
    await chase();
    expect(Math.max(...(await countHolders()))).toBeGreaterThan(1);
  } finally {
    await db.update(entries).set({ bib: null }).where(eq(entries.raceId, "7001"));
    await db.execute(sql.raw(index?.indexdef ?? ""));
  }
});
