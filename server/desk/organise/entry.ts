import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { OrganisedEntry } from "#contract/organise.ts";
import { loggedMessages } from "#core/entrantMessages.ts";
import type { Language } from "#core/text.ts";
import { describeAnswers } from "#forms/answers/describe.ts";
import { computePrice } from "#forms/prices/prices.ts";
import { maskNumber } from "#forms/values/identity.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { outboxMessages } from "../../base/db/accountSchema.ts";
import { entries, entryHistory } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orderHistory, type orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { commandActor, includesRace, programActors, type Reviewer, seesPersonal } from "../../base/rights.ts";
import { refundableFen, retriableRefunds } from "../../money/orders/refund.ts";
import { ownDocument } from "../../race/documents.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { findCode, getDeferrals } from "./deferrals.ts";
import type { OrganiseTools } from "./race.ts";
import { readRequests } from "./requests.ts";
import { type EntryRow, getHead, openRows, readRows } from "./rows.ts";

/**
 * Returns the entry with that public code, if it is one of the reviewer's races; to everybody else
 * it does not exist.
 */
export async function findEntry(db: Database, { races }: Reviewer, code: string): Promise<EntryRow | undefined> {
  const [row] = await readRows(db, eq(entries.code, code.trim().toUpperCase()), { limit: 1 });
  return row && includesRace(races, row.entry.raceId) ? row : undefined;
}

/**
 * Returns one entry with its history and its money. Each reading of personal data is an audit line.
 */
export async function readEntry(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { code, language }: { code: string; language: Language },
): Promise<OrganisedEntry | undefined> {
  const { db, secrets } = tools;
  const row = await findEntry(db, reviewer, code);
  const [file] = row ? await openRows(db, secrets, [row]) : [];
  if (!file) return undefined;
  const { entry, submission, order, form, answers } = file;
  const { raceId } = entry;
  const isShown = seesPersonal(reviewer, raceId);
  const { actor } = reviewer;
  if (isShown) await recordAudit(db, { raceId, actor, action: "read", entity: "entry", entityId: entry.entryId });
  const site = submission ? await findRaceSite(tools, submission.domainName) : undefined;
  const document = (form && ownDocument(form, answers)?.number) ?? "";
  const words =
    isShown && form ? describeAnswers(form, answers, { language, timeZone: site?.timeZone ?? "Asia/Shanghai" }) : [];
  return {
    ...getHead(file, site, isShown),
    document: isShown || document === "" ? document : maskNumber(document),
    answers: words.map((word) => ({ label: word.label, words: word.words })),
    partners: submission ? await getPartners(db, submission.submissionId, entry.entryId) : [],
    history: await getHistory(db, file),
    messages: submission ? await listSent(db, submission.submissionId) : [],
    ...(await getDeferrals(tools, reviewer, submission?.submissionId)),
    order: order && (await getMoney(db, reviewer, order, submission?.submissionId)),
  };
}

async function getPartners(db: Database, submissionId: string, entryId: string): Promise<string[]> {
  const rows = await db
    .select({ code: entries.code })
    .from(entries)
    .where(and(eq(entries.submissionId, submissionId), ne(entries.entryId, entryId)))
    .orderBy(asc(entries.position), asc(entries.seq));
  return rows.map(({ code }) => code);
}

const mostMessages = 50;

/** Lists what the owner of a sign-up was sent about it, as far as the outbox keeps it. */
async function listSent(db: Database, submissionId: string): Promise<OrganisedEntry["messages"]> {
  const { template, channel, state, createdAt, seq, about } = outboxMessages;
  const rows = await db
    .select({ template, channel, state, createdAt })
    .from(outboxMessages)
    .where(eq(about, submissionId))
    .orderBy(desc(seq))
    .limit(mostMessages);
  return rows.map((row) => ({
    what: loggedMessages.find((what) => what === row.template) ?? "other",
    channel: row.channel,
    state: row.state,
    at: row.createdAt.getTime(),
  }));
}

async function getHistory(db: Database, { entry, submission }: EntryRow): Promise<OrganisedEntry["history"]> {
  const rows = await db
    .select()
    .from(entryHistory)
    .where(eq(entryHistory.entryId, entry.entryId))
    .orderBy(asc(entryHistory.seq));
  return rows.map(({ before, after, reason, actor, at }) => ({
    before,
    after,
    reason,
    at: at.getTime(),
    by: programActors.has(actor)
      ? "program"
      : actor === commandActor
        ? "command"
        : actor === submission?.accountId
          ? "runner"
          : "organiser",
  }));
}

async function getMoney(
  db: Database,
  reviewer: Reviewer,
  order: typeof orders.$inferSelect,
  submissionId: string | undefined,
): Promise<OrganisedEntry["order"]> {
  const { orderId, state, amountFen, price, createdAt, expiresAt } = order;
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.seq);
  const paymentRows = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt);
  const refundRows = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt);
  const retriable = new Set((await retriableRefunds(db, order)).map(({ refundNo }) => refundNo));
  const isOwn = order.submissionId === null || order.submissionId === submissionId;
  return {
    madeWith: isOwn ? null : await findCode(db, order.submissionId),
    orderId,
    state,
    amountFen,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    lines: computePrice(price).lines,
    leftFen: (await refundableFen(db, order)) ?? 0,
    history: history.map(({ event, after, at }) => ({ event, after, at: at.getTime() })),
    payments: paymentRows.map(({ merchant, way, amountFen: fen, state: paymentState, transactionId, paidAt }) => ({
      merchant,
      way,
      amountFen: fen,
      state: paymentState,
      transactionId,
      paidAt: paidAt?.getTime() ?? null,
    })),
    refunds: refundRows.map(
      ({ refundNo, amountFen: fen, reason, note, state: refundState, createdAt: at, doneAt }) => ({
        refundNo,
        amountFen: fen,
        reason,
        note,
        state: refundState,
        createdAt: at.getTime(),
        isRetriable: retriable.has(refundNo),
        doneAt: doneAt?.getTime() ?? null,
      }),
    ),
    requests: await readRequests(db, reviewer, { orderId }),
  };
}
