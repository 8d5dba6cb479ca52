import { randomUUID } from "node:crypto";
import { desc, inArray, sql } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { outboxMessages } from "../db/accountSchema.ts";
import { insertRows } from "../db/insertRows.ts";
import type { Database } from "../db/open.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Channel, Message, Written } from "./message.ts";

/**
 * Writes a message into the outbox, in the caller's transaction: it is sent if and only if that
 * commits. Target and text are sealed. Returns whether it is new: a message of the same key is
 * written once within 30 days.
 */
export async function queueMessage(tx: Database, secrets: Secrets, message: Message): Promise<boolean> {
  const { key, channel, target, template, values, language, until, about } = message;
  const rows = await tx
    .insert(outboxMessages)
    .values({
      messageId: randomUUID(),
      key,
      channel,
      targetSealed: secrets.seal(target),
      template,
      until,
      about,
      contentSealed: secrets.seal(JSON.stringify({ values, language })),
    })
    .onConflictDoNothing({ target: outboxMessages.key })
    .returning({ messageId: outboxMessages.messageId });
  return rows.length > 0;
}

/** A message to one of many. */
export type BulkMessage = Message & { messageId: string; dueAt: Date };

/**
 * Writes the messages of a batch into the outbox, in the caller's transaction and by one statement.
 * One whose key is there already is left out.
 */
export async function queueMessages(tx: Database, secrets: Secrets, batch: readonly BulkMessage[]): Promise<void> {
  const rows = batch.map(({ messageId, key, channel, target, template, values, language, dueAt, about }) => ({
    messageId,
    key,
    channel,
    targetSealed: secrets.seal(target),
    template,
    contentSealed: secrets.seal(JSON.stringify({ values, language })),
    dueAt,
    about: about ?? null,
    isBulk: true,
  }));
  await insertRows(tx, outboxMessages, rows, { more: sql`on conflict (key) do nothing` });
}

/** A message of the outbox, opened. Its content is erased once it is sent. */
export interface OutboxMessage {
  messageId: string;
  key: string;
  channel: Channel;
  target: string;
  template: string;
  state: "queued" | "sent" | "failed";
  /** How many times a server has claimed it. */
  tries: number;
  createdAt: Date;
  content?: Written & { language: Language };
}

/**
 * The newest messages of the outbox, opened; only those of `channels` if given. For tests and for
 * the developer's page.
 */
export async function readOutbox(
  db: Database,
  secrets: Secrets,
  { most = 50, channels }: { most?: number; channels?: Channel[] } = {},
): Promise<OutboxMessage[]> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(channels && inArray(outboxMessages.channel, channels))
    .orderBy(desc(outboxMessages.seq))
    .limit(most);
  return rows.map((row) => openRow(secrets, row));
}

/** A row of the outbox with its target and content opened. */
export function openRow(secrets: Secrets, row: typeof outboxMessages.$inferSelect): OutboxMessage {
  const { messageId, key, channel, template, state, tries, createdAt, targetSealed, contentSealed } = row;
  const content = contentSealed && { template, ...JSON.parse(secrets.open(contentSealed)) };
  const message = { messageId, key, channel, target: secrets.open(targetSealed), template, state, tries, createdAt };
  return content ? { ...message, content } : message;
}
