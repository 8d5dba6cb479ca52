import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { BodyOf } from "#contract/contract.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import type { Database } from "../../../base/db/open.ts";
import { answerReplies, submissions } from "../../../base/db/signupSchema.ts";
import type { Reviewer } from "../../../base/rights.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import type { Caller } from "../../../people/sending/messageRequest.ts";
import { permitMessage } from "../../../people/sending/permit.ts";
import { findSiteOf, getSender } from "../../../race/raceSite.ts";
import { findAnswer, type OpenedAnswer } from "./read.ts";

/** What became of a reply; `limited` has the seconds until one may be sent. */
export type Replied = { outcome: "sent" | "not-found" | "no-address" } | { outcome: "limited"; seconds: number };

/**
 * States that the reviewer is done with an answer, or that it is open again; returns whether there
 * is one.
 */
export async function markAnswer(
  tools: Pick<SignupTools, "db" | "secrets">,
  reader: Reviewer,
  { submissionId, isDone }: BodyOf<"POST /sign-up/organise/answers/done">,
): Promise<boolean> {
  const file = await findAnswer(tools, reader, submissionId);
  if (!file) return false;
  await tools.db.transaction((tx) => mark(tx as Database, file, { actor: reader.actor, isDone }));
  return true;
}

/**
 * Sends an email to the sender of an answer, in the language of the answer, after which the answer
 * is done. A repeated key is the same reply.
 */
export async function replyToAnswer(
  tools: SignupTools,
  { who, caller }: { who: Reviewer; caller: Caller },
  { submissionId, text, key }: BodyOf<"POST /sign-up/organise/answers/reply">,
): Promise<Replied> {
  const { db, secrets } = tools;
  const file = await findAnswer(tools, who, submissionId);
  if (!file) return { outcome: "not-found" };
  const { row, form, email } = file;
  if (email === "") return { outcome: "no-address" };
  const site = await findSiteOf(tools, row);
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    // One reply after the other, so that the same one twice is sent once.
    await tx.select().from(submissions).where(eq(submissions.submissionId, submissionId)).for("update");
    const isSame = and(eq(answerReplies.submissionId, submissionId), eq(answerReplies.key, key));
    if ((await tx.$count(answerReplies, isSame)) > 0) return { outcome: "sent" };
    const language = row.language ?? "zh";
    const message = { purpose: "reply", channel: "email", target: email, language, caller } as const;
    const permit = await permitMessage({ ...tools, db: tx }, message);
    if (permit.outcome === "refused") return { outcome: "limited", seconds: permit.seconds };
    const replyId = randomUUID();
    const reply = { replyId, submissionId, key, textSealed: secrets.seal(text), sentBy: who.actor };
    await tx.insert(answerReplies).values(reply);
    const values = { form: form?.title ?? { zh: row.formId }, receipt: row.receipt, text };
    await permit.queue(tx, {
      key: `reply/${replyId}`,
      template: "reply",
      values: { ...values, ...(site && { site: getSender(site) }) },
    });
    const { actor } = who;
    await recordAudit(tx, { raceId: row.raceId, actor, action: "reply", entity: "answer", entityId: submissionId });
    await mark(tx, file, { actor, isDone: true });
    return { outcome: "sent" };
  });
}

async function mark(
  tx: Database,
  { row: { submissionId, raceId } }: OpenedAnswer,
  { actor, isDone }: { actor: string; isDone: boolean },
): Promise<void> {
  const set = isDone ? { doneAt: sql`now()`, doneBy: actor } : { doneAt: null, doneBy: null };
  const isOther = isDone ? sql`${submissions.doneAt} is null` : sql`${submissions.doneAt} is not null`;
  const rows = await tx
    .update(submissions)
    .set(set)
    .where(and(eq(submissions.submissionId, submissionId), isOther))
    .returning({ submissionId: submissions.submissionId });
  if (rows.length === 0) return;
  const action = isDone ? "done" : "reopen";
  await recordAudit(tx, { raceId, actor, action, entity: "answer", entityId: submissionId });
}
