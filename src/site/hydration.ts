import { isHashAddress } from "./addresses.ts";
import { typesIn } from "./Blocks.tsx";
import type { Booted } from "./boot.ts";
import type { BootFacts } from "./bootFacts.ts";
import { getDestination } from "./destinations.tsx";
import { asksForPreview } from "./previewQuery.ts";
import type { Program } from "./program.ts";
import { whenEngaged } from "./whenNear.ts";

/**
 * Returns whether the visitor's address is that of the page that the server rendered: not of
 * another page in the hash, nor of another instant.
 */
export function isServedAddress({ prerendered, router }: BootFacts, { search, hash }: Location): boolean {
  if (!prerendered || asksForPreview(search)) return false;
  if (router === "history") return !isHashAddress(hash);
  if (prerendered.hash !== undefined) return hash === prerendered.hash;
  const path = hash.slice(1).toLowerCase();
  return path === "" || path === "/" || path === prerendered.path?.toLowerCase();
}

/** Returns whether the page was rendered from the edition that the program has. */
export function isSameEdition({ configAddress }: Booted, { siteFile }: BootFacts): boolean {
  return siteFile !== undefined && configAddress.endsWith(siteFile);
}

/**
 * Returns the program that hydrates the page that the server rendered, with the renderers it needs
 * first; undefined if this program would draw another page there. Throws if a renderer cannot be
 * loaded.
 */
export async function prepareHydration(program: Program, facts: BootFacts): Promise<Program | undefined> {
  const { prerendered } = facts;
  const { booted, units, addresses, plan } = program;
  if (!prerendered || !isSameEdition(booted, facts) || booted.isPreview !== prerendered.isPreview) return undefined;
  const { at } = prerendered;
  const pathname = addresses.areReal ? location.pathname : prerendered.hash?.replace(/^#|[?#].*/g, "");
  const path = pathname === undefined ? plan.homePath : addresses.read({ pathname, hash: "" });
  const destination = getDestination({ ...program, now: () => at }, path);
  if ("redirect" in destination) return undefined;
  if (prerendered.path !== (destination.shows === "nothing" ? undefined : destination.path)) return undefined;
  const { needs, blocks = [] } = destination;
  const states = await Promise.all(needs.map(({ kind, type }) => units.load(kind, type)));
  // What the server rendered is better than a page with a gap: the caller tries again later.
  const failed = states.find((state) => state.status === "failed");
  if (failed) throw new Error(failed.message);
  const types = new Set(needs.flatMap(({ kind, type }) => (kind === "home" ? [type] : [])));
  // Its texts are as they were rendered, even if the tables have changed since.
  Object.assign(booted.translations, prerendered.translations);
  return { ...program, prerendered: { at, path, types, late: typesIn(blocks).filter((type) => !types.has(type)) } };
}

/**
 * Loads the renderers of a page that the server rendered, once the reader scrolls, points or types.
 * What could not be loaded is requested again at the next sign. Earlier presses are kept by the
 * page's own script (server/sites/page/starter.ts).
 */
export function loadLateBlocks({ units, prerendered }: Program): void {
  // Each by itself: one that failed listens for the next sign while others are still on their way.
  const loadWhenEngaged = (type: string) =>
    whenEngaged(async () => {
      const { status } = await units.load("home", type);
      if (status === "failed") loadWhenEngaged(type);
    });
  prerendered?.late.forEach(loadWhenEngaged);
}
