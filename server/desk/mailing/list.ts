import { and, asc, count, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { MailingPage, OrganisedMailing } from "#contract/mailing.ts";
import { type MailingAddress, type MailingState, mailingStates } from "#core/mailing.ts";
import { maskName } from "#forms/values/identity.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { mailingRunners, mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { isUncollected } from "../../entry/mailing/handOuts.ts";
import { shorten } from "../../entry/mailing/listOwn.ts";
import { openAddress } from "../../entry/mailing/request.ts";
import { findOffer, refuseByTime } from "../../entry/mailing/rules.ts";
import { nameProvinces } from "../../people/areas/provinces.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import type { DeskTools } from "./tools.ts";

/** Which mailings are listed. */
export interface MailingFilter {
  state?: MailingState | undefined;
  after?: string | undefined;
}

const pageSize = 100;

/**
 * Lists the mailings of a race, the oldest first. Without the right to personal data names are
 * masked and addresses left out; the audit names who saw them.
 */
export async function listMailings(
  tools: DeskTools,
  reviewer: Reviewer,
  site: RaceSite,
  filter: MailingFilter,
): Promise<MailingPage> {
  const { db } = tools;
  const { raceId } = site;
  const rows = await readRows(db, raceId, filter, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const isShown = seesPersonal(reviewer, raceId);
  if (isShown && page.length > 0) {
    const line = { raceId, actor: reviewer.actor, action: "list", entity: "mailing", entityId: raceId } as const;
    await recordAudit(db, { ...line, details: { state: filter.state ?? null, count: page.length } });
  }
  const names = await nameProvinces();
  const offer = findOffer(site);
  const closed = offer && (await refuseByTime(db, offer, await databaseNow(db)));
  return {
    opensAt: offer ? Date.parse(offer.mailing.opensAt) : null,
    closesAt: offer ? Date.parse(offer.mailing.closesAt) : null,
    closed: closed ? shorten(closed) : null,
    counts: await countStates(db, raceId),
    uncollected: await countUncollected(db, raceId, offer?.sourceId ?? raceId),
    mailings: page.map((row) => describe(tools, row, { site, isShown, names })),
    next: rows.length > pageSize ? (page.at(-1)?.mailing.mailingId ?? null) : null,
    seesPersonal: isShown,
  };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Reads mailings with their packs, the oldest first. */
export async function readRows(db: Database, raceId: string, { state, after }: MailingFilter, most: number) {
  const conditions: (SQL | undefined)[] = [eq(mailings.raceId, raceId), state && eq(mailings.state, state)];
  if (after !== undefined) {
    const mark = sql`(select m.created_at from mailings m where m.mailing_id = ${after})`;
    const isLater = and(eq(mailings.createdAt, mark), gt(mailings.mailingId, after));
    conditions.push(or(gt(mailings.createdAt, mark), isLater));
  }
  return db
    .select({ mailing: mailings, entry: entries, runner: mailingRunners })
    .from(mailings)
    .leftJoin(entries, eq(entries.entryId, mailings.entryId))
    .leftJoin(mailingRunners, eq(mailingRunners.runnerId, mailings.runnerId))
    .where(and(...conditions))
    .orderBy(asc(mailings.createdAt), asc(mailings.mailingId))
    .limit(most);
}

async function countStates(db: Database, raceId: string): Promise<MailingPage["counts"]> {
  const rows = await db
    .select({ state: mailings.state, count: count() })
    .from(mailings)
    .where(eq(mailings.raceId, raceId))
    .groupBy(mailings.state);
  return mailingStates.flatMap((state) => rows.find((row) => row.state === state) ?? []);
}

async function countUncollected(db: Database, raceId: string, sourceId: string): Promise<number> {
  const isConfirmed = and(eq(entries.raceId, sourceId), eq(entries.state, "confirmed"));
  const ofEntries = await db.$count(entries, and(isConfirmed, isUncollected));
  return ofEntries + (await db.$count(mailingRunners, eq(mailingRunners.raceId, raceId)));
}

/** What a mailing is described by. */
export interface Scope {
  site: RaceSite;
  /** Whether personal data are seen. */
  isShown: boolean;
  /** The provinces by their codes. */
  names: ReadonlyMap<string, string>;
}

/** Describes a mailing to an organiser. */
export function describe(
  { secrets }: Pick<DeskTools, "secrets">,
  { mailing, entry, runner }: Row,
  { site, isShown, names }: Scope,
): OrganisedMailing {
  const { mailingId, state, stateAt, createdAt, endedBecause, feeFen, carrier, tracking, addressSealed } = mailing;
  const address: MailingAddress | null = openAddress(secrets, addressSealed);
  const province = (address && names.get(address.province)) ?? "";
  return {
    mailingId,
    state,
    stateAt: stateAt.getTime(),
    createdAt: createdAt.getTime(),
    endedBecause,
    pack: entry?.code ?? `list-${runner?.runnerId ?? ""}`,
    bib: entry?.bib ?? null,
    itemName: entry
      ? itemName(entry.raceId === site.raceId ? site : undefined, entry.item)
      : { zh: runner?.pack ?? "" },
    contents: runner?.pack ?? "",
    recipient: address ? (isShown ? address.name : maskName(address.name)) : "",
    province,
    address: address && isShown ? `${province} ${address.city} ${address.street}` : null,
    phone: address && isShown ? address.phone : null,
    postcode: address && isShown ? address.postcode : null,
    feeFen,
    carrier,
    tracking,
  };
}
