import { and, eq, inArray } from "drizzle-orm";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { choosePrice } from "#forms/prices/choosePrice.ts";
import { optionFees } from "#forms/prices/fees.ts";
import { computePrice, type PriceInputs } from "#forms/prices/prices.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { placeOne } from "../../entry/claims/place.ts";
import { openAnswers, readForms, type SubmissionRow } from "../../entry/own/own.ts";
import { endThose } from "../../entry/places/endEntries.ts";
import { toYuan } from "../../money/fen.ts";
import { openOrders } from "../../money/orders/open.ts";
import { findWaiver, isPaidOnline, type PaymentMode, payWithinMinutes } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, itemName, type RaceSite } from "../../race/raceSite.ts";
import { Refused } from "../../race/refusals.ts";

/** What approvals work with. */
export type ApprovalTools = SendingTools &
  Pick<SignupTools, "boundSites" | "store" | "merchants"> & { env: PaymentMode };

/** An application that is approved, and the site that its race has now. */
export interface Approved {
  row: SubmissionRow;
  site: RaceSite | undefined;
  actor: string;
}

/**
 * Gives the people of an application that is approved their places, in the caller's transaction.
 * Who is in the draw for the race leaves it. Throws Refused if there are too few places, or
 * somebody has an entry. If the race takes payments and a place costs something, it is reserved
 * until its order is paid.
 */
export async function placeApproved(tx: Database, tools: ApprovalTools, { row, site, actor }: Approved): Promise<void> {
  const { secrets } = tools;
  const { submissionId, raceId, item, accountId } = row;
  const people = await tx
    .select({ position: entrants.position, mac: entrants.documentMac })
    .from(entrants)
    .where(eq(entrants.submissionId, submissionId));
  const form = (await readForms(tx, [row])).get(row.formHash)?.form;
  if (!form) throw new Error("The form of an application is not stored.");
  const answers = openAnswers(secrets, row);
  const documentMacs = answers.map(
    (_, position) => people.find((person) => person.position === position)?.mac ?? undefined,
  );
  const macs = documentMacs.flatMap((mac) => mac ?? []);
  if (macs.length > 0) {
    const isInDraw = and(eq(entries.raceId, raceId), inArray(entries.personId, macs), eq(entries.state, "pool"));
    await endThose(tx, isInDraw, { after: "withdrawn", reason: "approved", actor });
  }
  const feeFen = await computeFee(tx, { site, raceId, item });
  const price = priceOfPlace(site, { form, item, feeFen, answers, now: await databaseNow(tx) });
  const { totalFen } = computePrice(price);
  const isDue = isPaidOnline(tools, raceId, site) && totalFen > 0;
  const waiver = totalFen > 0 && !isDue ? await findWaiver({ ...tools, db: tx }, raceId, site) : null;
  if (waiver === undefined) throw new Refused("application/payments-missing");
  const due = isDue ? { payWithinMinutes: payWithinMinutes(site, item) } : {};
  const placement = { submissionId, raceId, item, form, answers, documentMacs, actor, ...due };
  const outcome = await placeOne(tx, placement, "approval");
  if (outcome.outcome === "full")
    throw new Refused("application/full", { values: { left: outcome.left, count: answers.length } });
  if (outcome.outcome !== "entered") throw new Refused(`application/${outcome.outcome}`);
  // What the place costs, not only the application.
  await tx
    .update(submissions)
    .set({ price, feeFen: totalFen, waiver })
    .where(eq(submissions.submissionId, submissionId));
  if (due.payWithinMinutes === undefined) return;
  const order = { submissionId, raceId, item, accountId, price, payWithinMinutes: due.payWithinMinutes };
  await openOrders(tx, [order]);
  const values = { what: "due", item: itemName(site, item), yuan: toYuan(totalFen) } as const;
  const sender = site && getSender(site);
  const message = { key: `order/${submissionId}/due`, template: "order", values: { ...values, site: sender } } as const;
  await notifyOwner(tx, tools, submissionId, message);
}

// As it is when the place is given. An item that the site no longer has costs what it stated last:
// nobody pays nothing because of that.
async function computeFee(
  tx: Database,
  { site, raceId, item }: { site: RaceSite | undefined; raceId: string; item: string },
): Promise<number> {
  const raceItem = site?.site.race?.items?.find(({ id }) => id === item);
  if (raceItem) return raceItem.feeFen ?? 0;
  const isItem = and(eq(raceItems.raceId, raceId), eq(raceItems.item, item));
  const [last] = await tx.select({ feeFen: raceItems.feeFen }).from(raceItems).where(isItem);
  return last?.feeFen ?? 0;
}

// With the charges of the application itself.
function priceOfPlace(
  site: RaceSite | undefined,
  {
    form,
    item,
    feeFen,
    answers,
    now,
  }: { form: CompiledForm; item: string; feeFen: number; answers: Answers[]; now: Date },
): PriceInputs {
  const entrants = answers.map((answer) => optionFees(form, answer));
  const order = { item, itemName: itemName(site, item), feeFen, entrants, at: now.getTime() };
  return choosePrice(site?.site.prices, order);
}
