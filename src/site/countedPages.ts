import { isPersonalUnit } from "#core/personalUnits.ts";
import { hashAddresses } from "./addresses.ts";
import { typesIn } from "./Blocks.tsx";
import type { CompiledSite } from "./compiled.ts";
import links from "./links.ts";
import { findPlace, type Place } from "./places.ts";
import { planRoutes } from "./routePlan.ts";
import { safeHref } from "./surface.ts";

/** The pages of a site whose visits may be counted. */
export interface CountedPages {
  /** Whether visits to the page at that path may be counted: it exists and has nothing personal. */
  isCounted(path: string): boolean;
  /** The paths of the site's own pages whose visits are not counted. */
  personal: string[];
  /** The address for an anchor; undefined for what is no address. */
  hrefOf(link: string): string | undefined;
}

/** Finds the pages of a site that have personal data: those with a personal page or block, also inside of other blocks. */
export function countedPages(compiled: CompiledSite): CountedPages {
  const { site, files } = compiled;
  const plan = planRoutes(site.routes);
  const placeOf = (path: string) => {
    const place = findPlace(compiled, plan, path);
    return "leadsTo" in place ? findPlace(compiled, plan, place.leadsTo) : place;
  };
  const addresses = site.router === "history" ? links.createRealAddresses(plan, hashAddresses, "") : hashAddresses;
  const own = [plan.homePath, ...plan.all.map(({ path }) => path)].map(placeOf);
  const personal = own.flatMap((place) =>
    "shows" in place && place.shows !== "nothing" && isPersonal(place, compiled) ? [place.path] : [],
  );
  return {
    isCounted(path) {
      const place = placeOf(path);
      return "shows" in place && !isPersonal(place, compiled);
    },
    personal: [...new Set(personal)],
    hrefOf: (link) => safeHref(link, files, addresses),
  };
}

function isPersonal(place: Place, { site }: CompiledSite): boolean {
  switch (place.shows) {
    case "home":
      return hasPersonal(site.home.blocks);
    case "page":
      return isPersonalUnit(`page/${place.page.type}`) || hasPersonal(place.page.props);
    case "document":
      return false;
    // The account, and addresses that lead nowhere, which may contain anything.
    default:
      return true;
  }
}

function hasPersonal(content: unknown): boolean {
  return typesIn(content).some((type) => isPersonalUnit(`home/${type}`));
}
