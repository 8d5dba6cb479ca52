import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { payEvents } from "../../base/db/paymentSchema.ts";
import { isWithin } from "../../base/limits/limits.ts";
import { keptDisbeliefs } from "../../base/limits/table.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { type Disbelief, eventId, type Notification, type PayEvent } from "../providers/provider.ts";
import type { Merchant } from "./merchants.ts";

/** What the inbox is made of; `alarm` logs what an operator has to look at. */
export interface InboxTools {
  db: Database;
  secrets: Pick<Secrets, "seal">;
  alarm(line: string): void;
}

/** What became of a notification. */
export type Received = "new" | "known" | { disbelief: Disbelief };

const longestEvidence = 4096;

/**
 * Takes a notification in: one that is verified is committed once for each effect, before this
 * resolves; one that is not believed is logged as an alarm and kept as evidence under an id that no
 * other notification can have.
 */
export async function receiveNotification(
  tools: InboxTools,
  merchant: Merchant,
  notification: Notification,
): Promise<Received> {
  const verdict = await merchant.provider.verify(notification);
  if ("disbelief" in verdict) {
    await keepEvidence(tools, { merchant, notification, disbelief: verdict.disbelief });
    return verdict;
  }
  const isNew = await keepEvent(tools, { merchant: merchant.name, event: verdict.event, body: notification.body });
  return isNew ? "new" : "known";
}

/**
 * Puts a verified event into the inbox; returns whether it is new. For answers to queries, too:
 * they have the same effect as notifications.
 */
export async function keepEvent(
  { db, secrets }: Pick<InboxTools, "db" | "secrets">,
  { merchant, event, body }: { merchant: string; event: PayEvent; body?: string },
): Promise<boolean> {
  const rows = await db
    .insert(payEvents)
    .values({
      merchant,
      eventId: eventId(event),
      verified: true,
      event,
      ...(body !== undefined && { bodySealed: secrets.seal(body) }),
    })
    .onConflictDoNothing()
    .returning({ eventId: payEvents.eventId });
  return rows.length > 0;
}

async function keepEvidence(
  { db, secrets, alarm }: InboxTools,
  { merchant, notification, disbelief }: { merchant: Merchant; notification: Notification; disbelief: Disbelief },
): Promise<void> {
  if (!(await isWithin(db, `pay/disbelieved/${merchant.name}`, keptDisbeliefs))) return;
  alarm(`Payment alarm: a notification to ${merchant.name} is not believed (${disbelief}).`);
  const { body } = notification;
  const eventId = `unverified/${createHash("sha256").update(body).digest("hex")}`;
  await db
    .insert(payEvents)
    .values({
      merchant: merchant.name,
      eventId,
      verified: false,
      reason: disbelief,
      bodySealed: secrets.seal(body.slice(0, longestEvidence)),
      processedAt: sql`now()`,
    })
    .onConflictDoNothing();
}

/** Erases the text of notifications after 30 days, and deletes those that were not believed. */
export async function eraseOldNotifications(db: Database): Promise<void> {
  const isOld = lt(payEvents.receivedAt, sql`now() - interval '30 days'`);
  await db.delete(payEvents).where(and(isOld, eq(payEvents.verified, false)));
  await db
    .update(payEvents)
    .set({ bodySealed: null })
    .where(and(isOld, isNotNull(payEvents.bodySealed), or(isNotNull(payEvents.processedAt), isNull(payEvents.event))));
}
