import { and, desc, eq, inArray } from "drizzle-orm";
import type { ApprovalLink, AuditStatus, Submission, SubmissionHead } from "#contract/signup.ts";
import { isObject, valueAt } from "#core/pointers.ts";
import type { Language } from "#core/text.ts";
import { describeAnswers } from "#forms/answers/describe.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { maskNumber } from "#forms/values/identity.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { paysBackAfter, receivedBy, receivedByEach, type TransferRow } from "../../money/orders/passedOn.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { showBib } from "../../race/bibs.ts";
import { ownDocument } from "../../race/documents.ts";
import { findRaceSite, itemName, usualTimeZone } from "../../race/raceSite.ts";
import { withdrawableUntil } from "../../race/withdrawable.ts";
import { chosenOptions, waitingIn } from "../options/places.ts";
import { listEntries } from "../places/own.ts";
import { findAgain } from "./again.ts";
import { listApprovalLinks } from "./approvalLinks.ts";

/** A submission as the table has it. */
export type SubmissionRow = typeof submissions.$inferSelect;

/** A form that was answered, and where it is. */
export interface AnsweredForm {
  uri: string;
  form: CompiledForm;
}

const mostListed = 200;

/** An account's submissions, the newest first; document numbers masked. */
export async function listOwn(tools: SignupTools, accountId: string): Promise<SubmissionHead[]> {
  const { db, secrets } = tools;
  const rows = await db
    .select()
    .from(submissions)
    .where(eq(submissions.accountId, accountId))
    .orderBy(desc(submissions.createdAt), desc(submissions.submissionId))
    .limit(mostListed);
  const forms = await readForms(db, rows);
  const optionsById = await chosenOptions(db, rows, forms);
  const ids = rows.map(({ submissionId }) => submissionId);
  const places = await listEntries(db, ids);
  const transfers = await receivedByEach(db, ids);
  const links = await listApprovalLinks(tools, ids);
  return Promise.all(
    rows.map(async (row) => {
      const { submissionId } = row;
      const lists = {
        waiting: waitingIn(optionsById.get(submissionId)),
        entries: places.get(submissionId),
        received: transfers.get(submissionId),
        approvalLink: links.get(submissionId),
      };
      return getHead(tools, row, openAnswers(secrets, row), forms.get(row.formHash)?.form, lists);
    }),
  );
}

/** Returns one of an account's submissions, whole; undefined if it has none of that id. */
export async function readOwn(
  tools: SignupTools,
  accountId: string,
  { id, language }: { id: string; language: Language },
): Promise<Submission | undefined> {
  const { db } = tools;
  const isOwn = and(eq(submissions.submissionId, id), eq(submissions.accountId, accountId));
  const [row] = await db.select().from(submissions).where(isOwn);
  if (!row) return undefined;
  const forms = await readForms(db, [row]);
  const waiting = waitingIn((await chosenOptions(db, [row], forms)).get(id));
  const entries = (await listEntries(db, [id])).get(id);
  const transfer = await receivedBy(db, id);
  return fullSubmission(tools, row, {
    answered: forms.get(row.formHash),
    language,
    waiting,
    entries,
    received: transfer,
    approvalLink: (await listApprovalLinks(tools, [id])).get(id),
  });
}

/** A submission with all of its answers, also in words. */
export async function fullSubmission(
  tools: Pick<SignupTools, "boundSites" | "store" | "secrets">,
  row: SubmissionRow,
  { answered, language, ...lists }: { answered: AnsweredForm | undefined; language: Language } & HeadLists,
): Promise<Submission> {
  const answers = openAnswers(tools.secrets, row);
  const { formId, formVersion, formHash, policies } = row;
  const timeZone = (await findRaceSite(tools, row.domainName))?.timeZone ?? usualTimeZone;
  return {
    ...(await getHead(tools, row, answers, answered?.form, lists)),
    form: { id: formId, version: formVersion, hash: formHash, url: answered?.uri ?? "" },
    answers,
    policies,
    entrantWords: answers.map((answer) =>
      answered ? describeAnswers(answered.form, answer, { language, timeZone }) : [],
    ),
  };
}

