import type { RaceAnswer, Translations } from "#contract/sites.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { PathCipher } from "#src/client/cipher.ts";

/** The built files of one unit. */
export interface UnitFiles {
  js: string;
  /**
   * The module with several units to which `js` only leads, and the name of this one among its
   * exports.
   */
  within?: { js: string; name: string };
  css?: string[];
}

/** What the server writes into the page for the program to start with. */
export interface BootFacts {
  /** The base URL of the API: "" for this server. */
  api: string;
  pathCipher: PathCipher | null;
  /** "home/carousel" -> its files; only those that the site uses need to be here. */
  units: Record<string, UnitFiles | undefined>;
  /** The address of the site's file, so that it can be fetched before call 1 has named it. */
  siteFile?: string;
  /** The race of a drawn page, which has no other way to change than a new page. */
  race?: RaceAnswer;
  buildId: string;
  /** The language that the server chose for this visitor. */
  language?: "zh" | "en";
  /** Whether /dev/test-accounts may have accounts to log in with: only for developers. */
  hasTestAccounts?: boolean;
  /** "history" if each page of the site has an address of its own. */
  router?: "history";
  prerendered?: Prerendered;
}

/**
 * What the server rendered into the page: one page of the site as of that instant (ms since 1970).
 */
export interface Prerendered {
  at: number;
  /** The page's path in the site; left out for the not-found page. */
  path?: string;
  isPreview: boolean;
  /** The hash of the address, if the page's script put this page in the place of the home page. */
  hash?: string | undefined;
  /**
   * The units that it loads by itself for a visitor with a session: of a page with a form, those of
   * the form.
   */
  ofSession?: string[];
  /** The documents that it shows, by their paths in the config. */
  documents?: Record<string, Document>;
  /**
   * The translation tables' entries for its texts that lack the language; empty if the tables have
   * none.
   */
  translations?: Translations;
}

/**
 * Reads the facts from the page; what is missing or unreadable has a default that works. `drawn`
 * are those of the page that the script put in the place of the home page, and `hash` the address
 * that it did this for.
 */
export function readBootFacts(text: string | null | undefined, drawn?: string | null, hash?: string): BootFacts {
  const facts = parse(text) as Partial<BootFacts> | null;
  const drawnFacts = parse(drawn) as Partial<BootFacts> | null;
  return {
    ...facts,
    ...(drawnFacts?.prerendered && { prerendered: { ...drawnFacts.prerendered, hash } }),
    api: facts?.api ?? "",
    pathCipher: facts?.pathCipher ?? null,
    units: { ...facts?.units, ...drawnFacts?.units },
    buildId: facts?.buildId ?? "",
  };
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}
