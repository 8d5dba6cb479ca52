import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Coupon } from "#forms/prices/choosePrice.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { SenderSite } from "../base/delivery/message.ts";
import { normaliseDomainName } from "../base/http/domainName.ts";
import type { BoundSite } from "../sites/domains/boundSites.ts";
import { readStored } from "../sites/files/store.ts";
import type { RaceTools } from "./tools.ts";

/** The published site of a race, as sign-ups see it. */
export interface RaceSite {
  domainName: string;
  raceId: string;
  site: Site;
  files: CompiledSite["files"];
  /** The race's IANA time zone. */
  timeZone: string;
  /** The email addresses that are notified of answers, by the id of the form. */
  notify: Readonly<Record<string, string[]>>;
  /** The coupons of the site, which visitors never get. */
  coupons: readonly Coupon[];
}

/** The zone of a race whose site states none. */
export const usualTimeZone = "Asia/Shanghai";

// A bound site is another object once something was published.
const sitesCache = new WeakMap<BoundSite, Promise<CompiledSite | undefined>>();

/**
 * Returns the site that a domain name shows now; undefined if it shows none, or one without a race.
 */
export async function findRaceSite(
  { boundSites, store }: Pick<RaceTools, "boundSites" | "store">,
  domainName: string,
): Promise<RaceSite | undefined> {
  const name = normaliseDomainName(domainName);
  const bound = name === undefined ? undefined : await boundSites.find(name);
  if (!bound || bound.raceId === null) return undefined;
  const reading = sitesCache.get(bound) ?? readSite(store, bound);
  sitesCache.set(bound, reading);
  const compiled = await reading;
  // What is missing may still come, when the site is published again on this server.
  if (!compiled) sitesCache.delete(bound);
  if (!compiled) return undefined;
  const { site, files } = compiled;
  const { domainName: boundName, raceId, notify, coupons } = bound;
  return {
    domainName: boundName,
    raceId,
    site,
    files,
    timeZone: site.timeZone ?? usualTimeZone,
    notify: notify ?? {},
    coupons: coupons ?? [],
  };
}

/**
 * Returns the site on which somebody signed up, if its domain still shows that race: a domain can
 * show the next one, which has other prices and policies.
 */
export async function findSiteOf(
  tools: Pick<RaceTools, "boundSites" | "store">,
  { domainName, raceId }: { domainName: string; raceId: string },
): Promise<RaceSite | undefined> {
  const site = await findRaceSite(tools, domainName);
  return site?.raceId === raceId ? site : undefined;
}

async function readSite(store: RaceTools["store"], { uri }: BoundSite): Promise<CompiledSite | undefined> {
  const text = await readStored(store, uri);
  return text && JSON.parse(text.toString());
}

/** Returns the name of an item of the race; its id if the race no longer has it. */
export function itemName(site: RaceSite | undefined, item: string): { zh: string; en?: string } {
  return site?.site.race?.items?.find(({ id }) => id === item)?.name ?? { zh: item };
}

const oneDay = 24 * 3_600_000;

/**
 * Returns the end of the race: by its facts, else a day after its start; undefined if they contain
 * neither.
 */
export function raceEnd({ site }: Pick<RaceSite, "site">): Date | undefined {
  const { startsAt, endsAt } = site.race ?? {};
  const end = endsAt === undefined ? Date.parse(startsAt ?? "") + oneDay : Date.parse(endsAt);
  return Number.isNaN(end) ? undefined : new Date(end);
}

/** The site in whose name its runners get messages. */
export function getSender({ site: { title, contact = {} } }: Pick<RaceSite, "site">): SenderSite {
  return { ...title, contact: { phone: contact.phone, email: contact.email } };
}
