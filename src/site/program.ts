import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { RuntimeProblem, Site, TimeRead } from "#blocks/kit/site/site.ts";
import type { OwnUploads } from "#blocks/kit/site/uploads.ts";
import type { Language } from "#core/text.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { Client } from "#src/client/client.ts";
import type { Booted } from "./boot.ts";
import type { LanguageChoice } from "./language.ts";
import type { Requests } from "./requests.ts";
import type { RoutePlan } from "./routePlan.ts";
import type { Accounts } from "./session.ts";
import type { Addresses } from "./siteAddresses.ts";
import type { TimePreview, TimeRibbonProps } from "./timePreview.ts";
import type { ModuleSource, Units } from "./units.ts";

/** The running site program: what its own components share; units see only `useSite()`. */
export interface Program {
  booted: Booted;
  plan: RoutePlan;
  addresses: Addresses;
  documents: KnownDocuments;
  units: Units;
  source: ModuleSource;
  client: Client;
  language: LanguageChoice;
  requests: Requests;
  accounts: Accounts;
  /**
   * Milliseconds since 1970 by the server's clock, or those of the preview: for what is rendered,
   * never for calls or sessions.
   */
  now(): number;
  /** Set if the address requests the page as it is at another time, which a ribbon shows. */
  preview?: (TimePreview & { Ribbon: ComponentType<TimeRibbonProps> }) | undefined;
  /**
   * The parameters of the link by which the visitor came that forms of the site ask for; only in a
   * browser.
   */
  arrival?: () => Record<string, string>;
  /** Reports a problem once for each code and pointer. */
  report(problem: RuntimeProblem): void;
  /** For a page that the server prerendered. */
  prerendered?: {
    /** The instant that it was rendered for. */
    at: number;
    /** The path that it was rendered for, as its address has it. */
    path: string;
    /** The types of home blocks that are loaded at once, and those that are loaded later. */
    types: ReadonlySet<string>;
    late: string[];
    /** On the server: what is left in the place of a block that cannot be rendered there. */
    gapAt?(pointer: string, type: string): ReactNode;
    /** On the server: notes what the drawing reads of the time. */
    noteTime?(read: TimeRead): void;
  };
  /**
   * Provides the program as `ProgramContext` does; of a site whose routes have times or audiences,
   * with the plan of the moment.
   */
  Around?: ComponentType<{ value: Program; children: ReactNode }>;
  /** JSON Pointers of instances that are not rendered. */
  skipped: ReadonlySet<string>;
}

export const ProgramContext = createContext<Program | undefined>(undefined);

/** Returns the program around this component; throws outside of it. */
export function useProgram(): Program {
  const program = useContext(ProgramContext);
  if (!program) throw new Error("useProgram(): no program.");
  return program;
}

/** The parts of `useSite()` that stay the same as long as the program runs. */
export type Surface = Pick<
  Site,
  | "file"
  | "document"
  | "loadDocument"
  | "loadText"
  | "href"
  | "documentLink"
  | "pageAt"
  | "pageNamed"
  | "fetchPlaces"
  | "searchDocuments"
  | "fetchPickUp"
  | "fetchApplicationCounts"
>;

/** The documents that need no request, by their paths in the config. */
export interface KnownDocuments {
  find(path: string): Document | undefined;
  keep(path: string, document: Document): void;
}

/**
 * Opens a part of the program in the visitor's language. It imports none of the site's modules, so
 * that these stay in one file.
 */
export type OpenPart<Opened> = (program: Program, language: Language) => Opened;

/** The part that sends, lists and shows files. */
export type OpenUploads = OpenPart<OwnUploads>;
