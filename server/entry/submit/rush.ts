import { randomUUID } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { limitedOptions } from "#forms/limitedOptions.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, drafts, entrants, submissions } from "../../base/db/signupSchema.ts";
import { together } from "../../base/db/together.ts";
import { countMetric } from "../../base/metrics.ts";
import { openOrders } from "../../money/orders/open.ts";
import { findCapped, lockUnpaid } from "../../money/orders/unpaidCap.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { type Entered, enter, type Unit } from "../places/enter.ts";
import { orderOf, readReceipt } from "./accept.ts";
import type { CheckedSubmission } from "./checked.ts";
import { getClaimant, getUnit } from "./place.ts";
import { byDocument, entrantRows, formRow, submissionRow } from "./rows.ts";
import { findNoPlace, type NoPlace } from "./soldOut.ts";

/**
 * What became of a sign-up that was stored with others; one with the outcome `alone` is decided by
 * itself, and nothing of it is stored yet.
 */
export type Together =
  | { outcome: "accepted"; receipt: SubmissionReceipt; bodyMac: string }
  | NoPlace
  | { outcome: "alone" };

// Claims of 250 in one transaction were twenty times as fast as one by one, and more of them no
// faster.
const mostTogether = 250;

const rushes = new WeakMap<Database, (checked: CheckedSubmission) => Promise<Together>>();

/**
 * Whether a sign-up can be stored with others: it locks no rows but those of its people and places,
 * so that no two batches wait in a circle.
 */
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

/**
 * Stores a plain sign-up in one transaction with all that arrive while another batch is stored, and
 * resolves once it is committed.
 */
export function storeTogether(tools: SendingTools, checked: CheckedSubmission): Promise<Together> {
  const { db } = tools;
  const store = rushes.get(db) ?? together(mostTogether, (all: CheckedSubmission[]) => storeAll(tools, all));
  rushes.set(db, store);
  return store(checked);
}

// Those for which no place is left are refused without a transaction.
async function storeAll(tools: SendingTools, all: CheckedSubmission[]): Promise<Together[]> {
  const refused = await findNoPlace(tools.db, all);
  const others = all.filter((_, index) => !refused[index]);
  const stored =
    others.length === 0 ? [] : await tools.db.transaction((tx) => acceptTogether(tx as Database, tools, others));
  return refused.map((one) => one ?? (stored.shift() as Together));
}

/**
 * Stores plain sign-ups with their entries and orders in the order in which they came, in the
 * caller's transaction and a fixed number of statements. Repeated calls, and those of people who
 * are in the race already or twice among them, are left to be decided alone.
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
      ...getUnit({ ...checked, submissionId, form: checked.form.form, actor: checked.accountId ?? "" }),
      checked,
    };
  });
  const uncapped = await withoutCapped(tx, units);
  if (uncapped.length === 0) return units.map(() => ({ outcome: "alone" }));
  const stored = await insertSubmissions(tx, tools, uncapped);
  const whole = await insertEntrants(
    tx,
    tools,
    uncapped.filter(({ submissionId }) => stored.has(submissionId)),
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
    if (row && outcome?.outcome === "entered") return { outcome: "accepted", ...readReceipt(row, isReserved(outcome)) };
    if (outcome?.outcome === "full") return { outcome: "full", left: outcome.left, count: people.length };
    return { outcome: "alone" };
  });
}

function isReserved(entered: Entered | undefined): boolean {
  return entered?.outcome === "entered" && entered.state === "reserved";
}

type Planned = Unit & { checked: CheckedSubmission };

// Without those whose unpaid reservations would be too many: they are decided alone, because they
// may only wait for a place.
async function withoutCapped(tx: Database, units: Planned[]): Promise<Planned[]> {
  const charged = units.filter(({ checked }) => checked.payWithinMinutes !== undefined);
  const claimants = charged.map(({ checked }) => getClaimant(checked));
  await lockUnpaid(tx, claimants);
  const capped = await findCapped(tx, claimants);
  const left = new Set(charged.filter((_, index) => capped[index]));
  return units.filter((unit) => !left.has(unit));
}

// Returns the rows of those whose keys are new.
async function insertSubmissions(
  tx: Database,
  { secrets }: Pick<SendingTools, "secrets">,
  units: Planned[],
): Promise<Map<string, Parameters<typeof readReceipt>[0]>> {
  const forms = new Map(units.map(({ checked }) => [checked.form.hash, formRow(checked)]));
  const inOrder = [...forms.values()].sort((one, other) => (one.hash < other.hash ? -1 : 1));
  await tx.insert(answeredForms).values(inOrder).onConflictDoNothing();
  const byKey = ({ checked: { accountId, key } }: Planned) => `${accountId}\n${key}`;
  const sorted = units.toSorted((one, other) => (byKey(one) < byKey(other) ? -1 : 1));
  const rows = sorted.map(({ submissionId, checked }) => submissionRow(secrets, submissionId, checked));
  const inserted = await insertRows<typeof submissions, { id: string; at: string }>(tx, submissions, rows, {
    more: sql`on conflict do nothing returning submission_id as id, created_at as at`,
  });
  const times = new Map(inserted.map(({ id, at }) => [id, submissions.createdAt.mapFromDriverValue(at) as Date]));
  return new Map(
    rows.flatMap(({ submissionId, receipt, bodyMac }) => {
      const createdAt = times.get(submissionId);
      return createdAt ? [[submissionId, { submissionId, receipt, bodyMac, createdAt }]] : [];
    }),
  );
}

// Returns those all of whose people are new to the race.
async function insertEntrants(
  tx: Database,
  { secrets }: Pick<SendingTools, "secrets">,
  units: Planned[],
): Promise<Planned[]> {
  const rows = units.flatMap(({ submissionId, checked }) => entrantRows(secrets, submissionId, checked));
  const inserted = await insertRows<typeof entrants, { id: string }>(tx, entrants, rows.sort(byDocument), {
    more: sql`on conflict do nothing returning submission_id as id`,
  });
  const counts = new Map<string, number>();
  for (const { id } of inserted) counts.set(id, (counts.get(id) ?? 0) + 1);
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
    and(eq(drafts.raceId, raceId), eq(drafts.item, item), isAmong(drafts.accountId, accountIds)),
  );
  if (theirs.length > 0) await tx.delete(drafts).where(and(eq(drafts.use, "sign-up"), or(...theirs)));
}
