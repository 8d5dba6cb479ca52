import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { uploads } from "../../base/db/accountSchema.ts";
import type { EntryState } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { answeredForms, entrants, submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { claimCoupon } from "../../money/orders/coupons.ts";
import { type NewOrder, openOrders } from "../../money/orders/open.ts";
import { payerMac } from "../../money/orders/quote.ts";
import { findCapped, lockUnpaid, unpaidCapped } from "../../money/orders/unpaidCap.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { raceCancelled, refuseCancelled } from "../../race/cancelled.ts";
import { Refused } from "../../race/refusals.ts";
import { getSenders, type Senders } from "../../race/senders.ts";
import { deferPlace, lockDeferring } from "../deferrals/take.ts";
import { removeDraft } from "../drafts/drafts.ts";
import { lockInvited, takeInvited } from "../invitations/take.ts";
import { claimOptions } from "../options/claim.ts";
import { freeOptions } from "../options/free.ts";
import { notifyFreed } from "../options/notify.ts";
import { enterTeam } from "../teams/join.ts";
import { notifyTaken } from "../transfers/notify.ts";
import { lockTaking, takePlace } from "../transfers/take.ts";
import type { CheckedSubmission } from "./checked.ts";
import { countAnswers, countWaiting } from "./count.ts";
import { getClaimant, getUnit, itemFull, type Placed, placeOne } from "./place.ts";
import { alreadyRegistered } from "./registered.ts";
import { byDocument, entrantRows, formRow, submissionRow } from "./rows.ts";

/** What a key identifies a submission by: the account, or for answers without one the race. */
export type Submitter = Pick<CheckedSubmission, "accountId" | "raceId" | "key">;

/**
 * Ends the transaction in which a submission was to be accepted: a file that it names was removed
 * since it was checked.
 */
export class LostFile extends Error {
  constructor() {
    super("A file of this submission is not there any more.");
  }
}

/**
 * Stores a checked submission with its entrants and ends its draft, in the caller's transaction:
 * what else has to happen with it belongs into the same one, as does the order if its fee is paid
 * here.
 * @throws {Refused} with the contract's code; the unique indexes of the table decide who is in the
 * race already, and which of two calls with the same key comes first.
 * @throws {LostFile} if a file was removed meanwhile; from then on none can be.
 */
export async function acceptSubmission(
  tx: Database,
  tools: SendingTools,
  checked: CheckedSubmission,
): Promise<{ outcome: "accepted" | "known"; receipt: SubmissionReceipt; bodyMac: string }> {
  const { accountId, raceId, domainName, use, item, form } = checked;
  const claimants = checked.payWithinMinutes === undefined ? [] : [getClaimant(checked)];
  await lockUnpaid(tx, claimants);
  if (checked.taking) await (checked.taking.deferring ? lockDeferring : lockTaking)(tx, checked.taking);
  if (checked.invited) await lockInvited(tx, checked.invited);
  await tx.insert(answeredForms).values(formRow(checked)).onConflictDoNothing();
  const submissionId = randomUUID();
  const [inserted] = await tx
    .insert(submissions)
    .values(submissionRow(tools.secrets, submissionId, checked))
    .onConflictDoNothing()
    .returning();
  if (!inserted) {
    const known = await findByKey(tx, checked);
    if (!known) throw new Error("A submission with this key was there and is gone.");
    return { outcome: "known", ...known };
  }
  if (use === "through-entry") await refuseCancelled(tx, checked);
  // Before its own place is reserved; it counts only if that is.
  const [capped] = await findCapped(tx, claimants);
  await keepFiles(tx, submissionId, checked);
  await enter(tx, tools, submissionId, checked);
  if (use !== "general" && accountId !== null) await removeDraft(tx, { accountId, raceId, use, item });
  if (checked.max !== undefined) await claimPlace(tx, { raceId, item, max: checked.max });
  if (checked.isNotified) await countWaiting(tx, { raceId, formId: form.form.id });
  let isOwing = false;
  if (checked.team && accountId !== null) {
    const candidate = { accountId, raceId, domainName, item, formId: form.form.id };
    isOwing = await enterTeam(tx, tools.secrets, submissionId, { ...candidate, entry: checked.team });
  }
  // Last, because every other submission for the same item or with the same option waits from here
  // on.
  const state = use === "sign-up" ? await takePlaces(tx, submissionId, { ...checked, isOwing }) : undefined;
  await changeOptions(tx, tools, submissionId, checked);
  const isDue = state === "reserved" && checked.payWithinMinutes !== undefined;
  if (isDue && capped) throw unpaidCapped(capped);
  if (isDue) await openOrders(tx, [orderOf(submissionId, checked)]);
  await claimOwnCoupon(tx, tools, submissionId, checked);
  if (checked.taking) await notifyTaken(tx, tools, checked.taking, { ...checked, to: submissionId });
  return { outcome: "accepted", ...readReceipt(inserted, isDue) };
}

/** The order of a submission whose entries were reserved. */
export function orderOf(submissionId: string, checked: CheckedSubmission): NewOrder {
  const { raceId, item, accountId, price, payWithinMinutes } = checked;
  if (!price || payWithinMinutes === undefined) throw new Error("An order without a price was to be made.");
  return { submissionId, raceId, item, accountId, price, payWithinMinutes };
}

// Also for those who wait: what they were promised holds when they get a place.
async function claimOwnCoupon(
  tx: Database,
  { secrets }: SendingTools,
  submissionId: string,
  { accountId, raceId, coupon }: CheckedSubmission,
): Promise<void> {
  if (!coupon || accountId === null) return;
  const claim = { raceId, orderId: submissionId, payerMac: payerMac(secrets, accountId), ...coupon };
  const claimed = await claimCoupon(tx, claim);
  if (claimed !== "claimed") throw new Refused(`sign-up/coupon-${claimed}`);
}

// Options are locked in the order of their races.
async function changeOptions(
  tx: Database,
  tools: SendingTools,
  submissionId: string,
  { raceId, form, answers, taking, siteTitle }: CheckedSubmission,
): Promise<void> {
  const before = taking?.deferring?.site;
  const senders: Senders = new Map([...getSenders(before), ...(siteTitle ? [[raceId, siteTitle] as const] : [])]);
  const free = async () => {
    if (taking) await freeOptions(tx, tools, [taking.fromSubmission], senders);
  };
  const isLater = before !== undefined && before.raceId > raceId;
  if (!isLater) await free();
  const freed = await claimOptions(tx, { raceId, submissionId, form: form.form, answers });
  await notifyFreed(tx, tools, freed, senders);
  if (isLater) await free();
}

async function takePlaces(
  tx: Database,
  submissionId: string,
  checked: CheckedSubmission & Pick<Placed, "isOwing">,
): Promise<EntryState> {
  const actor = checked.accountId ?? checked.enteredBy ?? "";
  const placed = { ...checked, submissionId, form: checked.form.form, actor };
  const { taking, invited } = checked;
  if (taking && !taking.deferring) {
    if (await takePlace(tx, taking, getUnit(placed))) return "confirmed";
    throw alreadyRegistered(checked, [0]);
  }
  const entered = taking?.deferring
    ? await deferPlace(tx, taking, taking.deferring, getUnit(placed))
    : invited
      ? await takeInvited(tx, invited, getUnit(placed))
      : await placeOne(tx, placed, "sign-up");
  if (entered.outcome === "registered") throw alreadyRegistered(checked, entered.positions);
  if (entered.outcome === "full") throw itemFull({ left: entered.left, count: checked.answers.length });
  if (entered.outcome === "cancelled") throw raceCancelled();
  return entered.state;
}

// The rows are locked against removal until the submission that names them is there for others to
// see.
async function keepFiles(
  tx: Database,
  submissionId: string,
  { accountId: owner, enteredBy, uploadIds }: Pick<CheckedSubmission, "accountId" | "enteredBy" | "uploadIds">,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const accountId = owner ?? enteredBy;
  if (accountId === undefined) throw new LostFile();
  const { uploadId } = uploads;
  const own = and(eq(uploads.accountId, accountId), inArray(uploadId, uploadIds));
  const rows = await tx.select({ uploadId }).from(uploads).where(own).orderBy(uploadId).for("key share");
  if (rows.length < uploadIds.length) throw new LostFile();
  await tx.insert(submissionFiles).values(rows.map((file) => ({ submissionId, ...file })));
}

async function enter(
  tx: Database,
  tools: Pick<SendingTools, "secrets">,
  submissionId: string,
  checked: CheckedSubmission,
): Promise<void> {
  const { accountId, raceId, use, item } = checked;
  const rows = entrantRows(tools.secrets, submissionId, checked).sort(byDocument);
  const entered = await tx
    .insert(entrants)
    .values(rows)
    .onConflictDoNothing()
    .returning({ position: entrants.position });
  const positions = new Set(entered.map(({ position }) => position));
  const registered = rows.map(({ position }) => position).filter((position) => !positions.has(position));
  if (registered.length > 0)
    throw alreadyRegistered(
      checked,
      registered.sort((one, other) => one - other),
    );
  if (use === "through-entry" && accountId !== null)
    await replaceRejected(tx, submissionId, { accountId, raceId, item, rows });
}

// A later application of the same person takes the place of one that was rejected.
async function replaceRejected(
  tx: Database,
  submissionId: string,
  {
    accountId,
    raceId,
    item,
    rows,
  }: { accountId: string; raceId: string; item: string; rows: { documentMac?: string | null }[] },
): Promise<void> {
  const macs = rows.flatMap(({ documentMac }) => documentMac ?? []);
  const samePeople = tx
    .select({ submissionId: entrants.submissionId })
    .from(entrants)
    .where(and(eq(entrants.raceId, raceId), eq(entrants.item, item), inArray(entrants.documentMac, macs)));
  await tx
    .update(submissions)
    .set({ replacedBy: submissionId })
    .where(
      and(
        eq(submissions.accountId, accountId),
        eq(submissions.raceId, raceId),
        eq(submissions.item, item),
        eq(submissions.auditStatus, auditStatus.rejected),
        isNull(submissions.replacedBy),
        macs.length > 0 ? inArray(submissions.submissionId, samePeople) : sql`true`,
      ),
    );
}

// One transaction after the other counts the answers of a form, so that of many at once none is one
// too many. An answer that is deleted makes room for another.
async function claimPlace(
  tx: Database,
  { raceId, item, max }: Pick<CheckedSubmission, "raceId" | "item"> & { max: number },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers/${raceId}/${item}`}, 0))`);
  if ((await countAnswers(tx, { raceId, formId: item })) > max) throw new Refused("answers/full");
}

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
export function readReceipt(
  {
    submissionId,
    receipt,
    createdAt,
    bodyMac,
  }: Pick<typeof submissions.$inferSelect, "submissionId" | "receipt" | "createdAt" | "bodyMac">,
  hasOrder: boolean,
) {
  const orderId = hasOrder ? submissionId : null;
  return { receipt: { submissionId, receipt, createdAt: createdAt.getTime(), orderId }, bodyMac };
}
