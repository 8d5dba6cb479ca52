import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { EntryFilter, EntryHead } from "#contract/organise.ts";
import { bibPattern } from "#core/bibs.ts";
import { cleanText } from "#core/typedText.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { maskName } from "#forms/values/identity.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { markName } from "../../base/secrets/nameMarks.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { nameIn, openAnswers, readForms } from "../../entry/own/own.ts";
import { entryEdges } from "../../entry/places/life.ts";
import { nameStart } from "../../race/bibs.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";

/**
 * An entry with its sign-up and the order of this race that paid, or is to pay, for its place: of a
 * place that was passed on that of the first who had it.
 */
export interface EntryRow {
  entry: typeof entries.$inferSelect;
  submission: typeof submissions.$inferSelect | null;
  order: typeof orders.$inferSelect | null;
}

/** An entry with the entrant's answers in clear. */
export interface OpenedEntry extends EntryRow {
  form: CompiledForm | undefined;
  answers: Answers;
  name: string;
}

const paymentStates = {
  unpaid: ["pending_payment"],
  paid: ["paid", "part_refunded"],
  refunded: ["refund_due", "refunded"],
} as const;

/** The SQL condition of a filter, without its text: names are sealed. */
export function buildCondition(
  raceId: string,
  { item, state, payment }: Omit<EntryFilter, "domainName">,
): SQL | undefined {
  const endStates = Object.entries(entryEdges).flatMap(([from, to]) => (to.length === 0 ? [from] : []));
  return and(
    eq(entries.raceId, raceId),
    item === undefined ? undefined : eq(entries.item, item),
    state === undefined ? undefined : inArray(entries.state, (state === "ended" ? endStates : [state]) as never[]),
    payment === undefined
      ? undefined
      : payment === "none"
        ? isNull(orders.orderId)
        : inArray(orders.state, [...paymentStates[payment]]),
  );
}

/**
 * The condition that a text is a whole public code, receipt or bib; undefined if it cannot be one.
 */
export function hasCode(text: string): SQL | undefined {
  const code = cleanText("code", text).toUpperCase();
  // Most names have neither a digit nor eight letters.
  const isCode = /\d|.{8}/.test(code) && bibPattern.test(code);
  return isCode ? or(eq(entries.code, code), eq(submissions.receipt, code), eq(entries.bib, code)) : undefined;
}

/**
 * The condition that an entrant's name may begin so, by its marks: the rows are opened and compared
 * all the same.
 */
export function mayBeNamed(secrets: Pick<Secrets, "mac">, raceId: string, name: string): SQL {
  const { initialMark, startMark } = markName(secrets, raceId, name);
  const isLonger = [...name].length > 1;
  const hasMarks = and(eq(entrants.initialMark, initialMark), isLonger ? eq(entrants.startMark, startMark) : undefined);
  return sql`(${entries.submissionId}, ${entries.position}) in (select ${entrants.submissionId}, ${entrants.position} from ${entrants} where(${and(eq(entrants.raceId, raceId), or(hasMarks, isNull(entrants.initialMark)))}))`;
}

/**
 * The transfer by which the place of an entry came, and the order that paid for the place, as
 * conditions of joins.
 */
export const isReceived = eq(transfers.toSubmission, entries.submissionId);
// An order has the id of its sign-up. A place that was passed on without an order has none. The
// order of a deferred place is that of another race, whose organisers are others.
export const paysFor = sql`${orders.raceId} = ${entries.raceId} and ${orders.orderId} = case when ${transfers.transferId} is null then ${entries.submissionId} else ${transfers.orderId} end`;

/** Reads entries, the newest first: at most `limit` that come before the mark `after`. */
export async function readRows(
  db: Database,
  where: SQL | undefined,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<EntryRow[]> {
  return db
    .select({ entry: entries, submission: submissions, order: orders })
    .from(entries)
    .leftJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .leftJoin(transfers, isReceived)
    .leftJoin(orders, paysFor)
    .where(and(where, after === undefined ? undefined : lt(entries.seq, after)))
    .orderBy(desc(entries.seq))
    .limit(limit);
}

/** Opens the answers of the entrants. */
export async function openRows(db: Database, secrets: Pick<Secrets, "open">, rows: EntryRow[]): Promise<OpenedEntry[]> {
  const submissions = rows.flatMap(({ submission }) => submission ?? []);
  const forms = await readForms(db, submissions);
  const answersById = new Map<string, Answers[]>();
  for (const submission of submissions)
    if (!answersById.has(submission.submissionId))
      answersById.set(submission.submissionId, openAnswers(secrets, submission));
  return rows.map((row) => {
    const { entry, submission } = row;
    const form = submission ? forms.get(submission.formHash)?.form : undefined;
    const answers = (submission && answersById.get(submission.submissionId)?.[entry.position]) ?? {};
    return { ...row, form, answers, name: nameIn(form, answers) };
  });
}

/** An entry as lists show it. */
export function getHead(
  { entry, submission, order, name }: OpenedEntry,
  site: RaceSite | undefined,
  isShown: boolean,
): EntryHead {
  const { code, item, state, stateAt, createdAt, bib } = entry;
  return {
    code,
    item,
    state,
    stateAt: stateAt.getTime(),
    createdAt: createdAt.getTime(),
    itemName: itemName(site, item),
    name: isShown ? name : maskName(name),
    receipt: submission?.receipt ?? null,
    orderState: order?.state ?? null,
    amountFen: order?.amountFen ?? null,
    bib,
    startBlock: bib === null ? null : nameStart(site, item, bib),
  };
}
