import type { Database } from "#server/base/db/open.ts";
import { endUnpaid } from "#server/entry/leave/endUnpaid.ts";
import { orderBook } from "#server/entry/orders/settle.ts";
import { findState, passTime, sendNotice, settleAll } from "#server/entry/orders/testOrders.ts";
import { beginPayment, placeOrder, placePaid } from "#server/entry/orders/testPlaced.ts";
import { requestRefund } from "#server/money/orders/refund.ts";
import { keepEvent } from "#server/money/payments/inbox.ts";
import { findDue, processEvent } from "#server/money/payments/processor.ts";
import { command } from "#server/money/payments/sandbox/pay.ts";
import type { PayEvent } from "#server/money/providers/provider.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants } from "../race.ts";
import { many, openOrderWorld } from "./orderWorld.ts";

const amountFen = 9900;

/** Notifications of one order in every order in which they can come, by turns to two servers. */
export const c2: Proof = {
  id: "C2",
  title: "Events of an order that come in any order, each twice, lead to the same end",
  run,
};

type Row = { sequence: string; state: string | undefined; leftFen: number; isRight: boolean };

async function run(context: ProofContext): Promise<Outcome> {
  const world = await openOrderWorld(context, 200);
  const alarms: string[] = [];
  const apply = async (events: readonly PayEvent[]) => {
    for (const [n, event] of [...events, ...events].entries()) {
      const tools = world.server(n);
      await keepEvent(tools, { merchant: "sandbox", event });
      for (const key of await findDue(tools.db, 100))
        await processEvent({ db: tools.db, orders: orderBook(tools), alarm: (line) => void alarms.push(line) }, key);
    }
  };
  const end = async (id: string, sequence: string, expected: { state: string; leftFen: number }): Promise<Row> => {
    const { state, leftFen } = await findState(world.db, id);
    return { sequence, state, leftFen, isRight: state === expected.state && leftFen === expected.leftFen };
  };
  const rows: Row[] = [];
  let naive = 0;
  for (const names of permutations(["payment", "strange refund", "closed"])) {
    const id = await placeOrder(world.server(0));
    const outTradeNo = await beginPayment(world.server(0), id);
    const events: Record<string, PayEvent> = {
      payment: getPayment(outTradeNo),
      "strange refund": getRefund(outTradeNo, `strange-${rows.length}`, amountFen),
      closed: { what: "closed", outTradeNo },
    };
    await apply(names.map((name) => events[name] as PayEvent));
    rows.push(await end(id, names.join(", "), { state: "paid", leftFen: amountFen }));
    // The control: a state that the last event sets.
    if (names.at(-1) !== "payment") naive += 1;
  }
  for (const names of permutations(["refund", "second refund", "payment again", "closed"])) {
    const id = await placePaid(world.server(0));
    const [outTradeNo, refundNos] = await requestBoth(world.db, id);
    const events: Record<string, PayEvent> = {
      refund: getRefund(outTradeNo, refundNos[0] as string, 4000),
      "second refund": getRefund(outTradeNo, refundNos[1] as string, 5900),
      "payment again": getPayment(outTradeNo),
      closed: { what: "closed", outTradeNo },
    };
    await apply(names.map((name) => events[name] as PayEvent));
    rows.push(await end(id, names.join(", "), { state: "refunded", leftFen: 0 }));
    if (names.at(-1) !== "second refund" && names.at(-1) !== "refund") naive += 1;
  }
  // Its time ends and its money comes at once: whichever is first.
  for (const isExpiredFirst of [true, false]) {
    const id = await placeOrder(world.server(0));
    const outTradeNo = await beginPayment(world.server(0), id);
    const expire = async () => {
      await passTime(world.db, id);
      await endUnpaid(world.server(1), id, { event: "expire", actor: "program" });
    };
    if (isExpiredFirst) await expire();
    await command(world.db, outTradeNo, { action: "pay-late" });
    await sendNotice(world.server(0), outTradeNo);
    if (!isExpiredFirst) await expire();
    await settleAll(world.server(1));
    rows.push(
      await end(id, isExpiredFirst ? "expired, payment" : "payment, expired", { state: "paid", leftFen: amountFen }),
    );
  }
  const wrong = rows.filter(({ isRight }) => !isRight);
  const kept = await askInvariants(world);
  return {
    isKept: wrong.length === 0 && kept.areKept && naive > 0,
    figures: {
      "orders of events tried, each event twice": rows.length,
      "that led elsewhere": wrong.length === 0 ? 0 : JSON.stringify(wrong),
      "control: that lead elsewhere if the last event sets the state": naive,
      invariants: kept.figure,
    },
  };
}

async function requestBoth(db: Database, orderId: string): Promise<[string, string[]]> {
  const refundNos: string[] = [];
  for (const [n, fen] of [4000, 5900].entries()) {
    const wanted = { orderId, amountFen: fen, key: `part-${n}`, reason: "organiser", requestedBy: "x" } as const;
    const requested = await db.transaction((tx) => requestRefund(tx as Database, wanted));
    if (typeof requested === "string") throw new Error(`The refund was not taken: ${requested}`);
    refundNos.push(requested.refundNo);
  }
  const payment = await db.query.payments.findFirst({ where: (table, { eq }) => eq(table.orderId, orderId) });
  return [payment?.outTradeNo ?? "", refundNos];
}

function getPayment(outTradeNo: string): PayEvent {
  const paidAt = new Date().toISOString();
  return { what: "payment", outTradeNo, transactionId: `sandbox-${outTradeNo}`, amountFen, paidAt };
}

function getRefund(outTradeNo: string, refundNo: string, fen: number): PayEvent {
  const ids = { outTradeNo, refundNo, refundId: `sandbox-${refundNo}` };
  return { what: "refund", ...ids, amountFen: fen, state: "refunded" };
}

function permutations<One>(list: readonly One[]): One[][] {
  if (list.length === 0) return [[]];
  return many(list.length).flatMap((n) =>
    permutations([...list.slice(0, n), ...list.slice(n + 1)]).map((rest) => [list[n] as One, ...rest]),
  );
}
