import { MemoryRouter } from "react-router-dom";
import { DrawnFrom } from "#blocks/kit/query/knownAnswers.ts";
import type { TimeRead } from "#blocks/kit/site/site.ts";
import type { Translations } from "#contract/sites.ts";
import { getDocumentState } from "#core/documentState.ts";
import { absence } from "#schemas/generated/traits/absence.ts";
import type { Document, PageProps, Text } from "#schemas/generated/types.ts";
import { typesIn } from "../Blocks.tsx";
import type { CompiledSite } from "../compiled.ts";
import { type CountedPages, countedPages } from "../countedPages.ts";
import { type Destination, getDestination, pageTitle } from "../destinations.tsx";
import { drawHtml, gapAt, type LostBlock } from "../drawHtml.tsx";
import { ownText } from "../ownText.ts";
import { documentHead, findPlace } from "../places.ts";
import { type Program, ProgramContext } from "../program.ts";
import { fillRace } from "../raceFacts.ts";
import { getBlocksPage, getDocument } from "../routePlan.ts";
import { ruleInstants } from "../routesFor.ts";
import { Shell } from "../shell/Shell.tsx";
import { type DocumentList, mapSite, type SiteMap, withRealAddresses } from "../siteMap.ts";
import type { ModuleSource } from "../units.ts";
import { unitsOfForms, unitsOfSignUps } from "../unitsOfForms.ts";
import { isVisible, visibleIn } from "../visibility.ts";
import { fromRegistry, getAskedPath, getProgram, nowhere, type PageParts } from "./prerenderProgram.ts";

export {
  type CountedPages,
  countedPages,
  type DocumentList,
  fillRace,
  mapSite,
  ownText,
  type PageParts,
  type SiteMap,
  withRealAddresses,
};

/**
 * Loads what draws sign-up forms to see whether they can be rendered; most publications have none.
 */
export const loadFormDrawing = () => import("#src/signup/drawing/drawForm.tsx");

/**
 * A drawn page: its HTML, the units that drew it, those that its forms need, and of these the ones
 * that every choice of a form needs, the documents that it shows, what it asked of the tables, and
 * the blocks that threw and are left to the browser.
 */
export interface DrawnPage {
  html: string;
  lost: LostBlock[];
  units: string[];
  late: string[];
  certain: string[];
  documents: Record<string, Document>;
  translations: Translations;
  /** Whether everything that it read of the time is the same at another instant (ms since 1970). */
  isSameAt(instant: number): boolean;
}

/** The head of a page, as far as it has its own: the title is "" if it has none. */
export interface PageHead {
  title: string;
  description: string | undefined;
  /** The path in the config, or the address, of the picture of links to the page. */
  picture?: string | undefined;
  /** Whether search engines must not list the page. */
  isUnlisted?: boolean | undefined;
  /** To whom the page is shown, if not to everybody. */
  audience?: string | undefined;
}

// A page requests its documents while it is rendered, and is then rendered again; further requests
// are left to the browser.
const mostRounds = 3;

/**
 * Draws a page as the browser will hydrate it: header, content and footer as they are at that
 * instant; the renderers come from `source`, the registry. Undefined if the path redirects to
 * another one.
 */
export async function drawPage(parts: PageParts, source: ModuleSource = fromRegistry): Promise<DrawnPage | undefined> {
  const { at, readDocument } = parts;
  const documents = new Map<string, Document>();
  const wantedPaths = new Set<string>();
  const knownDocuments: Program["documents"] = {
    find: (path) => documents.get(path) ?? void wantedPaths.add(path),
    keep: () => undefined,
  };
  const { translations, asked } = watchTables(parts.translations);
  const program = getProgram({ ...parts, translations }, knownDocuments, source);
  const path = getAskedPath(program, parts.path);
  const destination = getDestination(program, path);
  if ("redirect" in destination) return undefined;
  const neededUnits = listNeeds(
    { ...destination, blocks: [...(destination.blocks ?? []), ...(parts.compiled.footer ?? [])] },
    at,
  );
  await Promise.all(neededUnits.map(({ kind, type }) => program.units.load(kind, type)));
  const time = watchTime(at);
  time.note((instant) => ruleInstants(parts.compiled.site.routes).filter((start) => start <= instant).length);
  if (destination.blocks) time.note((instant) => visibleIn(destination.blocks ?? [], instant));
  const types = new Set(getFirstTypes(destination));
  const ready = { ...program, prerendered: { at, path, types, late: [], gapAt, noteTime: time.note } };
  for (let round = 1; ; round++) {
    wantedPaths.clear();
    const page = await render(ready, path, parts.results);
    const documentEntries = round < mostRounds ? await readAll([...wantedPaths], readDocument) : [];
    if (documentEntries.length === 0) {
      const units = neededUnits.map(({ kind, type }) => `${kind}/${type}`);
      const visibleBlocks = destination.blocks?.filter((block) => isVisible(block, at));
      const { files } = parts.compiled;
      const general = unitsOfForms(visibleBlocks, files);
      const signUps = unitsOfSignUps(units, files);
      const [first = [], ...others] = signUps;
      return {
        ...page,
        units,
        late: [...new Set([...general, ...signUps.flat()])],
        certain: [...general, ...first.filter((name) => others.every((form) => form.includes(name)))],
        documents: Object.fromEntries(documents),
        translations: Object.fromEntries(asked),
        isSameAt: time.isSameAt,
      };
    }
    for (const [path, document] of documentEntries) documents.set(path, document);
  }
}

