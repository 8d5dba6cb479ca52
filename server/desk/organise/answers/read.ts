import { and, asc, eq } from "drizzle-orm";
import type { OrganisedAnswer } from "#contract/organiseAnswers.ts";
import { personalData } from "#core/authorities.ts";
import type { Language } from "#core/text.ts";
import { describeAnswers } from "#forms/answers/describe.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import { accounts } from "../../../base/db/accountSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { answerReplies, submissions } from "../../../base/db/signupSchema.ts";
import { findRaces, isOneOf, type Reviewer } from "../../../base/rights.ts";
import { openAnswers, readForms, type SubmissionRow } from "../../../entry/own/own.ts";
import { findRaceSite, usualTimeZone } from "../../../race/raceSite.ts";
import { organiserNames } from "../../approval/names.ts";
import { listFiles } from "../../review/read.ts";
import type { OrganiseTools } from "../race.ts";
import { emailIn, getHead } from "./list.ts";

/** An answer to a general form with its questions, in clear. */
export interface OpenedAnswer {
  row: SubmissionRow;
  form: CompiledForm | undefined;
  answers: Answers;
  /** The address that a reply goes to; "" if there is none. */
  email: string;
}

/** Returns the answer with that id, if the reviewer sees the personal data of its race. */
export async function findAnswer(
  { db, secrets }: Pick<OrganiseTools, "db" | "secrets">,
  reader: Reviewer,
  submissionId: string,
): Promise<OpenedAnswer | undefined> {
  const isSeen = isOneOf(findRaces(reader, personalData), submissions.raceId);
  const isIt = and(eq(submissions.submissionId, submissionId), eq(submissions.use, "general"), isSeen);
  const [row] = await db.select().from(submissions).where(isIt);
  if (!row) return undefined;
  const form = (await readForms(db, [row])).get(row.formHash)?.form;
  const answers = openAnswers({ open: secrets.open }, row)[0] ?? {};
  return { row, form, answers, email: emailIn(form, answers) || (await getEmail(db, row.accountId)) };
}

/**
 * Returns one answer to a general form with its words, files and replies, if the reviewer sees the
 * personal data of its race; who reads it is an audit line.
 */
export async function readAnswer(
  tools: OrganiseTools,
  reader: Reviewer,
  { id, language }: { id: string; language: Language },
): Promise<OrganisedAnswer | undefined> {
  const { db, secrets } = tools;
  const file = await findAnswer(tools, reader, id);
  if (!file) return undefined;
  const { row, form, answers, email } = file;
  const { raceId, submissionId, doneBy } = row;
  await recordAudit(db, { raceId, actor: reader.actor, action: "read", entity: "answer", entityId: submissionId });
  const replies = await db
    .select()
    .from(answerReplies)
    .where(eq(answerReplies.submissionId, submissionId))
    .orderBy(asc(answerReplies.sentAt), asc(answerReplies.replyId));
  const people = replies.map(({ sentBy }) => ({ requestedBy: sentBy, decidedBy: doneBy }));
  const nickOf = await organiserNames(
    db,
    doneBy === null ? people : [...people, { requestedBy: doneBy, decidedBy: null }],
  );
  const timeZone = (await findRaceSite(tools, row.domainName))?.timeZone ?? usualTimeZone;
  return {
    ...getHead(row, form, answers),
    words: form ? describeAnswers(form, answers, { language, timeZone }) : [],
    files: form ? await listFiles(db, submissionId, form, [answers]) : [],
    email,
    doneBy: doneBy === null ? "" : nickOf(doneBy),
    replies: replies.map(({ textSealed, sentAt, sentBy }) => ({
      text: secrets.open(textSealed),
      sentAt: sentAt.getTime(),
      sentBy: nickOf(sentBy),
    })),
  };
}

async function getEmail(db: Database, accountId: string | null): Promise<string> {
  if (accountId === null) return "";
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.accountId, accountId));
  return account?.email ?? "";
}