/** The forms to which these submissions were given, by hash. */
export async function readForms(
  db: Database,
  rows: Pick<SubmissionRow, "formHash">[],
): Promise<Map<string, AnsweredForm>> {
  const hashes = [...new Set(rows.map(({ formHash }) => formHash))];
  if (hashes.length === 0) return new Map();
  const formRows = await db.select().from(answeredForms).where(inArray(answeredForms.hash, hashes));
  return new Map(formRows.map(({ hash, uri, body }) => [hash, { uri, form: JSON.parse(body) as CompiledForm }]));
}

/** The answers of all entrants of a submission. */
export function openAnswers({ open }: Pick<Secrets, "open">, { answersSealed }: SubmissionRow): Answers[] {
  return JSON.parse(open(answersSealed));
}

/** What a submission's head has of other tables. */
export interface HeadLists {
  waiting?: SubmissionHead["waiting"] | undefined;
  entries?: SubmissionHead["entries"] | undefined;
  /** The transfer or deferral by which it got its place. */
  received?: TransferRow | undefined;
  /** The link of an approved application; only for its owner. */
  approvalLink?: ApprovalLink | undefined;
}

/** A submission as lists show it. */
export async function getHead(
  tools: Pick<SignupTools, "boundSites" | "store">,
  row: SubmissionRow,
  answers: Answers[],
  form: CompiledForm | undefined,
  { waiting = [], entries = [], received, approvalLink }: HeadLists = {},
): Promise<SubmissionHead> {
  const { submissionId, receipt, use, item, domainName, feeFen, refuseReason, refuseGround } = row;
  const site = await findRaceSite(tools, domainName);
  const raceSite = site?.raceId === row.raceId ? site : undefined;
  return {
    submissionId,
    receipt,
    use,
    item,
    domainName,
    feeFen,
    refuseReason,
    refuseGround: refuseGround?.text ?? null,
    round: use === "through-entry" ? row.round : null,
    again: findAgain(site, row),
    createdAt: row.createdAt.getTime(),
    siteTitle: site?.site.title ?? { zh: domainName },
    itemName: use === "general" && form ? form.title : itemName(site, item),
    entrants: answers.map((answer) => ({ name: nameIn(form, answer), document: maskDocument(form, answer) })),
    auditStatus: row.auditStatus as AuditStatus | null,
    approvalLink: approvalLink ?? null,
    isReplaced: row.replacedBy !== null,
    withdrawnAt: row.withdrawnAt?.getTime() ?? null,
    endedBecause: row.endedBecause,
    withdrawableUntil: withdrawableUntil(site, row)?.getTime() ?? null,
    withdrawalPays: received ? (received.orderId && paysBackAfter(received, site) ? "payer" : "nobody") : null,
    entries: entries.map((entry) => ({ ...entry, ...showBib(raceSite, { item, bib: entry.bib }) })),
    waiting,
  };
}

function maskDocument(form: CompiledForm | undefined, answers: Answers): string {
  const document = form && ownDocument(form, answers);
  return document ? maskNumber(document.number) : "";
}

/**
 * An entrant's name; "" if the form asks for none. Forms call it name; if none does, it is the name
 * in letters.
 */
export function nameIn(form: CompiledForm | undefined, answers: Answers): string {
  if (typeof answers.name === "string") return answers.name;
  const inLetters = Object.entries(form?.fields ?? {}).find(
    ([, field]) => getLogic(field)?.means === "name-in-letters",
  );
  const name = inLetters && valueAt(answers, inLetters[0]);
  return isObject(name) ? [name.family, name.given].filter((part) => typeof part === "string").join(" ") : "";
}
