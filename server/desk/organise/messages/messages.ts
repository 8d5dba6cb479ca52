import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import type { EntrantMessage, MessagePreview } from "#contract/entrantMessages.ts";
import type { AuditAction } from "#core/auditWords.ts";
import { messagesPerMinute, sentWithoutApproval } from "#core/entrantMessages.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import { outboxMessages } from "../../../base/db/accountSchema.ts";
import { entrantMessages, messageRecipients } from "../../../base/db/messageSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { secondsToWait } from "../../../base/limits/limits.ts";
import { exactLimits } from "../../../base/limits/table.ts";
import { type Reviewer, seesPersonal } from "../../../base/rights.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { judge } from "../../approval/judge.ts";
import { organiserNames } from "../../approval/names.ts";
import { findFault, renderAll, type UnknownFact } from "./compose.ts";
import { type Audience, countRecipients, type Recipient, readRecipients } from "./recipients.ts";
import { readReports } from "./report.ts";

type MessageRow = typeof entrantMessages.$inferSelect;
type MessageTools = Pick<SignupTools, "db" | "secrets">;
type Wanted = Omit<BodyOf<"POST /sign-up/organise/messages">, "domainName">;

const mostListed = 50;
const examplesPerLanguage = 3;
const mostSearched = 200;

/** Lists the last messages of a race with their reports, the newest first. */
export async function listMessages(db: Database, reviewer: Reviewer, raceId: string): Promise<EntrantMessage[]> {
  const { messageId } = entrantMessages;
  const isOf = eq(entrantMessages.raceId, raceId);
  return describe(
    db,
    reviewer,
    await db.select().from(entrantMessages).where(isOf).orderBy(desc(messageId)).limit(mostListed),
  );
}

/**
 * Counts who would get a message and writes it for some of them. Who sees their names and addresses
 * is an audit line.
 */
export async function previewMessage(
  { db, secrets }: MessageTools,
  reviewer: Reviewer,
  site: RaceSite,
  { stream, filter, subject, text }: Omit<Wanted, "key">,
): Promise<MessagePreview | UnknownFact> {
  const fault = findFault({ subject, text });
  if (fault) return fault;
  const { raceId } = site;
  const audience = { site, stream, filter };
  const counts = await countRecipients(db, secrets, audience);
  const chosen = await chooseExamples(db, secrets, audience);
  const isShown = seesPersonal(reviewer, raceId);
  const rows = chosen.map(({ row }) => row);
  const rendered = await renderAll(db, secrets, { site, words: { subject, text }, rows, isMasked: !isShown });
  if (isShown && chosen.length > 0) await record(db, reviewer.actor, { raceId, messageId: 0 }, "preview-message");
  return {
    count: counts.queued,
    optedOut: counts["opted-out"],
    bounced: counts.bounced,
    withoutEmail: counts["no-address"],
    needsApproval: counts.queued > sentWithoutApproval,
    minutes: Math.ceil(counts.queued / messagesPerMinute),
    examples: rendered.map((words, index) => ({ ...words, to: isShown ? (chosen[index]?.email ?? "") : "***" })),
  };
}

async function chooseExamples(
  db: Database,
  secrets: MessageTools["secrets"],
  audience: Audience,
): Promise<Recipient[]> {
  const examples: Recipient[] = [];
  for (const language of ["zh", "en"] as const) {
    const { filter } = audience;
    if (filter.language !== undefined && filter.language !== language) continue;
    const spoken = { ...audience, filter: { ...filter, language } };
    const { recipients } = await readRecipients(db, secrets, spoken, { limit: mostSearched });
    examples.push(...recipients.filter(({ outcome }) => outcome === "queued").slice(0, examplesPerLanguage));
  }
  return examples;
}

/**
 * Requests a message: one to few is approved at once, one to many by another organiser. A repeated
 * request is the same one.
 */
export async function requestMessage(
  { db, secrets }: MessageTools,
  reviewer: Reviewer,
  site: RaceSite,
  { stream, filter, subject, text, key }: Wanted,
): Promise<EntrantMessage | UnknownFact | { seconds: number } | "messages/nobody" | "messages/key-used"> {
  const fault = findFault({ subject, text });
  if (fault) return fault;
  const { raceId, domainName } = site;
  const isSame = and(eq(entrantMessages.raceId, raceId), eq(entrantMessages.key, key));
  const [repeated] = await db.select().from(entrantMessages).where(isSame);
  const wanted = { stream, filter, subject: toText(subject), text: toText(text) };
  if (repeated) return isSameMessage(repeated, wanted) ? describeOne(db, reviewer, repeated) : "messages/key-used";
  const seconds = await secondsToWait(db, `entrant-messages/${raceId}`, exactLimits.entrantMessages);
  if (seconds > 0) return { seconds };
  const { queued: total } = await countRecipients(db, secrets, { site, stream, filter });
  if (total === 0) return "messages/nobody";
  const { actor } = reviewer;
  const needsApproval = total > sentWithoutApproval;
  const values = { ...wanted, raceId, domainName, total, key, requestedBy: actor };
  const state = needsApproval ? ("waiting" as const) : ("approved" as const);
  const row = await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [stored] = await tx
      .insert(entrantMessages)
      .values({ ...values, state, decidedAt: needsApproval ? null : sql`now()` })
      .onConflictDoNothing()
      .returning();
    if (stored) await record(tx, actor, stored, needsApproval ? "request-message" : "send-message");
    return stored;
  });
  const [kept] = row ? [row] : await db.select().from(entrantMessages).where(isSame);
  if (!kept) throw new Error("A message was not stored.");
  return isSameMessage(kept, wanted) ? describeOne(db, reviewer, kept) : "messages/key-used";
}

