import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { transfers } from "../../base/db/transferSchema.ts";

/** Returns the order that paid for the place of a sign-up: its own id, which is that of its order if it has one, or the order of the first of those who passed the place on. */
export async function placeOrderId(db: Database, submissionId: string): Promise<string | null> {
  const found = await receivedBy(db, submissionId);
  return found ? found.orderId : submissionId;
}

/** The transfer by which a sign-up got its place; undefined if it has it by itself. */
export async function receivedBy(
  db: Database,
  submissionId: string,
): Promise<typeof transfers.$inferSelect | undefined> {
  const [found] = await db.select().from(transfers).where(eq(transfers.toSubmission, submissionId));
  return found;
}

/** Whether the place of a sign-up was passed on. */
export async function isPassedOn(db: Database, submissionId: string): Promise<boolean> {
  const isDone = and(eq(transfers.fromSubmission, submissionId), eq(transfers.state, "done"));
  return (await db.select({ id: transfers.transferId }).from(transfers).where(isDone).limit(1)).length > 0;
}

/** The sign-up that has the place which an order paid for, after transfers; undefined if nobody passed it on. Call it under the lock of the order. */
export async function holderOf(tx: Database, orderId: string): Promise<string | undefined> {
  const { toSubmission } = transfers;
  const [last] = await tx
    .select({ toSubmission })
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), isNotNull(toSubmission)))
    .orderBy(desc(transfers.round))
    .limit(1);
  return last?.toSubmission ?? undefined;
}
