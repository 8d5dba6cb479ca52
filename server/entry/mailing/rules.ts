import { sql } from "drizzle-orm";
import type { Sentence } from "#core/text.ts";
import type { Mailing, Text } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { type RaceSite, raceEnd } from "../../race/raceSite.ts";
import { haveAllSynced } from "../handOut/devices.ts";

/** The mailing that a site offers, and whose packs it mails. */
export interface Offer {
  site: RaceSite;
  mailing: Mailing;
  /** The race that the packs are of: this one, or an earlier one. */
  sourceId: string;
  /** What that race is called. */
  sourceName: Text;
}

/** Returns the mailing of a site; undefined if it mails nothing. */
export function findOffer(site: RaceSite | undefined): Offer | undefined {
  const { race, title } = site?.site ?? {};
  const mailing = race?.mailing;
  if (!site || !mailing) return undefined;
  const { race: sourceId, name: sourceName } = mailing.from ?? { race: site.raceId, name: race?.name ?? title };
  return { site, mailing, sourceId, sourceName: sourceName as Sentence };
}

/** Why nothing can be requested now. */
export type ClosedReason = "mailing/not-open" | "mailing/closed" | "mailing/hand-outs-open";

/**
 * Returns why no mailing can be requested at a moment: it is before or after its time, the race is
 * not over, or a staff device may still have hand-outs that are not known.
 */
export async function refuseByTime(
  db: Database,
  { site, mailing, sourceId }: Offer,
  now: Date,
): Promise<ClosedReason | undefined> {
  if (now.getTime() >= Date.parse(mailing.closesAt)) return "mailing/closed";
  const end = mailing.from ? undefined : raceEnd(site);
  if (now.getTime() < Date.parse(mailing.opensAt) || (end && now < end)) return "mailing/not-open";
  return (await haveAllSynced(db, sourceId)) ? undefined : "mailing/hand-outs-open";
}

/** The condition that an entry has no mailing that is not cancelled. */
export const hasNoMailing = sql`not exists (
  select from mailings m where m.entry_id = "entries"."entry_id" and m.state <> 'cancelled')`;
