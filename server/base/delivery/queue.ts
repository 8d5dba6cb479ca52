import { and, eq, getTableColumns, gt, isNull, lt, or, sql } from "drizzle-orm";
import { outboxMessages } from "../db/accountSchema.ts";
import { suppressions } from "../db/messageSchema.ts";
import type { Database } from "../db/open.ts";
import { claimJobs } from "../jobs/claim.ts";
import type { Channel } from "./message.ts";

/** A message that this server has claimed; `tries` counts this one. */
export type ClaimedMessage = typeof outboxMessages.$inferSelect;

/** What became of an attempt to send. */
export type Outcome =
  | { state: "sent" }
  /** `bounced` is the keyed hash of an address that the mail server refused. */
  | { state: "failed"; error: string; bounced?: string | undefined }
  | { state: "retry"; error: string };

/** Hours after which a message that could not be sent expires. */
const keepHours = 24;

/**
 * Claims up to `most` messages of a channel that are due, the oldest first. No other server gets
 * them until `leaseSeconds` have passed, so a message whose server was killed is sent by another.
 */
export function claimMessages(
  db: Database,
  { channel, most, leaseSeconds }: { channel: Channel; most: number; leaseSeconds: number },
): Promise<ClaimedMessage[]> {
  const { messageId, state, dueAt, createdAt, until, tries } = outboxMessages;
  const isDue = and(
    eq(state, "queued"),
    eq(outboxMessages.channel, channel),
    lt(dueAt, sql`now()`),
    sql`${createdAt} > now() - make_interval(hours => ${keepHours})`,
    or(isNull(until), gt(until, sql`now()`)),
  );
  const lease = { tries: sql`${tries} + 1`, dueAt: inSeconds(leaseSeconds) };
  const job = getTableColumns(outboxMessages);
  // A code waits for no message to many.
  const since = sql`${outboxMessages.isBulk}, ${dueAt}`;
  return claimJobs(db, { table: outboxMessages, id: messageId, isDue, since, lease, job }, most);
}

/**
 * Records what became of a claimed message; its text is erased unless it is tried again,
 * `retrySeconds` from now.
 */
export async function recordOutcome(
  db: Database,
  { messageId, tries }: ClaimedMessage,
  outcome: Outcome,
  retrySeconds: number,
): Promise<void> {
  const isMine = and(eq(outboxMessages.messageId, messageId), eq(outboxMessages.state, "queued"));
  if (outcome.state === "sent") {
    await db
      .update(outboxMessages)
      .set({ state: "sent", error: null, contentSealed: null, sentAt: sql`now()` })
      .where(isMine);
    return;
  }
  const { error } = outcome;
  if (outcome.state === "failed" && outcome.bounced !== undefined)
    await db.insert(suppressions).values({ contactMac: outcome.bounced, kind: "bounce" }).onConflictDoNothing();
  const failed =
    outcome.state === "failed"
      ? { state: "failed" as const, error, contentSealed: null }
      : { error, dueAt: inSeconds(retrySeconds) };
  // If the lease ran out, another server may be sending it: a failure of this one must not end that
  // lease.
  await db
    .update(outboxMessages)
    .set(failed)
    .where(and(isMine, eq(outboxMessages.tries, tries)));
}

/**
 * Marks messages that could not be sent in time as failed, and deletes those older than 30 days.
 */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ state: "failed", error: "too old", contentSealed: null })
    .where(
      and(
        eq(outboxMessages.state, "queued"),
        or(
          lt(outboxMessages.createdAt, sql`now() - make_interval(hours => ${keepHours})`),
          lt(outboxMessages.until, sql`now()`),
        ),
      ),
    );
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, sql`now() - interval '30 days'`));
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
