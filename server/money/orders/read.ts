import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Order, PayOption } from "#contract/orders.ts";
import { computePrice } from "#forms/prices/prices.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orderHistory, orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { findSiteOf, type RaceSite } from "../../race/raceSite.ts";
import { withdrawableUntil } from "../../race/withdrawable.ts";
import type { SignupTools } from "../payments/tools.ts";
import { type OrderRow, orderedItem } from "./apply.ts";
import { payerSubmission } from "./payer.ts";
import { withdrawalFen } from "./policy.ts";
import { keptForTeam } from "./teamOrders.ts";

const mostListed = 200;

/** Returns an account's orders, the newest first, or the one with an id. */
export async function readOrders(tools: SignupTools, accountId: string, orderId?: string): Promise<Order[]> {
  const isOwn = and(eq(orders.accountId, accountId), ...(orderId === undefined ? [] : [eq(orders.orderId, orderId)]));
  const rows = await tools.db
    .select({
      order: orders,
      submission: submissions,
      mailing: mailings,
      now: sql<string>`(extract(epoch from now()) * 1000)::text`,
    })
    .from(orders)
    .leftJoin(submissions, eq(submissions.submissionId, orders.submissionId))
    .leftJoin(mailings, eq(mailings.orderId, orders.orderId))
    .where(isOwn)
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(mostListed);
  const money = await readMoney(
    tools.db,
    rows.map(({ order }) => order.orderId),
  );
  return Promise.all(
    rows.map(async ({ order, submission: ownSubmission, mailing, now }) => {
      // One that was handed over with a team belongs to the captain's sign-up.
      const submission =
        ownSubmission?.accountId === accountId ? ownSubmission : ((await payerSubmission(tools.db, order)) ?? null);
      const shownOn = submission ?? mailing;
      const site = shownOn ? await findSiteOf(tools, shownOn) : undefined;
      const keptFen = await keptForTeam(tools.db, order.orderId);
      const domainName = shownOn?.domainName ?? "";
      const source = { order, submission, domainName, site, keptFen, now: new Date(Math.floor(Number(now))) };
      return describeOrder(tools, source, money);
    }),
  );
}

interface Shown {
  order: OrderRow;
  submission: typeof submissions.$inferSelect | null;
  domainName: string;
  site: RaceSite | undefined;
  /** What of it stays with its team if the sign-up is withdrawn. */
  keptFen: number;
  now: Date;
}

type RefundRow = typeof refunds.$inferSelect;
type Money = Awaited<ReturnType<typeof readMoney>>;

function describeOrder(
  { merchants }: Pick<SignupTools, "merchants">,
  { order, submission, domainName, site, keptFen, now }: Shown,
  money: Money,
) {
  const { orderId, item, state, amountFen, price, expiresAt, stateAt, createdAt } = order;
  const ofThis = <One extends { orderId: string }>(list: One[]) => list.filter((row) => row.orderId === orderId);
  const refundRows = ofThis(money.refunds);
  const goneFen = sumFen(refundRows.filter((row) => row.state !== "failed"));
  const until = submission && withdrawableUntil(site, submission);
  const isPaid = state === "paid" || state === "part_refunded";
  const isOwn = submission?.submissionId === orderId;
  const isWithdrawable = isPaid && isOwn && until !== null && until !== undefined && until > now;
  return {
    orderId,
    submissionId: submission?.submissionId ?? null,
    item,
    state,
    amountFen,
    lines: computePrice(price).lines,
    receipt: submission?.receipt ?? null,
    domainName,
    siteTitle: site?.site.title ?? { zh: domainName || order.raceId },
    itemName: orderedItem(site, order),
    stateAt: stateAt.getTime(),
    paidFen: sumFen(ofThis(money.paid)),
    refundedFen: sumFen(refundRows.filter((row) => row.state === "refunded")),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    now: now.getTime(),
    late: findLatePayment(ofThis(money.history)),
    refunds: refundRows
      .filter(isCurrent)
      .map(({ amountFen: fen, reason, state: refundState, createdAt: at, doneAt }) => ({
        amountFen: fen,
        reason,
        state: refundState,
        createdAt: at.getTime(),
        doneAt: doneAt?.getTime() ?? null,
      })),
    endedBecause: submission?.endedBecause ?? null,
    withdrawalFen: isWithdrawable ? withdrawalFen(site, { amountFen: amountFen - keptFen, goneFen }, now) : 0,
    ways: state === "pending_payment" && expiresAt > now ? getWays(merchants, order.raceId) : [],
  };
}

// The runner does not read of a failed refund whose money was sent again since.
function isCurrent(refund: RefundRow, place: number, refundRows: RefundRow[]): boolean {
  const { state, outTradeNo, amountFen } = refund;
  const isAgain = (row: RefundRow) => row.outTradeNo === outTradeNo && row.amountFen === amountFen;
  return state !== "failed" || !refundRows.slice(place + 1).some((later) => isAgain(later));
}

/** The ways in which orders of a race can be paid. */
export function getWays(merchants: SignupTools["merchants"], raceId: string): PayOption[] {
  return merchants
    .of(raceId)
    .flatMap(({ name, kind, provider }) => provider.ways.map((way) => ({ merchant: name, provider: kind, way })));
}

async function readMoney(db: Database, ids: string[]) {
  if (ids.length === 0) return { paid: [], refunds: [], history: [] };
  const { orderId, amountFen } = payments;
  const [paymentRows, refundRows, history] = await Promise.all([
    db
      .select({ orderId, amountFen })
      .from(payments)
      .where(and(inArray(orderId, ids), eq(payments.state, "paid"))),
    db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(refunds.createdAt, refunds.refundNo),
    db
      .select({ orderId: orderHistory.orderId, before: orderHistory.before, after: orderHistory.after })
      .from(orderHistory)
      .where(and(inArray(orderHistory.orderId, ids), eq(orderHistory.event, "pay")))
      .orderBy(orderHistory.seq),
  ]);
  return { paid: paymentRows, refunds: refundRows, history };
}

function findLatePayment(pays: { before: string | null; after: string }[]): Order["late"] {
  const late = pays.find(
    ({ before, after }) => before === "expired" || before === "cancelled" || isRefused(before, after),
  );
  if (!late) return null;
  return late.after === "paid" ? "placed" : "refunded";
}

function isRefused(before: string | null, after: string): boolean {
  return before === "pending_payment" && after === "refund_due";
}

function sumFen(list: { amountFen: number }[]): number {
  return list.reduce((sum, { amountFen }) => sum + amountFen, 0);
}
