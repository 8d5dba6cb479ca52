import { eachInstance } from "#compiler/upgrade/instances.ts";
import { type ServiceSwitch, serviceStatus } from "#core/serviceState.ts";
import { getService } from "#schemas/services.ts";
import { findRaceSite, type RaceSite } from "../../../race/raceSite.ts";
import { currentEdition } from "../../sets/rules.ts";
import type { PhotoTools } from "../store/tools.ts";

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
