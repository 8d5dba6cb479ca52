import type { Page } from "#schemas/generated/types.ts";
import { isPersonalUnit } from "#schemas/personalUnits.ts";
import { hashAddresses } from "./addresses.ts";
import { typesIn } from "./Blocks.tsx";
import type { CompiledSite } from "./compiled.ts";
import links from "./links.ts";
import { findPlace } from "./places.ts";
import { planRoutes } from "./routePlan.ts";
import { safeHref } from "./surface.ts";

/** The pages of a site whose visits may be counted. */
export interface CountedPages {
  /** Whether visits to the page at that path may be counted: it exists and has nothing personal. */
  isCounted(path: string): boolean;
  /** The paths of the site's own pages whose visits are not counted. */
  personal: string[];
  /** The address for an anchor; undefined for what is no address. */
  getHref(link: string): string | undefined;
}

/**
 * Finds the pages of a site that have personal data: those with a personal page or block, also
 * inside of other blocks.
 */
export function countedPages(compiled: CompiledSite): CountedPages {
  const { site, files } = compiled;
  const plan = planRoutes(site.routes);
  const addresses = site.router === "history" ? links.createRealAddresses(plan, hashAddresses, "") : hashAddresses;
  // Also routes that are open at other times or to others at the same path.
  const personal = new Set(
    plan.all.flatMap(({ path, route: { page } }) => (page && isPersonalPage(page) ? [path] : [])),
  );
  if (hasPersonal(site.home.blocks)) personal.add(plan.homePath);
  return {
    isCounted(path) {
      const match = findPlace(compiled, plan, path);
      const place = "leadsTo" in match ? findPlace(compiled, plan, match.leadsTo) : match;
      // The account, and addresses that lead nowhere, may contain anything.
      return "shows" in place && ["home", "page", "document"].includes(place.shows) && !personal.has(place.path);
    },
    personal: [...personal],
    getHref: (link) => safeHref(link, files, addresses),
  };
}

// A page of blocks is personal by its blocks.
function isPersonalPage({ type, props }: Page): boolean {
  return type !== "home" && (isPersonalUnit(`page/${type}`) || hasPersonal(props));
}

function hasPersonal(content: unknown): boolean {
  return typesIn(content).some((type) => isPersonalUnit(`home/${type}`));
}
