import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { sandboxPayments } from "../../../base/db/paymentSchema.ts";
import type { PayEvent } from "../../providers/provider.ts";
import { queueNotice } from "../../providers/sandbox/sandbox.ts";

/** What a developer has the sandbox do with a payment. */
export interface SandboxCommand {
  /**
   * `pay-late` pays also what is closed or has expired, as money that was under way does. `silence`
   * lets calls about it time out.
   */
  action: "pay" | "pay-late" | "fail" | "silence" | "answer";
  /** When the notification is sent; undefined for never. */
  delaySeconds?: number | undefined;
  /** How often it is sent. */
  copies?: number;
}

/** What became of a command. */
export type Commanded = "paid" | "failed" | "closed" | "already-paid" | "silenced" | "answering" | "unknown";

/**
 * Carries a developer's command out. The notification of a payment is queued in the same
 * transaction.
 */
export function command(db: Database, outTradeNo: string, sandboxCommand: SandboxCommand): Promise<Commanded> {
  const { action, delaySeconds, copies = 1 } = sandboxCommand;
  const isThis = eq(sandboxPayments.outTradeNo, outTradeNo);
  return db.transaction(async (tx): Promise<Commanded> => {
    const [payment] = await tx
      .select({ row: sandboxPayments, isOver: sql<boolean>`${sandboxPayments.expiresAt} <= now()` })
      .from(sandboxPayments)
      .where(isThis)
      .for("update");
    if (!payment) return "unknown";
    if (action === "silence" || action === "answer") {
      await tx
        .update(sandboxPayments)
        .set({ isSilent: action === "silence" })
        .where(isThis);
      return action === "silence" ? "silenced" : "answering";
    }
    const { state, transactionId, amountFen } = payment.row;
    if (state === "paid") return "already-paid";
    if (action === "fail") return "failed";
    if (action === "pay" && (state === "closed" || payment.isOver)) return "closed";
    const [paidPayment] = await tx
      .update(sandboxPayments)
      .set({ state: "paid", paidAt: sql`now()` })
      .where(isThis)
      .returning();
    const paidAt = (paidPayment?.paidAt ?? new Date()).toISOString();
    const event: PayEvent = { what: "payment", outTradeNo, transactionId, amountFen, paidAt };
    if (delaySeconds !== undefined) await queueNotice(tx, event, { delaySeconds, copies });
    return "paid";
  });
}
