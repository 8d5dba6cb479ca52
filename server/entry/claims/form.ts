import { and, eq, isNull, sql } from "drizzle-orm";
import type { SubmissionBody, SubmissionReceipt } from "#contract/signup.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { applicationState, itemState } from "#core/itemState.ts";
import { valueAt } from "#core/pointers.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { newCode } from "../../base/code.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { refuseCancelled } from "../../race/cancelled.ts";
import { formForItem, listForms, openForm, type PublishedForm } from "../../race/forms.ts";
import { isOpenFor } from "../../race/opening.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type Refusal, refusal } from "../../race/refusals.ts";
import type { Link } from "../links/link.ts";
import type { CheckedSubmission } from "./checked.ts";
import type { Claim, Entering, Round, StoredRow } from "./claim.ts";

/**
 * The form itself: its row is stored, once for a key. The unique index decides which of two calls
 * with the same key comes first.
 */
export const formClaim: Claim = {
  isMade: () => true,
  isShared: true,
  async take(round, entering) {
    const { tx } = round;
    const forms = new Map(entering.map(({ checked }) => [checked.form.hash, buildFormRow(checked)]));
    const inOrder = [...forms.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
    await tx.insert(answeredForms).values(inOrder).onConflictDoNothing();
    await insertSubmissions(round, entering);
    for (const form of entering)
      if (!form.row) await endRepeated(round, form);
      else if (form.checked.use === "through-entry") await refuseCancelled(tx, form.checked);
  },
};

async function insertSubmissions({ tx, tools }: Round, entering: readonly Entering[]): Promise<void> {
  const byKey = ({ checked: { accountId, key } }: Entering) => `${accountId}\n${key}`;
  const sorted = entering.toSorted((entering, b) => (byKey(entering) < byKey(b) ? -1 : 1));
  const rows = sorted.map(({ submissionId, checked }) => buildSubmissionRow(tools.secrets, submissionId, checked));
  const submitted = await insertRows<typeof submissions, { id: string; at: string }>(tx, submissions, rows, {
    more: sql`on conflict do nothing returning submission_id as id, created_at as at`,
  });
  const times = new Map(submitted.map(({ id, at }) => [id, submissions.createdAt.mapFromDriverValue(at) as Date]));
  for (const [index, form] of sorted.entries()) {
    const createdAt = times.get(form.submissionId);
    const { receipt = "" } = rows[index] ?? {};
    const { submissionId, checked } = form;
    if (createdAt) form.row = { submissionId, receipt, bodyMac: checked.bodyMac, createdAt };
  }
}

// The first call may be one of the same round, of which nothing stays.
async function endRepeated(round: Round, form: Entering): Promise<void> {
  if (!round.isAlone) return round.end(form, { outcome: "alone" });
  const earlier = await findByKey(round.tx, form.checked);
  if (!earlier) throw new Error("A submission with this key was there and is gone.");
  round.end(form, { outcome: "known", ...earlier });
}

function buildFormRow({ form, use }: CheckedSubmission): typeof answeredForms.$inferInsert {
  const { hash, uri, body } = form;
  return { hash, uri, body, formId: form.form.id, version: form.form.version, use };
}

// Its answers sealed, with a receipt of its own.
function buildSubmissionRow(
  { seal }: Pick<Secrets, "seal">,
  submissionId: string,
  checked: CheckedSubmission,
): typeof submissions.$inferInsert {
  const { accountId, raceId, domainName, use, item, form, policies, answers, feeFen, key, bodyMac } = checked;
  return {
    submissionId,
    accountId,
    raceId,
    domainName,
    use,
    item,
    policies,
    feeFen,
    key,
    bodyMac,
    formId: form.form.id,
    formVersion: form.form.version,
    formHash: form.hash,
    price: checked.price ?? null,
    waiver: checked.waiver ?? null,
    raceEndsAt: checked.raceEndsAt ?? null,
    answersSealed: seal(JSON.stringify(answers)),
    receipt: newCode(),
    language: checked.language ?? null,
    terminalType: checked.terminalType ?? null,
    auditStatus: use === "through-entry" ? auditStatus.submitted : null,
    category: findCategory(form.form, answers[0]),
  };
}

function findCategory({ review }: CompiledForm, answer: Answers | undefined): string | null {
  const category = review?.category && answer && valueAt(answer, review.category);
  return typeof category === "string" ? category : null;
}

/**
 * Returns the form and the item of a submission that is taken at all: of the edition that the site
 * has, open, for that item and so many people; or why it is not. Who has a link is admitted also
 * while registration is closed.
 */
export async function admit(
  store: SignupTools["store"],
  site: RaceSite,
  body: SubmissionBody,
  { now, link }: { now: Date; link: Link | undefined },
): Promise<{ form: PublishedForm; item: RaceItem } | Refusal> {
  const forms = listForms(site);
  const placedForm = forms.find(({ head }) => head.id === body.form.id);
  const isCurrent = placedForm?.hash === body.form.hash && placedForm.head.version === body.form.version;
  const form = placedForm && isCurrent ? await openForm(store, placedForm) : undefined;
  if (!form) return refusal("sign-up/form-changed");
  const { use } = form.form;
  // A general form has a call of its own.
  if (use === "general" || (!link && !isOpenFor(site, use, now))) return refusal("sign-up/not-open");
  // Nobody makes or joins a team with a place of another person, or one that they are invited to.
  if (link && (use !== "sign-up" || form.form.team)) return refusal(link.error);
  const item = site.site.race?.items?.find(({ id }) => id === body.item);
  if (!item || formForItem(forms, use, item.id)?.head.id !== form.form.id) return refusal("sign-up/unknown-item");
  const findState = use === "sign-up" ? itemState : applicationState;
  if (!link && findState(item, now.getTime()) !== "open") return refusal("sign-up/not-open");
  if (link && body.entrants.length > 1) return refusal("sign-up/one-entrant-only");
  return checkCount(form.form, item, body.entrants.length) ?? { form, item };
}

function checkCount({ entrants }: CompiledForm, { id, groupSize }: RaceItem, count: number): Refusal | undefined {
  const ofForm = Object.hasOwn(entrants.byItem, id) ? (entrants.byItem[id] ?? 1) : entrants.max;
  const { min = 1, max = ofForm } = { ...groupSize, max: Math.min(groupSize?.max ?? ofForm, ofForm) };
  if (count >= min && count <= max) return undefined;
  if (count === 0) return refusal("sign-up/no-entrant");
  if (count < min) return refusal("sign-up/too-few-entrants", { values: { least: min } });
  return max === 1
    ? refusal("sign-up/one-entrant-only")
    : refusal("sign-up/too-many-entrants", { values: { most: max } });
}

/** What a key identifies a submission by: the account, or for answers without one the race. */
export type Submitter = Pick<CheckedSubmission, "accountId" | "raceId" | "key">;

/** The receipt of a submission that came with that key, and what came with it as a keyed hash. */
export async function findByKey(
  db: Database,
  { accountId, raceId, key }: Submitter,
): Promise<{ receipt: SubmissionReceipt; bodyMac: string } | undefined> {
  const isTheirs =
    accountId === null
      ? and(isNull(submissions.accountId), eq(submissions.raceId, raceId), eq(submissions.use, "general"))
      : eq(submissions.accountId, accountId);
  const [row] = await db
    .select({ submission: submissions, orderId: orders.orderId })
    .from(submissions)
    .leftJoin(orders, eq(orders.orderId, submissions.submissionId))
    .where(and(isTheirs, eq(submissions.key, key)));
  return row && readReceipt(row.submission, row.orderId !== null);
}

/**
 * The receipt of a submission as its table has it, and whether it has an order, whose id is that of
 * the submission.
 */
export function readReceipt({ submissionId, receipt, createdAt, bodyMac }: StoredRow, hasOrder: boolean) {
  const orderId = hasOrder ? submissionId : null;
  return { receipt: { submissionId, receipt, createdAt: createdAt.getTime(), orderId }, bodyMac };
}
