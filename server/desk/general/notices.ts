import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { describeAnswers } from "#forms/answers/describe.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, answerNotices, submissions } from "../../base/db/signupSchema.ts";
import type { Templates, Title } from "../../base/delivery/message.ts";
import { openAnswers, readForms } from "../../entry/own/own.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { type Permit, permitMessage, type SendingTools } from "../../people/sending/permit.ts";
import { openForm } from "../../race/forms.ts";
import { answersLink } from "../../race/ownLink.ts";
import { findRaceSite, getSender, type RaceSite } from "../../race/raceSite.ts";
import { findGeneralForm } from "./check.ts";

/** What notifying organisers works with. */
type NoticeTools = SendingTools & Pick<SignupTools, "boundSites" | "store"> & { env: Pick<SignupTools["env"], "port"> };

interface FormOfRace {
  raceId: string;
  formId: string;
}

// One message an hour for each form, however many answers come.
const isDue = and(
  gt(answerNotices.waiting, 0),
  or(isNull(answerNotices.notifiedAt), lte(answerNotices.notifiedAt, sql`now() - interval '1 hour'`)),
);

// What one email has at most: the newest answers, and the beginning of each.
const mostAnswers = 20;
const longestAnswer = 4000;

/**
 * Notifies organisers of the answers to their general forms: of the first at once, of those that
 * follow within the hour in one message after it, in the first language of the site. The messages
 * go to the addresses of the published form only. They have a link to the answers, and the answers
 * only if the form states so.
 */
export async function sendAnswerNotices(tools: NoticeTools): Promise<void> {
  const { db } = tools;
  const due = await db.select().from(answerNotices).where(isDue);
  for (const { raceId, formId } of due) await notify(tools, { raceId, formId });
}

async function notify(tools: NoticeTools, ref: FormOfRace): Promise<void> {
  const { db } = tools;
  const site = await findSite(tools, ref);
  const language: Language = site?.site.languages[0] === "en" ? "en" : "zh";
  const form = await findTitle(db, ref);
  const permits: Permit[] = [];
  for (const target of site?.notify[ref.formId] ?? []) {
    const caller = { sends: ["answers"], address: "", pass: {} } as const;
    const permit = await permitMessage(tools, { purpose: "answers", channel: "email", target, language, caller });
    if (permit.outcome === "permitted") permits.push(permit);
  }
  await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const notice = await claim(tx, ref);
    if (!notice) return;
    const values: Templates["answers"] = {
      form: form ?? { zh: ref.formId },
      count: notice.count,
      ...(site && { site: getSender(site), link: answersLink(site, tools.env.port, ref.formId) }),
      ...(site && { answers: await writeAnswers({ ...tools, db: tx }, ref, { site, language, count: notice.count }) }),
    };
    for (const [index, permit] of permits.entries())
      await permit.queue(tx, {
        key: `answers/${ref.raceId}/${ref.formId}/${notice.at.getTime()}/${index}`,
        template: "answers",
        values,
      });
  });
}

// The newest answers in words, if the form as it is published now has them mailed.
async function writeAnswers(
  { db, store, secrets }: NoticeTools,
  ref: FormOfRace,
  { site, language, count }: { site: RaceSite; language: Language; count: number },
): Promise<string[]> {
  const placedForm = findGeneralForm(site, ref.formId);
  const published = placedForm && (await openForm(store, placedForm));
  if (!published?.form.general?.mailAnswers) return [];
  const rows = await db
    .select()
    .from(submissions)
    .where(isOf(ref))
    .orderBy(desc(submissions.createdAt), desc(submissions.submissionId))
    .limit(Math.min(count, mostAnswers));
  const forms = await readForms(db, rows);
  return rows.map((row) => {
    const form = forms.get(row.formHash)?.form;
    const [answers = {}] = openAnswers(secrets, row);
    const words = form ? describeAnswers(form, answers, { language, timeZone: site.timeZone }) : [];
    return [row.receipt, ...words.map(({ label, words: answer }) => `${label}: ${answer}`)]
      .join("\n")
      .slice(0, longestAnswer);
  });
}

// Of several servers one finds it due, and only that one sends.
async function claim(tx: Database, { raceId, formId }: FormOfRace): Promise<{ count: number; at: Date } | undefined> {
  const isOfForm = and(eq(answerNotices.raceId, raceId), eq(answerNotices.formId, formId));
  const [row] = await tx.select().from(answerNotices).where(and(isOfForm, isDue)).for("update");
  if (!row) return undefined;
  const [claimedRow] = await tx
    .update(answerNotices)
    .set({ waiting: 0, notifiedAt: sql`now()` })
    .where(isOfForm)
    .returning({ at: answerNotices.notifiedAt });
  return claimedRow?.at ? { count: row.waiting, at: claimedRow.at } : undefined;
}

// The site on which the newest answer came, if its domain still shows the race.
async function findSite(tools: NoticeTools, ref: FormOfRace): Promise<RaceSite | undefined> {
  const [newest] = await tools.db
    .select({ domainName: submissions.domainName })
    .from(submissions)
    .where(isOf(ref))
    .orderBy(desc(submissions.createdAt))
    .limit(1);
  const site = newest && (await findRaceSite(tools, newest.domainName));
  return site?.raceId === ref.raceId ? site : undefined;
}

function isOf({ raceId, formId }: FormOfRace) {
  return and(eq(submissions.raceId, raceId), eq(submissions.formId, formId), eq(submissions.use, "general"));
}

// Races may have forms with the same id: the title is of a form that this race has answers to.
async function findTitle(db: Database, ref: FormOfRace): Promise<Title | undefined> {
  const [row] = await db
    .select({ body: answeredForms.body })
    .from(answeredForms)
    .innerJoin(submissions, eq(submissions.formHash, answeredForms.hash))
    .where(isOf(ref))
    .orderBy(sql`${answeredForms.version} desc`)
    .limit(1);
  return row && (JSON.parse(row.body) as CompiledForm).title;
}