type DecideRefusal = Exclude<ErrorOf<"POST /sign-up/organise/messages/decide">, "site/not-bound">;

/** Decides a message that waits; the organiser who requested it can only refuse it. */
export async function decideMessage(
  db: Database,
  reviewer: Reviewer,
  { raceId }: RaceSite,
  { messageId, isApproved }: { messageId: number; isApproved: boolean },
): Promise<EntrantMessage | DecideRefusal> {
  const { actor } = reviewer;
  const decision = await db.transaction(async (transaction): Promise<MessageRow | DecideRefusal> => {
    const tx = transaction as Database;
    const isIt = and(eq(entrantMessages.raceId, raceId), eq(entrantMessages.messageId, messageId));
    const [message] = await tx.select().from(entrantMessages).where(isIt).for("update");
    if (!message) return "messages/unknown";
    const verdict = judge("messages", message, { actor, isApproved });
    if (verdict === "again") return message;
    if (verdict !== "yes") return verdict;
    const [row] = await tx
      .update(entrantMessages)
      .set({ state: isApproved ? "approved" : "refused", decidedBy: actor, decidedAt: sql`now()` })
      .where(isIt)
      .returning();
    if (!row) throw new Error("The decision on a message was not stored.");
    await record(tx, actor, row, isApproved ? "send-message" : "refuse-message");
    return row;
  });
  return typeof decision === "string" ? decision : describeOne(db, reviewer, decision);
}

/** Stops a message: nothing of it is queued any more, and what is queued leaves no more. */
export async function stopMessage(
  db: Database,
  reviewer: Reviewer,
  { raceId }: RaceSite,
  messageId: number,
): Promise<EntrantMessage | "messages/unknown"> {
  const isIt = and(eq(entrantMessages.raceId, raceId), eq(entrantMessages.messageId, messageId));
  const { actor } = reviewer;
  const row = await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [message] = await tx.select().from(entrantMessages).where(isIt).for("update");
    if (!message || message.stoppedAt || message.state !== "approved") return message;
    const [stopped] = await tx
      .update(entrantMessages)
      .set({ stoppedAt: sql`now()`, stoppedBy: actor })
      .where(isIt)
      .returning();
    const ids = tx
      .select({ id: messageRecipients.outboxId })
      .from(messageRecipients)
      .where(eq(messageRecipients.messageId, messageId));
    // What a server is sending at this moment is recorded as sent; nobody claims the rest.
    await tx
      .update(outboxMessages)
      .set({ until: sql`now()` })
      .where(and(inArray(outboxMessages.messageId, ids), eq(outboxMessages.state, "queued")));
    if (stopped) await record(tx, actor, stopped, "stop-message");
    return stopped;
  });
  return row ? describeOne(db, reviewer, row) : "messages/unknown";
}

const toText = ({ zh, en }: { zh: string; en?: string | undefined }) => (en === undefined ? { zh } : { zh, en });

function isSameMessage(row: MessageRow, wanted: Pick<MessageRow, "stream" | "filter" | "subject" | "text">): boolean {
  const write = ({ stream, filter: { group, item, start, language }, subject, text }: typeof wanted) =>
    JSON.stringify([
      stream,
      group,
      item ?? "",
      start ?? "",
      language ?? "",
      subject.zh,
      subject.en ?? "",
      text.zh,
      text.en ?? "",
    ]);
  return write(row) === write(wanted);
}

async function record(
  tx: Database,
  actor: string,
  { raceId, messageId }: Pick<MessageRow, "raceId" | "messageId">,
  action: AuditAction,
): Promise<void> {
  await recordAudit(tx, { raceId, actor, action, entity: "message", entityId: `${messageId}` });
}

async function describeOne(db: Database, reviewer: Reviewer, row: MessageRow): Promise<EntrantMessage> {
  const [message] = await describe(db, reviewer, [row]);
  if (!message) throw new Error("A message was not described.");
  return message;
}

async function describe(db: Database, { actor }: Reviewer, rows: MessageRow[]): Promise<EntrantMessage[]> {
  const nickOf = await organiserNames(db, rows);
  const reports = await readReports(
    db,
    rows.map(({ messageId }) => messageId),
  );
  return rows.map((row) => ({
    messageId: row.messageId,
    stream: row.stream,
    filter: row.filter,
    subject: row.subject,
    text: row.text,
    total: row.total,
    state: getState(row, reports(row.messageId).queued),
    requestedAt: row.requestedAt.getTime(),
    requestedBy: nickOf(row.requestedBy),
    isOwn: row.requestedBy === actor,
    decidedBy: row.decidedBy === null ? null : nickOf(row.decidedBy),
    report: reports(row.messageId),
  }));
}

function getState({ state, stoppedAt, doneAt }: MessageRow, waiting: number): EntrantMessage["state"] {
  if (state !== "approved") return state;
  if (stoppedAt) return "stopped";
  return doneAt && waiting === 0 ? "sent" : "sending";
}
