import { contact, frame, homeBlocks, pages } from "#blocks/registry.ts";
import type { RaceAnswer, Translations } from "#contract/sites.ts";
import { reservedPart } from "#core/reservedPaths.ts";
import type { KnownAnswers } from "#core/resultsAddress.ts";
import type { Language } from "#core/text.ts";
import type { Document } from "#schemas/generated/types.ts";
import { type Client, createClient } from "#src/client/client.ts";
import { hashAddresses } from "../addresses.ts";
import type { CompiledSite } from "../compiled.ts";
import links from "../links.ts";
import type { Program } from "../program.ts";
import { fillRace } from "../raceFacts.ts";
import { createRequests } from "../requests.ts";
import { createAccounts } from "../session.ts";
import type { Addresses } from "../siteAddresses.ts";
import { planAt } from "../siteMap.ts";
import { createUnits, type ModuleSource } from "../units.ts";

/** What a page is rendered from. */
export interface PageParts {
  compiled: CompiledSite;
  /** The platform's race information, as the browser gets it by call 7. */
  race: RaceAnswer | undefined;
  isPreview: boolean;
  /** The translation tables, as the browser gets them by call 9. */
  translations: Translations;
  language: Language;
  /** The instant that it is rendered for, in ms since 1970. */
  at: number;
  /** The page's path in the site; undefined for the not-found page. */
  path: string | undefined;
  /** Whether its links are as the program writes them, on a site whose pages live in the hash. */
  isFragment?: boolean;
  /** The published results that a page of results is drawn from. */
  results?: KnownAnswers | undefined;
  /** Reads a document of the site by its path in the config; undefined if it cannot be read. */
  readDocument(path: string): Promise<Document | undefined>;
}

/** A path that no browser requests: no address has such a character. */
export const nowhere = "/\0";

/**
 * Returns the path of a page in the program: with real addresses the home page is at the root only.
 */
export function getAskedPath({ addresses, plan }: Program, path: string = nowhere): string {
  return addresses.areReal && path === plan.homePath ? "/" : path;
}

/**
 * Returns the program that draws a page on the server: nothing is fetched, and the units come from
 * `source`.
 */
export function getProgram(
  { compiled, race, isPreview, translations, language, at, isFragment }: Omit<PageParts, "readDocument">,
  documents: Program["documents"],
  source = fromRegistry,
): Program {
  const { site, skipped } = compiled;
  const plan = planAt(compiled, at);
  const getAddresses = () => {
    if (site.router === "history") return links.createRealAddresses(plan, hashAddresses);
    return isFragment ? hashAddresses : markedAddresses;
  };
  return {
    booted: {
      compiled,
      configAddress: "https://site.invalid/",
      race: fillRace(site.race, race),
      isPreview,
      translations,
    },
    plan,
    addresses: getAddresses(),
    documents,
    units: createUnits(source),
    source,
    client: noClient,
    language: { current: () => language, choose: () => undefined, subscribe: () => () => undefined },
    requests: createRequests(),
    accounts: createAccounts(() => new Promise(() => undefined)),
    now: () => at,
    report: () => undefined,
    skipped: new Set(skipped),
  };
}

// On the home page of a site whose pages live in the hash, links lead to the plain pages, for
// visitors without JavaScript. Every browser reads /./news as /news; the page's own script
// (server/sites/page/starter.ts) knows by it which links it has to write as the program does.
const markedAddresses: Addresses = {
  ...hashAddresses,
  href: (path) => (reservedPart(path) ? hashAddresses.href(path) : `/.${path}`),
};

// Nothing is fetched while drawing: effects do not run.
const noClient: Client = createClient({
  base: "https://site.invalid",
  token: () => undefined,
  show: () => undefined,
  sentence: String,
});

/**
 * Returns the units of blocks and pages from the registry, and the parts that pages draw without a
 * session.
 */
export const fromRegistry: ModuleSource = async (name) => {
  const [kind, type = ""] = name.split("/");
  const tables: Record<string, Record<string, (() => Promise<{ default: unknown }>) | undefined> | undefined> = {
    home: { ...homeBlocks, frame, contact },
    page: pages,
    // As a visitor without a session sees it; what belongs to an account is rendered in its
    // browser.
    part: {
      account: () => import("#src/account/profile/AccountPage.tsx"),
      organise: () => import("#src/account/organise/OrganisePage.tsx"),
    },
  };
  const table = tables[kind ?? ""];
  return table && Object.hasOwn(table, type) ? table[type]?.() : undefined;
};
