import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { messagesPerMinute } from "#core/entrantMessages.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import { databaseNow } from "../../../base/db/databaseNow.ts";
import { insertRows } from "../../../base/db/insertRows.ts";
import { entrantMessages, messageRecipients } from "../../../base/db/messageSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { type BulkMessage, queueMessages } from "../../../base/delivery/outbox.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getSender, type RaceSite } from "../../../race/raceSite.ts";
import { findShownSite } from "../../../race/shownSite.ts";
import { renderAll } from "./compose.ts";
import { optOutLink } from "./optOut.ts";
import { type Recipient, readRecipients } from "./recipients.ts";

type MessageRow = typeof entrantMessages.$inferSelect;
type SendTools = Pick<SignupTools, "db" | "secrets" | "boundSites" | "store" | "env">;

// So few that a stop waits for no longer than a second, and so many that the statements are few.
const batchSize = 500;

const isToSend = and(
  eq(entrantMessages.state, "approved"),
  isNull(entrantMessages.doneAt),
  isNull(entrantMessages.stoppedAt),
);

/**
 * Queues the messages that are approved, batch by batch, until nothing is left of them. Every
 * server does it: a batch locks its message, and what it queued and how far it came are one
 * transaction, so a server that ends at any moment leaves nothing half done and nobody gets a
 * message twice.
 */
export async function sendEntrantMessages(tools: SendTools): Promise<void> {
  for (;;) {
    const rows = await tools.db
      .select({ messageId: entrantMessages.messageId, raceId: entrantMessages.raceId })
      .from(entrantMessages)
      .where(isToSend)
      .orderBy(asc(entrantMessages.decidedAt));
    let isWorking = false;
    for (const { messageId, raceId } of rows) {
      const site = await findShownSite(tools, raceId);
      if (site && (await sendBatch(tools, site, messageId))) isWorking = true;
    }
    if (!isWorking) return;
  }
}

/** Queues the next batch of a message; returns whether there was one that no other server has. */
export async function sendBatch(tools: SendTools, site: RaceSite, messageId: number): Promise<boolean> {
  const { db, secrets } = tools;
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = eq(entrantMessages.messageId, messageId);
    const [message] = await tx
      .select()
      .from(entrantMessages)
      .where(and(isIt, isToSend))
      .for("update", { skipLocked: true });
    if (!message) return false;
    const { recipients, last } = await readRecipients(
      tx,
      secrets,
      { site, ...message },
      {
        after: message.cursor ?? undefined,
        limit: batchSize,
      },
    );
    if (last === undefined) {
      await tx.update(entrantMessages).set({ doneAt: sql`now()` }).where(isIt);
      const { raceId } = message;
      const details = { queued: message.queued };
      const line = { raceId, actor: "program", action: "message-sent", entity: "message" } as const;
      await recordAudit(tx, { ...line, entityId: `${messageId}`, details });
      return true;
    }
    const queued = await queueBatch(tx, tools, { site, message, recipients });
    await tx
      .update(entrantMessages)
      .set({ cursor: last, queued: message.queued + queued })
      .where(isIt);
    return true;
  });
}

interface Batch {
  site: RaceSite;
  message: MessageRow;
  recipients: Recipient[];
}

async function queueBatch(
  tx: Database,
  { secrets, env }: SendTools,
  { site, message, recipients }: Batch,
): Promise<number> {
  const { messageId, stream } = message;
  const rows = recipients.map(({ contactMac, accountId, row, outcome }) => ({
    messageId,
    contactMac,
    accountId,
    entryId: row.entry.entryId,
    outcome,
    outboxId: outcome === "queued" ? randomUUID() : null,
  }));
  const added = await insertRows<typeof messageRecipients, { mac: string; id: string | null }>(
    tx,
    messageRecipients,
    rows,
    { more: sql`on conflict do nothing returning contact_mac as mac, outbox_id as id` },
  );
  const ids = new Map(added.map(({ mac, id }) => [mac, id]));
  const chosen = recipients.flatMap(({ contactMac, email, row }) => {
    const id = ids.get(contactMac);
    return id && email !== null ? [{ id, contactMac, email, row }] : [];
  });
  const rendered = await renderAll(tx, secrets, { site, words: message, rows: chosen.map(({ row }) => row) });
  const now = (await databaseNow(tx)).getTime();
  const begin = message.decidedAt?.getTime() ?? now;
  const batch = chosen.map(({ id, contactMac, email, row }, index): BulkMessage => {
    const { subject, text, language } = rendered[index] ?? { subject: "", text: "", language: "zh" };
    const optOut = stream === "news" ? optOutLink(secrets, site, env.port, contactMac) : undefined;
    const due = begin + ((message.queued + index) * 60_000) / messagesPerMinute;
    return {
      messageId: id,
      key: `entrants/${messageId}/${contactMac}`,
      channel: "email",
      target: email,
      language,
      template: "entrants",
      values: { subject, text, site: getSender(site), ...(optOut !== undefined && { optOut }) },
      about: row.submission?.submissionId,
      dueAt: new Date(Math.max(now, due)),
    };
  });
  await queueMessages(tx, secrets, batch);
  return batch.length;
}
