import { sql } from "drizzle-orm";
import { accounts } from "#server/base/db/accountSchema.ts";
import type { Database } from "#server/base/db/open.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { refundOrder } from "#server/entry/leave/refundOrder.ts";
import { sendNotice, settleAll } from "#server/entry/orders/testOrders.ts";
import { beginPayment, placeOrder, placePaid } from "#server/entry/orders/testPlaced.ts";
import { refundedFen, refundUnlocked, withoutRefundGuards } from "#server/entry/orders/testRefunds.ts";
import { command } from "#server/money/payments/sandbox/pay.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants } from "../race.ts";
import { brokenAfter, compareMoney, getStates, listed, many, openOrderWorld, runEach } from "./orderWorld.ts";

/** A runner who pays twice. */
export const c5: Proof = {
  id: "C5",
  title: "Who pays in two tabs or in two ways pays once: the second payment goes back by itself",
  run: payTwice,
};

const payers = 50;

async function payTwice(context: ProofContext): Promise<Outcome> {
  const world = await openOrderWorld(context, 100);
  const ids = await runEach(many(payers), 4, (n) => placeOrder(world.server(n)));
  let sameTab = 0;
  const begun = await runEach(ids, 8, async (id, n) => {
    const [qr, again, page] = await Promise.all([
      beginPayment(world.server(n), id, "qr"),
      beginPayment(world.server(n + 1), id, "qr"),
      beginPayment(world.server(n + 1), id, "page"),
    ]);
    if (qr === again) sameTab += 1;
    return [qr, page] as const;
  });
  await runEach(begun.flat(), 16, async (outTradeNo, n) => {
    await command(world.db, outTradeNo, { action: "pay-late" });
    await sendNotice(world.server(n), outTradeNo);
  });
  await Promise.all([settleAll(world.server(0)), settleAll(world.server(1))]);
  await settleAll(world.server(0));
  const states = await getStates(world.db);
  const money = await compareMoney(world.db);
  const reasons = await readRows<{ reason: string; many: number; orders: number }>(
    world.db,
    sql`select reason, count(*)::int as many, count(distinct order_id)::int as orders from refunds where state = 'refunded' group by reason`,
  );
  const broken = await brokenAfter(world.db, sql`delete from refunds`);
  const kept = await askInvariants(world);
  const [{ reason, many: back, orders } = { reason: "", many: 0, orders: 0 }] = reasons;
  const isRight = states.paid === payers && reasons.length === 1 && reason === "second-payment" && back === payers;
  return {
    isKept:
      isRight && orders === payers && sameTab === payers && money.differing === 0 && broken === payers && kept.areKept,
    figures: {
      "orders, each paid in two ways at two servers": ids.length,
      "two tabs that got the same payment": sameTab,
      "states after it": listed(states),
      "second payments that went back": back,
      "fen in the books, and at the provider": `${money.bookFen}, ${money.bankFen}`,
      "control: orders with too much money if none had gone back": broken,
      invariants: kept.figure,
    },
  };
}

/** An organiser who clicks fifty times. */
export const c7: Proof = {
  id: "C7",
  title: "Fifty clicks are one refund, and parts are never more than was paid",
  run: refundTwice,
};

const clicks = 50;
const paidFen = 9900;

async function refundTwice(context: ProofContext): Promise<Outcome> {
  const world = await openOrderWorld(context, 100);
  await world.db.insert(accounts).values({ accountId: "organiser", nick: "organiser" });
  const refund = (n: number, orderId: string, key: string, amountFen: number) =>
    refundOrder(world.server(n), { orderId, amountFen, note: "proof", key, actor: "organiser", withdraw: false });
  const rounds = 5;
  let requested = 0;
  let known = 0;
  for (const _round of many(rounds)) {
    const id = await placePaid(world.server(0));
    const answers = await Promise.all(many(clicks).map((n) => refund(n, id, "click", paidFen)));
    for (const refunded of answers)
      if (typeof refunded === "string") continue;
      else if (refunded.isNew) requested++;
      else known++;
  }
  // Parts of 20 yuan of 99: four of them, however many are clicked at once.
  const parts: number[] = [];
  for (const _round of many(rounds)) {
    const id = await placePaid(world.server(0));
    await Promise.all(many(clicks).map((n) => refund(n, id, `part-${n}`, 2000)));
    parts.push(await refundedFen(world.db, id));
  }
  await settleAll(world.server(0));
  const money = await compareMoney(world.db);
  const kept = await askInvariants(world);
  const guarded = await doubled(world.db, [world.server(0), world.server(1)]);
  let unguarded: number[] = [];
  await withoutRefundGuards(world.db, async () => {
    unguarded = await doubled(world.db, [world.server(0), world.server(1)]);
  });
  const isOne = requested === rounds && known === rounds * (clicks - 1);
  const areParts = parts.every((fen) => fen === 8000);
  const isControlled = unguarded[0] === 8000 && unguarded[1] === 12_000;
  const isStopped = guarded[0] === 4000 && guarded[1] === 6000;
  return {
    isKept: isOne && areParts && money.differing === 0 && kept.areKept && isStopped && isControlled,
    figures: {
      "orders, each refunded by so many clicks at once": `${rounds} x ${clicks}`,
      "refunds for them, and clicks that found it": `${requested}, ${known}`,
      [`fen that ${clicks} parts of 2,000 at once paid back of ${paidFen}`]: [...new Set(parts)].join(", "),
      "fen in the books, and at the provider": `${money.bookFen}, ${money.bankFen}`,
      "without the lock: fen of a double click on 4,000, and of two parts of 6,000": guarded.join(", "),
      "control: the same without the database's guards": unguarded.join(", "),
      invariants: kept.figure,
    },
  };
}

type Tools = Parameters<typeof placePaid>[0];

// Two requests that have both read before either has written: a double click, and two parts.
async function doubled(db: Database, [one, other]: [Tools, Tools]): Promise<number[]> {
  const fen: number[] = [];
  for (const [amountFen, keys] of [
    [4000, ["click", "click"]],
    [6000, ["part-0", "part-1"]],
  ] as const) {
    const orderId = await placePaid(one);
    await refundUnlocked([one.db, other.db], { orderId, amountFen, keys: [...keys] });
    fen.push(await refundedFen(db, orderId));
  }
  return fen;
}
