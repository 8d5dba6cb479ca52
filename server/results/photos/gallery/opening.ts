import { eachInstance } from "#compiler/upgrade/instances.ts";
import type { OwnPhotos } from "#contract/photos.ts";
import { type ServiceSwitch, serviceStatus } from "#core/serviceState.ts";
import { getService } from "#schemas/services.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { findRaceSite, type RaceSite } from "../../../race/raceSite.ts";
import { currentEdition } from "../../sets/rules.ts";
import { normaliseBib } from "../import/bibs.ts";
import type { PhotoTools } from "../store/tools.ts";
import { grantPhotos, type PhotoRunner } from "./grant.ts";

/** The race whose photos are looked up. */
export interface PhotoRace {
  site: RaceSite;
  raceId: string;
  edition: string;
}

/**
 * Returns the race of a domain, if a page or block of its site with the search of photos is open.
 */
export async function findOpenRace(
  tools: Pick<PhotoTools, "boundSites" | "store">,
  domainName: string,
): Promise<PhotoRace | "site/not-bound" | "photos/closed"> {
  const site = await findRaceSite(tools, domainName);
  if (!site) return "site/not-bound";
  if (!isSearchOpen(site, Date.now())) return "photos/closed";
  return { site, raceId: site.raceId, edition: currentEdition(site.site) };
}

/**
 * Opens the photos of a result for its runner; null if the search of photos is closed, or the
 * result has no bib.
 */
export function openOwnPhotos(
  secrets: Pick<Secrets, "mac">,
  site: RaceSite,
  { edition, item, bib }: Pick<PhotoRunner, "edition"> & { item: string; bib: string | null },
): OwnPhotos | null {
  if (bib === null || !isSearchOpen(site, Date.now())) return null;
  return grantPhotos(secrets, { raceId: site.raceId, edition, item, bib: normaliseBib(bib) });
}

type SearchProps = ServiceSwitch & { link?: string };

// A published site is another object once something was published.
const searches = new WeakMap<RaceSite["site"], SearchProps[]>();

function isSearchOpen({ site }: RaceSite, now: number): boolean {
  const places = searches.get(site) ?? listSearches(site);
  searches.set(site, places);
  return places.some((props) => !props.link && serviceStatus([props], now).state === "open");
}

function listSearches(site: RaceSite["site"]): SearchProps[] {
  return eachInstance(site).flatMap(({ kind, instance }) =>
    getService(`${kind}/${instance.type}`, instance.props) === "images" ? [instance.props as SearchProps] : [],
  );
}
