import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { accounts } from "#server/base/db/accountSchema.ts";
import type { Database } from "#server/base/db/open.ts";
import { orders } from "#server/base/db/orderSchema.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { readOutbox } from "#server/base/delivery/outbox.ts";
import { endUnpaid } from "#server/entry/leave/endUnpaid.ts";
import { sendNotice, settleAll } from "#server/entry/orders/testOrders.ts";
import { beginPayment, placeOrder } from "#server/entry/orders/testPlaced.ts";
import { command } from "#server/money/payments/sandbox/pay.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants } from "../race.ts";
import { compareMoney, listed, many, type OrderWorld, openOrderWorld, runEach } from "./orderWorld.ts";

/** Money around the end of an order's time. */
export const c6: Proof = {
  id: "C6",
  title: "Paid at 14:59, over at 15:00, notified at 15:01: a place or the money back, and the runner reads which",
  run,
};

const each = 25;

async function run(context: ProofContext): Promise<Outcome> {
  const world = await openOrderWorld(context, 4 * each);
  // At 15:00 the provider states that it is paid.
  const payments = await begin(world);
  await runEach(payments, 8, ({ outTradeNo }) => command(world.db, outTradeNo, { action: "pay" }));
  await passTimes(world.db, payments);
  const [timer] = await readRows<{ many: number }>(
    world.db,
    sql`select count(*)::int as many from orders o join payments p on p.order_id = o.order_id
      join sandbox_payments s on s.out_trade_no = p.out_trade_no
      where(o.state = 'pending_payment' and o.expires_at <= now() and s.state = 'paid')`,
  );
  await expire(world, payments);
  await notify(world, payments);
  // At 15:00 the provider does not answer.
  const silent = await begin(world);
  await runEach(silent, 8, async ({ outTradeNo }) => {
    await command(world.db, outTradeNo, { action: "pay" });
    await command(world.db, outTradeNo, { action: "silence" });
  });
  await passTimes(world.db, silent);
  await expire(world, silent);
  const waiting = await getStates(world.db, silent);
  await runEach(silent, 8, ({ outTradeNo }) => command(world.db, outTradeNo, { action: "answer" }));
  await notify(world, silent);
  // At 15:00 the money is on its way and the provider closes the payment. The place is still free
  // at 15:01.
  const free = await begin(world);
  await passTimes(world.db, free);
  await expire(world, free);
  const freed = await getStates(world.db, free);
  await payLate(world, free);
  // The same, and others have got the places.
  const taken = await begin(world);
  await passTimes(world.db, taken);
  await expire(world, taken);
  await runEach(many(each), 4, (n) => placeOrder(world.server(n)));
  await payLate(world, taken);
  const money = await compareMoney(world.db);
  const kept = await askInvariants(world);
  const ends: Record<string, string> = {};
  const mails = await getMails(world);
  const cases = { known: payments, silent, free, taken };
  for (const [name, list] of Object.entries(cases))
    ends[name] = `${listed(await getStates(world.db, list))}; read: ${listed(mails(list))}`;
  const right: Record<keyof typeof cases, string> = {
    known: `paid ${each}; read: paid ${each}`,
    silent: `paid ${each}; read: paid ${each}`,
    free: `paid ${each}; read: expired ${each}, placed ${each}`,
    taken: `refunded ${each}; read: expired ${each}, late ${each}, refunded ${each}`,
  };
  const isRight = Object.entries(right).every(([name, end]) => ends[name] === end);
  const isBetween = waiting.pending_payment === each && freed.expired === each;
  return {
    isKept: isRight && isBetween && timer?.many === each && money.differing === 0 && kept.areKept,
    figures: {
      "the provider states it when the time is over": ends.known ?? "",
      "the provider does not answer then": ends.silent ?? "",
      "it came too late, and the place is free": ends.free ?? "",
      "it came too late, and the place is taken": ends.taken ?? "",
      "fen in the books, and at the provider": `${money.bookFen}, ${money.bankFen}`,
      "control: paid orders that a timer alone would have ended": timer?.many ?? 0,
      invariants: kept.figure,
    },
  };
}

interface Begun {
  id: string;
  outTradeNo: string;
}

// Each of a runner of their own: nobody is sent more than a few messages a day.
function begin(world: OrderWorld): Promise<Begun[]> {
  return runEach(many(each), 4, async (n) => {
    const accountId = randomUUID();
    await world.db.insert(accounts).values({ accountId, nick: accountId, email: `${accountId}@example.com` });
    const id = await placeOrder(world.server(n), accountId);
    return { id, outTradeNo: await beginPayment(world.server(n), id) };
  });
}

// It is 15:01: the time of these orders was over a minute ago, and what is paid was paid a minute
// before.
async function passTimes(db: Database, list: Begun[]): Promise<void> {
  const ids = list.map(({ id }) => id);
  const numbers = list.map(({ outTradeNo }) => outTradeNo);
  const ended = { expiresAt: sql`now() - interval '1 minute'`, triedAt: null };
  await db.update(orders).set(ended).where(inArray(orders.orderId, ids));
  await db.execute(sql`update sandbox_payments set expires_at = now() - interval '1 minute',
    paid_at = case when paid_at is null then null else now() - interval '2 minutes' end
    where(out_trade_no = any(${sql.param(numbers)}))`);
}

async function expire(world: OrderWorld, list: Begun[]): Promise<void> {
  await runEach(list, 8, ({ id }, n) => endUnpaid(world.server(n), id, { event: "expire", actor: "program" }));
  await settleAll(world.server(0));
}

async function notify(world: OrderWorld, list: Begun[]): Promise<void> {
  await runEach(list, 8, ({ outTradeNo }, n) => sendNotice(world.server(n), outTradeNo));
  await settleAll(world.server(1));
}

async function payLate(world: OrderWorld, list: Begun[]): Promise<void> {
  await runEach(list, 8, ({ outTradeNo }) => command(world.db, outTradeNo, { action: "pay-late" }));
  await notify(world, list);
}

async function getStates(db: Database, list: Begun[]): Promise<Record<string, number>> {
  const ids = list.map(({ id }) => id);
  const rows = await db.select({ state: orders.state }).from(orders).where(inArray(orders.orderId, ids));
  return countBy(rows.map(({ state }) => state));
}

async function getMails({ db, server }: OrderWorld): Promise<(list: Begun[]) => Record<string, number>> {
  const all = await readOutbox(db, server(0).secrets, { most: 10_000 });
  const sent = all.flatMap(({ key, content }) => {
    if (content?.template !== "order") return [];
    return [{ orderId: key.split("/")[1] ?? "", what: content.values.what }];
  });
  return (list) => {
    const ids = new Set(list.map(({ id }) => id));
    return countBy(sent.filter(({ orderId }) => ids.has(orderId)).map(({ what }) => what));
  };
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
