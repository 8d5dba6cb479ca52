import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { sandboxNotices, sandboxPayments, sandboxRefunds } from "../../../base/db/paymentSchema.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { isAmount } from "../../fen.ts";
import { PaymentError } from "../paymentError.ts";
import type { NewPayment, NewRefund, Payable, PayEvent, PaymentState, Provider, RefundStatus } from "../provider.ts";
import { readBill } from "./bill.ts";
import { type SandboxNotice, verifyNotice } from "./notice.ts";

/** What the sandbox is made of. */
export interface SandboxParts {
  db: Database;
  secrets: Pick<Secrets, "mac">;
  /** The address of this server, for QR codes. */
  origin: string;
  /** How long a refund takes. */
  refundSeconds?: number;
}

/** The address of a payment's page at the sandbox. */
export const payPath = "/dev/pay";

type Payment = typeof sandboxPayments.$inferSelect;

/**
 * The provider for development. It behaves as the real ones do (signed notifications that come
 * later, twice or never; refunds that take a moment), and its state is in the database, so any
 * server process answers for it.
 */
export function sandboxProvider({ db, secrets, origin, refundSeconds = 2 }: SandboxParts): Provider {
  return {
    ways: ["qr", "page", "phone"],
    received: { type: "application/json", body: '{"code":"SUCCESS"}' },
    create: (payment) => create(db, payment, origin),
    async query(outTradeNo) {
      const payment = await find(db, outTradeNo);
      if (!payment) return { state: "unpaid" };
      const { transactionId, amountFen, paidAt } = payment;
      const state = await findState(db, payment);
      return paidAt ? { state, transactionId, amountFen, paidAt } : { state };
    },
    close: (outTradeNo) => close(db, outTradeNo),
    refund: (refund) => startRefund(db, refund, refundSeconds),
    async queryRefund({ refundNo, outTradeNo }) {
      await find(db, outTradeNo);
      return findRefund(db, refundNo);
    },
    verify: async (notification) => verifyNotice(secrets, notification),
    bill: (day) => readBill(db, day),
  };
}

async function create(db: Database, payment: NewPayment, origin: string): Promise<Payable> {
  const { outTradeNo, amountFen, subject, expiresAt, way, returnUrl = null } = payment;
  if (way === "jsapi") throw new PaymentError("way-not-offered", way);
  if (!isAmount(amountFen) || !/^[\w-]{6,32}$/.test(outTradeNo)) throw new PaymentError("invalid");
  const transactionId = `sandbox-${outTradeNo}`;
  await db
    .insert(sandboxPayments)
    .values({ outTradeNo, amountFen, subject, expiresAt, returnUrl, transactionId })
    .onConflictDoNothing();
  const sandboxPayment = await find(db, outTradeNo);
  // As at real providers, an id cannot be used for another amount, nor once it is paid or closed.
  if (sandboxPayment?.amountFen !== amountFen) throw new PaymentError("invalid", "amount changed");
  if (sandboxPayment.state === "paid") throw new PaymentError("already-paid");
  if (sandboxPayment.state === "closed") throw new PaymentError("already-closed");
  const path = `${payPath}/${outTradeNo}`;
  return way === "qr" ? { show: "qr", text: `${origin}${path}` } : { show: "redirect", url: path };
}

async function find(db: Database, outTradeNo: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.outTradeNo, outTradeNo));
  if (payment?.isSilent) throw new PaymentError("timeout", "sandbox");
  return payment;
}

/** Returns the state of a payment at the sandbox, of which refunds are a part. */
export async function findState(db: Database, { outTradeNo, state }: Payment): Promise<PaymentState> {
  if (state !== "paid") return state;
  const refunds = await db
    .select({ isDone: sql<boolean>`${sandboxRefunds.doneAt} <= now()` })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.outTradeNo, outTradeNo));
  if (refunds.length === 0) return "paid";
  return refunds.every(({ isDone }) => isDone) ? "refunded" : "refunding";
}

async function close(db: Database, outTradeNo: string): Promise<PaymentState> {
  const payment = await find(db, outTradeNo);
  if (!payment) return "closed";
  const isUnpaid = and(eq(sandboxPayments.outTradeNo, outTradeNo), eq(sandboxPayments.state, "unpaid"));
  const closed = await db.update(sandboxPayments).set({ state: "closed" }).where(isUnpaid).returning();
  if (closed.length > 0) return "closed";
  const now = await find(db, outTradeNo);
  return now ? findState(db, now) : "closed";
}

async function startRefund(db: Database, refund: NewRefund, seconds: number): Promise<RefundStatus> {
  const { outTradeNo, refundNo, amountFen } = refund;
  await db.transaction(async (tx) => {
    await find(tx, outTradeNo);
    const [payment] = await tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.outTradeNo, outTradeNo))
      .for("update");
    if (payment?.state !== "paid") throw new PaymentError(payment ? "invalid" : "not-found");
    const before = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.outTradeNo, outTradeNo));
    if (before.some((earlierRefund) => earlierRefund.refundNo === refundNo)) return;
    const sum = before.reduce((fen, earlierRefund) => fen + earlierRefund.amountFen, amountFen);
    if (!isAmount(amountFen) || sum > payment.amountFen) throw new PaymentError("invalid", "more than was paid");
    const doneAt = sql`now() + make_interval(secs => ${seconds})`;
    const [row] = await tx
      .insert(sandboxRefunds)
      .values({ refundNo, outTradeNo, amountFen, doneAt } as never)
      .returning({ doneAt: sandboxRefunds.doneAt });
    const at = row?.doneAt.toISOString() ?? "";
    const event: PayEvent = {
      what: "refund",
      outTradeNo,
      refundNo,
      refundId: `sandbox-${refundNo}`,
      amountFen,
      state: "refunded",
      doneAt: at,
      billedAt: at,
    } as const;
    await queueNotice(tx, event, { delaySeconds: seconds });
  });
  return findRefund(db, refundNo);
}

async function findRefund(db: Database, refundNo: string): Promise<RefundStatus> {
  const [refund] = await db
    .select({
      amountFen: sandboxRefunds.amountFen,
      doneAt: sandboxRefunds.doneAt,
      isDone: sql<boolean>`${sandboxRefunds.doneAt} <= now()`,
    })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.refundNo, refundNo));
  if (!refund) return { state: "none" };
  const { amountFen, doneAt, isDone } = refund;
  const facts = { refundId: `sandbox-${refundNo}`, amountFen };
  return isDone ? { state: "refunded", ...facts, doneAt, billedAt: doneAt } : { state: "refunding", ...facts };
}

/** Queues notifications of an event: `copies` of it, from `delaySeconds` on. */
export async function queueNotice(
  db: Database,
  event: PayEvent,
  { delaySeconds, copies = 1 }: { delaySeconds: number; copies?: number },
): Promise<void> {
  const notice: SandboxNotice = { merchant: "sandbox", currency: "CNY", event };
  const dueAt = sql`now() + make_interval(secs => ${delaySeconds})`;
  const row = { body: JSON.stringify(notice), dueAt } as never;
  await db.insert(sandboxNotices).values(Array.from({ length: copies }, () => row));
}
