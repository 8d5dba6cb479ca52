import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { MailingOffer, OwnMailing, OwnPack } from "#contract/mailing.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { mailingHistory, mailingRunners, mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { nameIn, openAnswers, readForms } from "../own/own.ts";
import type { MailingRow } from "./change.ts";
import { isUncollected } from "./handOuts.ts";
import { openAddress } from "./request.ts";
import { findOffer, type Offer, refuseByTime } from "./rules.ts";

/**
 * Returns the mailing that a site offers, with the packs of an account that were never collected,
 * and those that are mailed; undefined if the site mails nothing.
 */
export async function readOffer(
  tools: SignupTools,
  site: RaceSite,
  accountId: string,
): Promise<MailingOffer | undefined> {
  const offer = findOffer(site);
  if (!offer) return undefined;
  const { mailing, sourceName } = offer;
  const closed = await refuseByTime(tools.db, offer, await databaseNow(tools.db));
  return {
    opensAt: Date.parse(mailing.opensAt),
    closesAt: Date.parse(mailing.closesAt),
    timeZone: site.timeZone,
    closed: closed ? shorten(closed) : null,
    feeFen: mailing.feeFen,
    regions: (mailing.regions ?? []).map(({ provinces, feeFen = null }) => ({ provinces, feeFen })),
    contents: mailing.contents ?? null,
    sourceName,
    hasList: mailing.from !== undefined,
    packs: await listPacks(tools, offer, accountId),
  };
}

/** Returns why a mailing cannot be requested, without the name of its code. */
export function shorten(closed: NonNullable<Awaited<ReturnType<typeof refuseByTime>>>) {
  return closed.slice("mailing/".length) as NonNullable<MailingOffer["closed"]>;
}

const mostListed = 200;

async function listPacks(tools: SignupTools, offer: Offer, accountId: string): Promise<OwnPack[]> {
  const { db, secrets } = tools;
  const own = await readMailings(db, offer.site.raceId, accountId);
  const isConfirmed = and(eq(entries.raceId, offer.sourceId), eq(entries.state, "confirmed"));
  const rows = await db
    .select({ submission: submissions, entry: entries, isLeft: sql<boolean>`${isUncollected}` })
    .from(submissions)
    .innerJoin(entries, eq(entries.submissionId, submissions.submissionId))
    .where(and(eq(submissions.accountId, accountId), isConfirmed))
    .orderBy(desc(submissions.createdAt), asc(entries.position))
    .limit(mostListed);
  const forms = await readForms(
    db,
    rows.map(({ submission }) => submission),
  );
  const ofEntries = rows.flatMap(({ submission, entry, isLeft }): OwnPack[] => {
    const mailing = own.mailings.find(({ row }) => row.entryId === entry.entryId);
    if (!isLeft && !mailing) return [];
    const answers = openAnswers(secrets, submission)[entry.position] ?? {};
    return [
      {
        pack: entry.code,
        name: nameIn(forms.get(submission.formHash)?.form, answers),
        itemName: itemName(offer.mailing.from ? undefined : offer.site, submission.item),
        mailing: mailing ? describeMailing(tools, mailing) : null,
      },
    ];
  });
  const isOfList = and(eq(mailingRunners.raceId, offer.site.raceId), eq(mailingRunners.accountId, accountId));
  const runners = await db.select().from(mailingRunners).where(isOfList).orderBy(asc(mailingRunners.runnerId));
  const ofList = runners.map(({ runnerId, pack }): OwnPack => {
    const mailing = own.mailings.find(({ row }) => row.runnerId === runnerId);
    return {
      pack: `list-${runnerId}`,
      name: "",
      itemName: { zh: pack },
      mailing: mailing ? describeMailing(tools, mailing) : null,
    };
  });
  return [...ofEntries, ...ofList];
}

interface OwnRow {
  row: MailingRow;
  orderState: OwnMailing["orderState"];
  history: OwnMailing["history"];
}

// The newest of a pack first: one that was cancelled may have been requested again.
async function readMailings(db: Database, raceId: string, accountId: string): Promise<{ mailings: OwnRow[] }> {
  const rows = await db
    .select({ row: mailings, orderState: orders.state })
    .from(mailings)
    .leftJoin(orders, eq(orders.orderId, mailings.orderId))
    .where(and(eq(mailings.raceId, raceId), eq(mailings.accountId, accountId)))
    .orderBy(desc(mailings.createdAt));
  const ids = rows.map(({ row }) => row.mailingId);
  const history = ids.length === 0 ? [] : await readHistory(db, ids);
  return {
    mailings: rows.map(({ row, orderState }) => ({
      row,
      orderState,
      history: history.flatMap(({ mailingId, after, at }) =>
        mailingId === row.mailingId ? [{ state: after, at: at.getTime() }] : [],
      ),
    })),
  };
}

async function readHistory(db: Database, ids: string[]) {
  return db
    .select()
    .from(mailingHistory)
    .where(inArray(mailingHistory.mailingId, ids))
    .orderBy(asc(mailingHistory.seq));
}

function describeMailing({ secrets }: Pick<SignupTools, "secrets">, { row, orderState, history }: OwnRow): OwnMailing {
  const { mailingId, state, stateAt, endedBecause, feeFen, orderId, carrier, tracking, addressSealed } = row;
  return {
    mailingId,
    state,
    stateAt: stateAt.getTime(),
    endedBecause,
    feeFen,
    orderId,
    orderState,
    carrier,
    tracking,
    address: openAddress(secrets, addressSealed),
    history,
  };
}

/** An account's mailings with their addresses in clear, for its owner's export. */
export async function gatherMailings(
  { db, secrets }: Pick<SignupTools, "db" | "secrets">,
  accountId: string,
): Promise<unknown[]> {
  const rows = await db
    .select()
    .from(mailings)
    .where(eq(mailings.accountId, accountId))
    .orderBy(desc(mailings.createdAt));
  const ids = rows.map(({ mailingId }) => mailingId);
  const history = ids.length === 0 ? [] : await readHistory(db, ids);
  return rows.map(({ accountId: _owner, addressSealed, ...row }) => ({
    ...row,
    address: openAddress(secrets, addressSealed),
    history: history.flatMap(({ mailingId, before, after, at }) =>
      mailingId === row.mailingId ? [{ before, after, at }] : [],
    ),
  }));
}

/** The packs of imported lists that an account showed to be its own, for its owner's export. */
export async function gatherListed(db: Database, accountId: string): Promise<unknown[]> {
  const { raceId, pack, importedAt } = mailingRunners;
  return db.select({ raceId, pack, importedAt }).from(mailingRunners).where(eq(mailingRunners.accountId, accountId));
}
