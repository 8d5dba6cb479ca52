import { and, eq, lt, sql } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { outboxMessages } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Secrets } from "../base/secrets.ts";
import type { Written } from "./message.ts";
import { openRow } from "./outbox.ts";
import { SendFailure } from "./sendFailure.ts";

/** A message as a provider gets it. */
export type Outgoing = Written & { messageId: string; target: string; language: Language };

/** Hands a message to a provider; resolves once that has taken it, rejects with a SendFailure where it has not. */
export type Send = (message: Outgoing) => Promise<void>;

/** Tries after which a message that may have arrived already is not sent again: each could be paid for, and reach the person. */
export const mostUnanswered = 3;

/** Hours after which a message that could not be sent is given up. */
export const keepHours = 24;

/**
 * Sends one message of the outbox, if it still waits, and erases its text once the provider took it. Answers "settled", or
 * "later" where it has to be tried again.
 */
export async function sendQueued(
  { db, secrets, send, log }: { db: Database; secrets: Secrets; send: Send; log(line: string): void },
  messageId: string,
): Promise<"settled" | "later"> {
  const [row] = await db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.messageId, messageId), eq(outboxMessages.state, "queued")));
  const opened = row && openRow(secrets, row);
  if (!opened?.content) return "settled";
  const { content, target, channel } = opened;
  try {
    await send({ ...content, messageId, target });
  } catch (error) {
    const { message: reason, isFinal: isHopeless, mayHaveArrived } = asFailure(error);
    const isFinal = isHopeless || (mayHaveArrived && opened.tries + 1 >= mostUnanswered);
    log(
      `Message ${messageId} (${channel}) was not sent: ${reason}. ${isFinal ? "It is given up." : "It is tried again."}`,
    );
    await db
      .update(outboxMessages)
      .set(isFinal ? gaveUp(reason) : triedOnceMore(reason))
      .where(isQueued(messageId));
    return isFinal ? "settled" : "later";
  }
  await db
    .update(outboxMessages)
    .set({ ...triedOnceMore(null), state: "sent", sentAt: sql`now()`, contentSealed: null } as never)
    .where(isQueued(messageId));
  return "settled";
}

/** Gives up messages that could not be sent for a day, and deletes what is older than 30 days. */
export async function forgetOldMessages(db: Database): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ state: "failed", error: "too old", contentSealed: null })
    .where(
      and(
        eq(outboxMessages.state, "queued"),
        lt(outboxMessages.createdAt, sql`now() - make_interval(hours => ${keepHours})`),
      ),
    );
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, sql`now() - interval '30 days'`));
}

const isQueued = (messageId: string) =>
  and(eq(outboxMessages.messageId, messageId), eq(outboxMessages.state, "queued"));

const triedOnceMore = (error: string | null) => ({ tries: sql`${outboxMessages.tries} + 1`, error }) as never as object;

const gaveUp = (reason: string) => ({ ...triedOnceMore(reason), state: "failed", contentSealed: null }) as const;

// What a program error says could hold anything: only its name is told.
function asFailure(error: unknown): SendFailure {
  return error instanceof SendFailure ? error : new SendFailure((error as Error).name, { isFinal: false });
}
