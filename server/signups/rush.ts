import { randomUUID } from "node:crypto";
import { and, eq, inArray, or } from "drizzle-orm";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { limitedOptions } from "#forms/limitedOptions.ts";
import type { Database } from "../base/db/open.ts";
import { answeredForms, drafts, entrants, submissions } from "../base/db/signupSchema.ts";
import { together } from "../base/db/together.ts";
import { countMetric } from "../base/metrics.ts";
import { type Entered, enter, type Unit } from "../entries/enter.ts";
import { openOrders } from "../orders/open.ts";
import type { SendingTools } from "../sending/permit.ts";
import { orderOf, receiptOf } from "./accept.ts";
import type { CheckedSubmission } from "./checked.ts";
import { unitOf } from "./place.ts";
import { byDocument, entrantRows, formRow, submissionRow } from "./rows.ts";

/** What became of a sign-up that was stored with others; one with the outcome `alone` is decided by itself, and nothing of it is stored yet. */
export type Together =
  | { outcome: "accepted"; receipt: SubmissionReceipt; bodyMac: string }
  | { outcome: "full"; left: number; count: number }
  | { outcome: "alone" };

// Claims of 250 in one transaction were twenty times as fast as one by one, and more of them no faster.
const mostTogether = 250;

const rushes = new WeakMap<Database, (checked: CheckedSubmission) => Promise<Together>>();

/** Whether a sign-up can be stored with others: it locks no rows but those of its people and places, so that no two batches wait in a circle. */
export function isPlain({
  use,
  team,
  taking,
  invited,
  uploadIds,
  form,
  accountId,
  coupon,
}: CheckedSubmission): boolean {
  const isAlone =
    team !== undefined ||
    taking !== undefined ||
    invited !== undefined ||
    uploadIds.length > 0 ||
    limitedOptions(form.form).length > 0 ||
    coupon !== undefined;
  return use === "sign-up" && accountId !== null && !isAlone;
}

/** Stores a plain sign-up in one transaction with all that arrive while another batch is stored, and resolves once it is committed. */
export function storeTogether(tools: SendingTools, checked: CheckedSubmission): Promise<Together> {
  const { db } = tools;
  const store =
    rushes.get(db) ??
    together(mostTogether, (all: CheckedSubmission[]) =>
      db.transaction((tx) => acceptTogether(tx as Database, tools, all)),
    );
  rushes.set(db, store);
  return store(checked);
}

/**
 * Stores plain sign-ups with their entries and orders in the order in which they came, in the caller's transaction and a fixed number of statements. Repeated calls, and those of
 * people who are in the race already or twice among them, are left to be decided alone.
 */
export async function acceptTogether(
  tx: Database,
  tools: Pick<SendingTools, "secrets">,
  all: readonly CheckedSubmission[],
): Promise<Together[]> {
  countMetric("startline_batches_total");
  countMetric("startline_batched_sign_ups_total", {}, all.length);
  const units = all.map((checked) => {
    const submissionId = randomUUID();
    return {
      ...unitOf({ ...checked, submissionId, form: checked.form.form, actor: checked.accountId ?? "" }),
      checked,
    };
  });
  const stored = await insertSubmissions(tx, tools, units);
  const whole = await insertEntrants(
    tx,
    units.filter(({ submissionId }) => stored.has(submissionId)),
  );
  const entered = await enterAll(tx, whole);
  const refused = [...stored.keys()].filter((id) => entered.get(id)?.outcome !== "entered");
  if (refused.length > 0) await tx.delete(submissions).where(inArray(submissions.submissionId, refused));
  const accepted = whole.filter(({ submissionId }) => entered.get(submissionId)?.outcome === "entered");
  await removeDrafts(tx, accepted);
  const due = accepted.filter(({ submissionId }) => isReserved(entered.get(submissionId)));
  await openOrders(
    tx,
    due.map(({ submissionId, checked }) => orderOf(submissionId, checked)),
  );
  return units.map(({ submissionId, people }) => {
    const row = stored.get(submissionId);
    const outcome = entered.get(submissionId);
    if (row && outcome?.outcome === "entered") return { outcome: "accepted", ...receiptOf(row, isReserved(outcome)) };
    if (outcome?.outcome === "full") return { outcome: "full", left: outcome.left, count: people.length };
    return { outcome: "alone" };
  });
}

function isReserved(entered: Entered | undefined): boolean {
  return entered?.outcome === "entered" && entered.state === "reserved";
}

type Planned = Unit & { checked: CheckedSubmission };

// Returns the rows of those whose keys are new.
async function insertSubmissions(
  tx: Database,
  { secrets }: Pick<SendingTools, "secrets">,
  units: Planned[],
): Promise<Map<string, typeof submissions.$inferSelect>> {
  const forms = new Map(units.map(({ checked }) => [checked.form.hash, formRow(checked)]));
  const inOrder = [...forms.values()].sort((one, other) => (one.hash < other.hash ? -1 : 1));
  await tx.insert(answeredForms).values(inOrder).onConflictDoNothing();
  const byKey = ({ checked: { accountId, key } }: Planned) => `${accountId}\n${key}`;
  const sorted = units.toSorted((one, other) => (byKey(one) < byKey(other) ? -1 : 1));
  const rows = sorted.map(({ submissionId, checked }) => submissionRow(secrets, submissionId, checked));
  const inserted = await tx.insert(submissions).values(rows).onConflictDoNothing().returning();
  return new Map(inserted.map((row) => [row.submissionId, row]));
}

// Returns those all of whose people are new to the race.
async function insertEntrants(tx: Database, units: Planned[]): Promise<Planned[]> {
  const rows = units.flatMap(({ submissionId, checked }) => entrantRows(submissionId, checked));
  if (rows.length === 0) return [];
  const { submissionId } = entrants;
  const inserted = await tx
    .insert(entrants)
    .values(rows.sort(byDocument))
    .onConflictDoNothing()
    .returning({ submissionId });
  const counts = new Map<string, number>();
  for (const one of inserted) counts.set(one.submissionId, (counts.get(one.submissionId) ?? 0) + 1);
  return units.filter((unit) => counts.get(unit.submissionId) === unit.people.length);
}

async function enterAll(tx: Database, units: Planned[]): Promise<Map<string, Entered>> {
  const outcomes = await enter(tx, units, "sign-up");
  return new Map(
    units.flatMap(({ submissionId }, index) => (outcomes[index] ? [[submissionId, outcomes[index]]] : [])),
  );
}

async function removeDrafts(tx: Database, units: Planned[]): Promise<void> {
  const places = new Map<string, { raceId: string; item: string; accountIds: string[] }>();
  for (const { raceId, item, checked } of units) {
    const place = places.get(`${raceId}\n${item}`) ?? { raceId, item, accountIds: [] };
    if (checked.accountId !== null) place.accountIds.push(checked.accountId);
    places.set(`${raceId}\n${item}`, place);
  }
  const theirs = [...places.values()].map(({ raceId, item, accountIds }) =>
    and(eq(drafts.raceId, raceId), eq(drafts.item, item), inArray(drafts.accountId, accountIds)),
  );
  if (theirs.length > 0) await tx.delete(drafts).where(and(eq(drafts.use, "sign-up"), or(...theirs)));
}
