import { randomUUID } from "node:crypto";
import { desc, inArray, sql } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { outboxMessages } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Secrets } from "../base/secrets.ts";
import type { Channel, Message, Written } from "./message.ts";

/** The channel on which the database tells its listeners `channel/messageId` of each message that was committed. */
export const outboxSignal = "startline_outbox";

/**
 * Writes a message into the outbox, in the caller's transaction: it is sent if and only if that commits. Target and text are
 * sealed. Answers whether it is new: a message of the same key is written once within 30 days.
 */
export async function queueMessage(tx: Database, secrets: Secrets, message: Message): Promise<boolean> {
  const { key, channel, target, template, values, language } = message;
  const written = await tx
    .insert(outboxMessages)
    .values({
      messageId: randomUUID(),
      key,
      channel,
      targetSealed: secrets.seal(target),
      template,
      contentSealed: secrets.seal(JSON.stringify({ values, language })),
    })
    .onConflictDoNothing({ target: outboxMessages.key })
    .returning({ messageId: outboxMessages.messageId });
  if (!written[0]) return false;
  // The database passes it on when the transaction commits, and not before; to every server that listens.
  await tx.execute(sql`select pg_notify(${outboxSignal}, ${`${channel}/${written[0].messageId}`})`);
  return true;
}

/** A message as it stands in the outbox, opened. What it is written from is gone once it was sent. */
export interface OutboxMessage {
  messageId: string;
  key: string;
  channel: Channel;
  target: string;
  template: string;
  state: "queued" | "sent" | "failed";
  /** How often it was tried to send it. */
  tries: number;
  createdAt: Date;
  content?: Written & { language: Language };
}

/** The newest messages of the outbox, opened; of some channels alone, where they are given. For tests and for the developer's page. */
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