/** Returns the title and description of a page, for the head of its HTML. */
export function describePage(parts: Omit<PageParts, "readDocument">): PageHead {
  const program = getProgram(parts, { find: () => undefined, keep: () => undefined });
  const { plan } = program;
  const path = getAskedPath(program, parts.path);
  const destination = getDestination(program, path);
  if ("redirect" in destination) return { title: "", description: undefined };
  const { language, compiled, translations } = parts;
  const text = (value: Text | undefined) => ownText(value, language, translations) || value?.zh || "";
  const place = findPlace(compiled, plan, path);
  const summary = summarise(place, compiled, parts.at);
  const file = getFile(place);
  const head = file === undefined ? undefined : documentHead(file, compiled);
  const state = head && getDocumentState(head, parts.at);
  const isHidden = state === "ahead" || state === "withdrawn";
  return {
    // The title of an article may reveal it before its time.
    title: isHidden && "file" in place ? "" : pageTitle(destination, plan.homePath, { language, text }),
    description: text(summary) || undefined,
    picture: blocksPage(place)?.picture?.src,
    isUnlisted:
      blocksPage(place)?.noindex ||
      (state !== undefined && state !== "current") ||
      ("page" in place && absence[`page/${place.page.type}`] === "closed"),
    audience: "route" in place ? place.route?.route.audience : undefined,
  };
}

// A document's summary, once its time has come; of other pages, their introduction.
function summarise(place: ReturnType<typeof findPlace>, compiled: CompiledSite, at: number): Text | undefined {
  if ("leadsTo" in place) return undefined;
  const page = place.shows === "page" ? place.page : undefined;
  const file = getFile(place);
  const head = file === undefined ? undefined : documentHead(file, compiled);
  const state = head && getDocumentState(head, at);
  if (state === "ahead" || state === "withdrawn") return undefined;
  const { summary, summaryEn } = head ?? {};
  if (summary !== undefined) return { zh: summary, en: summaryEn };
  const { description, lead, intro } = (page?.props ?? {}) as { description?: Text; lead?: Text; intro?: Text };
  return [description, lead, intro].find((text) => typeof text?.zh === "string");
}

// The path of the document that a place shows.
function getFile(place: ReturnType<typeof findPlace>): string | undefined {
  if ("leadsTo" in place) return undefined;
  return place.shows === "document" ? place.file : getDocument(place.shows === "page" ? place.page : undefined);
}

function blocksPage(place: ReturnType<typeof findPlace>): Partial<PageProps["blocks"]> | undefined {
  return "page" in place ? getBlocksPage(place.page) : undefined;
}

// The server draws all blocks that are visible then, the browser those of the first screen at once.
function listNeeds({ needs, blocks = [] }: Destination, at: number): Destination["needs"] {
  const types = typesIn(blocks.filter((block) => isVisible(block, at)));
  const otherNeeds = needs.filter(({ kind }) => kind !== "home");
  return [...otherNeeds, ...types.map((type) => ({ kind: "home" as const, type }))];
}

function getFirstTypes({ needs }: Destination): string[] {
  return needs.flatMap(({ kind, type }) => (kind === "home" ? [type] : []));
}

// Notes what is asked of the tables while a page is rendered, and whether they have it: the browser
// hydrates with the same entries.
function watchTables(tables: Translations): { translations: Translations; asked: Map<string, Translations[string]> } {
  const askedTexts = new Map<string, Translations[string]>();
  const get = (_: Translations, key: string) => {
    const entry = Object.hasOwn(tables, key) ? tables[key] : undefined;
    askedTexts.set(key, entry ?? {});
    return entry;
  };
  return { translations: new Proxy(tables, { get }), asked: askedTexts };
}

// Notes what is read of the time while a page is rendered, with its value at that instant.
function watchTime(at: number): Pick<DrawnPage, "isSameAt"> & { note(read: TimeRead): void } {
  const reads: { read: TimeRead; value: unknown }[] = [];
  return {
    note: (readTime) => void reads.push({ read: readTime, value: readTime(at) }),
    isSameAt: (instant) => reads.every(({ read, value }) => read(instant) === value),
  };
}

function render(program: Program, path: string, results: PageParts["results"]): ReturnType<typeof drawHtml> {
  const { addresses } = program;
  return drawHtml(
    <ProgramContext value={program}>
      <DrawnFrom value={results}>
        <MemoryRouter initialEntries={[path === nowhere ? path : addresses.target(path)]}>
          <Shell />
        </MemoryRouter>
      </DrawnFrom>
    </ProgramContext>,
  );
}

async function readAll(
  paths: string[],
  readDocument: PageParts["readDocument"],
): Promise<(readonly [string, Document])[]> {
  const entries = await Promise.all(paths.map(async (path) => [path, await readDocument(path)] as const));
  return entries.flatMap(([path, document]) => (document ? [[path, document] as const] : []));
}
