import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { releases, sites } from "../../base/db/schema.ts";
import { answeredForms, answerNotices, submissions } from "../../base/db/signupSchema.ts";
import type { Title } from "../../delivery/message.ts";
import { type Permit, permitMessage, type SendingTools } from "../../sending/permit.ts";

// One message an hour for each form, however many answers come.
const isDue = and(
  gt(answerNotices.waiting, 0),
  or(isNull(answerNotices.notifiedAt), lte(answerNotices.notifiedAt, sql`now() - interval '1 hour'`)),
);

/**
 * Notifies organisers of the answers to their general forms: of the first at once, of those that follow within the hour in one message after it.
 * The messages go to the addresses of the published form only, and have no part of the answers.
 */
export async function sendAnswerNotices(tools: SendingTools): Promise<void> {
  const { db } = tools;
  const due = await db.select().from(answerNotices).where(isDue);
  for (const { raceId, formId } of due) await notify(tools, { raceId, formId });
}

async function notify(tools: SendingTools, of: { raceId: string; formId: string }): Promise<void> {
  const { db } = tools;
  const published = await findPublished(db, of.raceId);
  const addresses = published?.notify?.[of.formId] ?? [];
  const form = await findTitle(db, of);
  const permits: Permit[] = [];
  for (const target of addresses) {
    const caller = { sends: ["answers"], address: "", pass: {} } as const;
    const permit = await permitMessage(tools, { purpose: "answers", channel: "email", target, language: "zh", caller });
    if (permit.outcome === "permitted") permits.push(permit);
  }
  await db.transaction(async (tx) => {
    const claimed = await claim(tx as Database, of);
    if (!claimed) return;
    for (const [index, permit] of permits.entries())
      await permit.queue(tx as Database, {
        key: `answers/${of.raceId}/${of.formId}/${claimed.at.getTime()}/${index}`,
        template: "answers",
        values: { form: form ?? { zh: of.formId }, count: claimed.count, ...(published && { site: published.title }) },
      });
  });
}

// Of several servers one finds it due, and only that one sends.
async function claim(
  tx: Database,
  { raceId, formId }: { raceId: string; formId: string },
): Promise<{ count: number; at: Date } | undefined> {
  const isOfForm = and(eq(answerNotices.raceId, raceId), eq(answerNotices.formId, formId));
  const [row] = await tx.select().from(answerNotices).where(and(isOfForm, isDue)).for("update");
  if (!row) return undefined;
  const [claimed] = await tx
    .update(answerNotices)
    .set({ waiting: 0, notifiedAt: sql`now()` })
    .where(isOfForm)
    .returning({ at: answerNotices.notifiedAt });
  return claimed?.at ? { count: row.waiting, at: claimed.at } : undefined;
}

async function findPublished(
  db: Database,
  raceId: string,
): Promise<{ notify: Record<string, string[]> | null; title: Title } | undefined> {
  const [row] = await db
    .select({ notify: releases.notify, head: releases.head })
    .from(sites)
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .where(eq(sites.raceId, raceId));
  return row && { notify: row.notify, title: row.head.title };
}

// Races may have forms with the same id: the title is of a form that this race has answers to.
async function findTitle(
  db: Database,
  { raceId, formId }: { raceId: string; formId: string },
): Promise<Title | undefined> {
  const [row] = await db
    .select({ body: answeredForms.body })
    .from(answeredForms)
    .innerJoin(submissions, eq(submissions.formHash, answeredForms.hash))
    .where(and(eq(submissions.raceId, raceId), eq(submissions.formId, formId), eq(submissions.use, "general")))
    .orderBy(sql`${answeredForms.version} desc`)
    .limit(1);
  return row && (JSON.parse(row.body) as CompiledForm).title;
}
