import { and, eq, sql } from "drizzle-orm";
import type { DataOf, ErrorOf } from "#contract/contract.ts";
import { inLanguage } from "#core/text.ts";
import { newCode } from "../../base/code.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, payments } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { isCancelled } from "../../race/cancelled.ts";
import { findSiteOf } from "../../race/raceSite.ts";
import type { SignupTools } from "../payments/tools.ts";
import { PaymentError } from "../providers/paymentError.ts";
import type { PayWay } from "../providers/provider.ts";
import { lockOrder, type OrderRow, orderedItem } from "./apply.ts";
import { closePayment, markClosed } from "./closePayments.ts";

type Payable = DataOf<"POST /sign-up/orders/:id/pay">;

/** How a runner wants to pay an order. */
export interface WayToPay {
  merchant: string;
  way: PayWay;
  openId?: string | undefined;
  /** The payer's address. */
  payerIp: string;
  /** The page that the provider's page leads back to. */
  returnUrl?: string | undefined;
}

export type Paying =
  | { payable: Payable }
  | { error: Exclude<ErrorOf<"POST /sign-up/orders/:id/pay">, `session/${string}`> };

/**
 * Begins a payment of an account's order and returns what the browser does to pay. The payment is
 * committed before the provider hears of it, so that no money comes for an unknown one; a second
 * tab, or a try after an error, gets the same payment.
 */
export async function pay(
  tools: SignupTools,
  accountId: string,
  orderId: string,
  wayToPay: WayToPay,
  isAgain = false,
): Promise<Paying> {
  const [row] = await tools.db
    .select({ order: orders, submission: submissions })
    .from(orders)
    .leftJoin(submissions, eq(submissions.submissionId, orders.submissionId))
    .where(and(eq(orders.orderId, orderId), eq(orders.accountId, accountId)));
  if (!row) return { error: "request/not-found" };
  const merchant = tools.merchants.of(row.order.raceId).find(({ name }) => name === wayToPay.merchant);
  if (!merchant?.provider.ways.includes(wayToPay.way)) return { error: "order/way" };
  const begun = await tools.db.transaction((tx) => begin(tx as Database, orderId, wayToPay));
  if ("error" in begun) return begun;
  const { outTradeNo } = begun;
  const site = row.submission ? await findSiteOf(tools, row.submission) : undefined;
  const { amountFen, expiresAt } = row.order;
  const subject = cleanSubject(inLanguage(orderedItem(site, row.order), row.submission?.language ?? "zh"));
  const { merchant: _name, openId, returnUrl, ...wayFields } = wayToPay;
  const payment = { outTradeNo, amountFen, expiresAt, subject, ...wayFields };
  try {
    const payable = await merchant.provider.create({
      ...payment,
      ...(openId !== undefined && { openId }),
      ...(returnUrl !== undefined && { returnUrl }),
    });
    if (await isPending(tools.db, orderId)) return { payable };
    // The order ended meanwhile: what was just made must not be paid. If this fails, a server
    // closes it later.
    await closePayment(tools, { outTradeNo, merchant: merchant.name });
    return { error: "order/not-payable" };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.code === "already-closed" && !isAgain) {
      await markClosed(tools.db, outTradeNo);
      return pay(tools, accountId, orderId, wayToPay, true);
    }
    if (error.code !== "already-paid")
      return { error: error.code === "invalid" ? "order/way" : "order/provider-failed" };
    // What the provider states is settled now, not with its notification.
    await closePayment(tools, { outTradeNo, merchant: merchant.name });
    return { error: "order/already-paid" };
  }
}

// The bills of providers separate cells by commas, and not all of them put texts in quotes.
function cleanSubject(name: string): string {
  return name.replace(/[,"`\p{Cc}]+/gu, " ").trim();
}

async function begin(
  tx: Database,
  orderId: string,
  { merchant, way }: WayToPay,
): Promise<{ outTradeNo: string } | { error: "order/already-paid" | "order/not-payable" }> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== "pending_payment") return { error: refuseUnpayable(order) };
  const isThis = eq(orders.orderId, orderId);
  const [{ isOver } = { isOver: true }] = await tx
    .select({ isOver: sql<boolean>`${orders.expiresAt} <= now()` })
    .from(orders)
    .where(isThis);
  if (isOver || (await isCancelled(tx, order.raceId))) return { error: "order/not-payable" };
  const isSame = and(
    eq(payments.orderId, orderId),
    eq(payments.merchant, merchant),
    eq(payments.way, way),
    eq(payments.state, "open"),
  );
  const [payment] = await tx.select({ outTradeNo: payments.outTradeNo }).from(payments).where(isSame);
  if (payment) return payment;
  const outTradeNo = `${newCode()}${newCode()}`;
  await tx.insert(payments).values({ outTradeNo, orderId, merchant, way, amountFen: order.amountFen });
  return { outTradeNo };
}

function refuseUnpayable(order: OrderRow | undefined): "order/already-paid" | "order/not-payable" {
  return order?.state === "paid" || order?.state === "part_refunded" ? "order/already-paid" : "order/not-payable";
}

async function isPending(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.orderId, orderId));
  return row?.state === "pending_payment";
}
