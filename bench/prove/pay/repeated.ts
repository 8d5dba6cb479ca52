import { eq, sql } from "drizzle-orm";
import { entries } from "#server/base/db/entrySchema.ts";
import { type Database, openDatabase } from "#server/base/db/open.ts";
import { orderHistory } from "#server/base/db/orderSchema.ts";
import { payEvents } from "#server/base/db/paymentSchema.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { openMeeting } from "#server/base/db/testMeeting.ts";
import { getSecrets } from "#server/base/secrets/secrets.ts";
import { signNotice } from "#server/money/providers/sandbox/notice.ts";
import { secretKey } from "../machine.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants, openRace, percentile } from "../race.ts";
import { findState, itemFen, keepPayment, notify, signUpMany, untilSettled } from "./notify.ts";
import { listed, many, runEach } from "./orderWorld.ts";

/** One notification, again and again. */
export const c1: Proof = {
  id: "C1",
  title: "The same notification 100 times at once and 100 times later has one effect, and each is answered 200",
  run,
};

const paidOrders = 5;
const copies = 100;

async function run(context: ProofContext): Promise<Outcome> {
  const race = await openRace(context, { race: { items: { "ten-km": { places: 20 } } }, runners: paidOrders });
  const { db } = race.database;
  const ids = await signUpMany(race, paidOrders);
  const secrets = getSecrets(secretKey);
  const notices = await runEach(ids, 1, async (orderId) => {
    const outTradeNo = await keepPayment(db, orderId, "sandbox");
    const paidAt = new Date().toISOString();
    const ids = { outTradeNo, transactionId: `bank-${outTradeNo}` };
    const body = JSON.stringify({
      merchant: "sandbox",
      currency: "CNY",
      event: { what: "payment", ...ids, amountFen: itemFen, paidAt },
    });
    return { headers: signNotice(secrets, body), body };
  });
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const sendAllCopies = () =>
    Promise.all(
      notices.flatMap((notice) =>
        many(copies).map(async (n) => {
          const sentAt = performance.now();
          const status = await notify(race.addresses[n % race.addresses.length] ?? "", "sandbox", notice);
          times.push(performance.now() - sentAt);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      ),
    );
  await sendAllCopies();
  await untilSettled(db);
  await sendAllCopies();
  await untilSettled(db);
  const states = await runEach(ids, 1, (id) => findState(db, id));
  const effects = await db.$count(orderHistory, eq(orderHistory.event, "pay"));
  const confirmed = await db.$count(entries, eq(entries.state, "confirmed"));
  const kept = await askInvariants(race.database);
  const inbox = await db.$count(payEvents);
  const naive = await applyUnguarded(race.database.url, db);
  const sent = 2 * copies * paidOrders;
  const isOne =
    states.every((state) => state === "paid") && [effects, confirmed, inbox].every((one) => one === paidOrders);
  return {
    isKept: isOne && statuses[200] === sent && naive === 2 && kept.areKept,
    figures: {
      "orders, notifications of each at once, and later": `${paidOrders}, ${copies}, ${copies}`,
      "server processes": race.addresses.length,
      "answered by status": listed(statuses),
      "effects, and entries confirmed": `${effects}, ${confirmed}`,
      "rows of the inbox": inbox,
      "p50 and p99 of an answer (ms)": `${percentile(times, 50).toFixed(0)}, ${percentile(times, 99).toFixed(0)}`,
      "control: effects of two notifications that look first and then write": naive,
      invariants: kept.figure,
    },
  };
}

// The control: two connections that have both looked for an effect before either has written it.
async function applyUnguarded(databaseUrl: string, db: Database): Promise<number> {
  await db.execute(sql`create table naive_effects (order_id text)`);
  const other = await openDatabase({ databaseUrl, dataDir: "" });
  const bothLooked = openMeeting(2);
  const apply = (on: Database) =>
    on.transaction(async (tx) => {
      const known = await readRows(tx as Database, sql`select 1 from naive_effects where order_id = 'one'`);
      await bothLooked();
      if (known.length === 0) await tx.execute(sql`insert into naive_effects values ('one')`);
    });
  try {
    await Promise.all([apply(db), apply(other.db)]);
  } finally {
    await other.close();
  }
  return (await readRows(db, sql`select 1 from naive_effects`)).length;
}
