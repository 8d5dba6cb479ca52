import { sql } from "drizzle-orm";
import type { Database } from "../../../server/base/db/open.ts";
import { readRows } from "../../../server/base/db/readRows.ts";
import { testApplication, testForm } from "../../../server/entry/testForm.ts";
import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, placesOf, readOutcome, readReceipt } from "../race.ts";

const orders = 2000;
const wave = 3000;

/** Orders of several people over pools inside each other. */
export const a4: Proof = {
  id: "A4",
  title:
    "2,000 orders of one to five people over three nested pools: each whole or not at all, no deadlock, pools are their ledger",
  async run(context) {
    const pools = [
      { id: "wave", name: { zh: "第一波", en: "Wave 1" }, places: wave },
      { id: "start", name: { zh: "起点", en: "Start" }, places: 4500 },
    ];
    const forms = [testForm({ entrants: { max: 5, byItem: { solo: 1 } } }), testApplication()];
    const items = { "ten-km": { places: 4000, pools: ["wave", "start"] }, solo: { pools: ["start"] } };
    const race = await openRace(context, { race: { forms, pools, items }, runners: orders });
    let people = 0;
    const sizes = Array.from({ length: orders }, () => 1 + Math.floor(context.random() * 5));
    // Every tenth order is one runner of another item, which has one of the pools.
    const calls = sizes.map((size, n) => {
      const isSolo = n % 10 === 9;
      const numbers = Array.from({ length: isSolo ? 1 : size }, () => people++);
      return race.signUp(numbers, n, isSolo ? { item: "solo", feeFen: 0 } : {});
    });
    const replies = await sendAll(race.addresses, calls, { connections: 64 });
    const { accepted = 0, full = 0, ...others } = countOutcomes(replies);
    const { db } = race.database;
    const rows = await readRows<{ id: string; many: number }>(
      db,
      sql`select submission_id as id, count(*)::int as many from entries group by 1`,
    );
    const entered = new Map(rows.map((row) => [row.id, row.many]));
    const partial = replies.filter((reply, n) => {
      const many = n % 10 === 9 ? 1 : sizes[n];
      return readOutcome(reply) === "accepted" && entered.get(readReceipt(reply).submissionId) !== many;
    }).length;
    const deadlocks = await countDeadlocks(race.database);
    const counts = {
      wave: await placesOf(race.database, "pool/wave"),
      start: await placesOf(race.database, "pool/start"),
    };
    const own = await placesOf(race.database, "item/ten-km");
    const invariants = await askInvariants(race.database);
    const agree = [counts.wave, counts.start, own].every((all) => new Set(all).size === 1);
    // Somebody who is alone always fits, so the smallest pool is full, and the item has exactly its
    // people.
    const isFilled = counts.wave[0] === wave && own[0] === wave;
    const isWhole = partial === 0 && entered.size === accepted && accepted + full === orders;
    return {
      isKept: isWhole && agree && isFilled && deadlocks === 0 && invariants.areKept,
      figures: {
        "orders accepted": accepted,
        "sold out": full,
        "other replies": JSON.stringify(others),
        "partial orders": partial,
        deadlocks,
        people,
        "wave of 3,000 by counter, ledger and entries": counts.wave.join(", "),
        "item of 4,000": own.join(", "),
        "start of 4,500": counts.start.join(", "),
        invariants: invariants.figure,
      },
    };
  },
};

async function countDeadlocks({ db }: { db: Database }): Promise<number> {
  // A connection reports what it counted once it is idle for a moment.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await readRows<{ many: number }>(
    db,
    sql`select deadlocks::int as many from pg_stat_database where datname = current_database()`,
  );
  return row?.many ?? Number.NaN;
}
