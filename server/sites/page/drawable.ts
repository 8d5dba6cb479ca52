import type { CompiledSite } from "#compiler/emit/emit.ts";
import { buildTimeline } from "#compiler/emit/timeline.ts";
import type { RaceAnswer, Translations } from "#contract/sites.ts";
import { type FeedFormat, type FeedPlace, feedFormats } from "#core/feedAddress.ts";
import type { Cancellable } from "#core/racePhase.ts";
import type { KnownAnswers } from "#core/resultsAddress.ts";
import { inLanguage, type Language } from "#core/text.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import type {
  CountedPages,
  DocumentList,
  DrawnPage as Drawn,
  PageHead,
  SiteMap,
} from "#src/site/prerender/prerender.tsx";
import type { Database } from "../../base/db/open.ts";
import type { ReleaseHead } from "../../base/db/schema.ts";
import { type BoundSite, previewDomain } from "../domains/boundSites.ts";
import { raceAnswer } from "../domains/service.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { fillEnglish, readTranslations } from "./translations.ts";
import { zoneOffsetIn } from "./zoneOffset.ts";

/** A page as it is from one instant of its site's timeline until the next. */
export interface DrawnPage extends Drawn {
  /** The instant that it is drawn for, in ms since 1970. */
  at: number;
  /** The page's path in the site; undefined for the not-found page. */
  path: string | undefined;
  isPreview: boolean;
  /**
   * The minutes that the race's clock is behind UTC then, as browsers name a zone: -480 in China.
   */
  zoneOffset: number;
}

/**
 * The head of a page; `image` is the address of its own picture, and `isCard` whether that has the
 * size that networks show.
 */
export interface OwnHead extends Omit<PageHead, "picture"> {
  image?: string | undefined;
  isCard?: boolean;
  /** The feeds to which it leads. */
  feeds?: NamedFeed[];
}

/** A feed to which a page leads: of the list of that title, or of the site. */
export interface NamedFeed {
  format: FeedFormat;
  place: FeedPlace;
  list: string | undefined;
}

/** What a page needs to ask its visitor whether visits may be counted. */
export interface ConsentParts extends CountedPages {
  site: Pick<CompiledSite["site"], "analytics" | "cookieNotice" | "account">;
  homePath: string;
  /** Whether the server knows which page a visitor opens. */
  isReal: boolean;
}

/**
 * A site as it is drawn, with the instants at which it changes. `path` is that of a page; undefined
 * for the not-found page.
 */
export interface DrawableSite {
  /** The race's facts, with the platform's information and translations filled in. */
  race: (NonNullable<CompiledSite["site"]["race"]> & Cancellable) | undefined;
  /** How the organiser can be reached, and the race's accounts elsewhere. */
  organiser: Pick<CompiledSite["site"], "contact" | "social">;
  /** The entries of the platform's translation table for its texts. */
  translations: Translations;
  /** Fills the English of that table into the site's head texts that lack it. */
  translateHead(head: ReleaseHead): ReleaseHead;
  /** Address of the first large picture of the home page. */
  image: string | undefined;
  instants: number[];
  map: SiteMap;
  /** Undefined for a site without analytics, and for a preview. */
  consent: ConsentParts | undefined;
  /**
   * Returns whether that page is a plain one: for readers without JavaScript, of a site whose pages
   * live in the hash.
   */
  isPlain(path: string | undefined): boolean;
  describe(language: Language, at: number, path: string | undefined): OwnHead;
  draw(
    language: Language,
    at: number,
    path: string | undefined,
    results?: KnownAnswers,
  ): Promise<DrawnPage | undefined>;
  /**
   * Draws a page of a site whose pages live in the hash as its program draws it there; undefined
   * for other sites and personal pages.
   */
  drawFragment(language: Language, at: number, path: string | undefined): Promise<DrawnPage | undefined>;
}

/** Reads a cleaned document by its address; undefined if it cannot be read. */
export type ReadFile = (address: string) => Promise<Buffer | string | undefined>;

/**
 * Reads what a site's pages are drawn from; undefined if its file cannot be read, and for a site
 * without a race, for which the browser shows the preview.
 */
export async function readDrawable(
  db: Database,
  store: FileStore,
  { uri, raceId, raceDetails, cancelledAt, domainName }: BoundSite,
): Promise<DrawableSite | undefined> {
  const isPreview = domainName === previewDomain;
  if (raceId === null && !isPreview) return undefined;
  const file = await readStored(store, uri);
  if (!file) return undefined;
  const compiled: CompiledSite = JSON.parse(file.toString());
  // From the same snapshot as the site file: read now, it may already belong to the next edition.
  const race = raceId !== null && raceDetails ? raceAnswer({ raceId, details: raceDetails, cancelledAt }) : undefined;
  const translations = await readTranslations(db, compiled, race);
  return getDrawable(compiled, { race, isPreview, translations, readFile: (address) => readStored(store, address) });
}

/**
 * Returns a compiled site as it is drawn. `race` is the platform's race information; a release has
 * no translations.
 */
export async function getDrawable(
  compiled: CompiledSite,
  {
    race,
    isPreview,
    translations = {},
    readFile,
  }: { race: RaceAnswer | undefined; isPreview: boolean; translations?: Translations; readFile: ReadFile },
): Promise<DrawableSite> {
  // The only import of React: the server draws pages, and does not know how.
  const { countedPages, describePage, drawPage, fillRace, mapSite, ownText, withRealAddresses } = await import(
    "#src/site/prerender/prerender.tsx"
  );
  const map = mapSite(compiled);
  const isReal = compiled.site.router === "history";
  const { analytics, cookieNotice, account } = compiled.site;
  const consent =
    analytics && !isPreview
      ? {
          ...countedPages(compiled),
          site: fillEnglish({ analytics, cookieNotice, account }, translations, ownText),
          homePath: map.homePath,
          isReal,
        }
      : undefined;
  const zoneOffset = zoneOffsetIn(compiled.site.timeZone ?? "Asia/Shanghai");
  const isPlain = (path: string | undefined) => !isReal && path !== map.homePath;
  const listParts = (path: string | undefined) => ({
    compiled: isPlain(path) ? withRealAddresses(compiled) : compiled,
    race,
    isPreview,
    translations,
    path,
  });
  const readDocument = async (path: string) => {
    const file = Object.hasOwn(compiled.files, path) ? compiled.files[path] : undefined;
    const text = file?.document && (await readFile(file.url));
    return text ? (JSON.parse(String(text)) as Document) : undefined;
  };
  return {
    race: fillEnglish(fillRace(compiled.site.race, race), translations, ownText),
    organiser: { contact: compiled.site.contact, social: compiled.site.social },
    translations,
    translateHead: (head) => fillEnglish(head, translations, ownText),
    image: findLargeImage(compiled),
    instants: getInstants(compiled, race),
    map,
    consent,
    isPlain,
    describe(language, at, path) {
      const { picture, ...head } = describePage({ ...listParts(path), language, at });
      const image = picture === undefined ? undefined : imageAddress(picture, compiled);
      return { ...head, image, feeds: listFeeds(map.findLists(at), { language, path }) };
    },
    async draw(language, at, path, results) {
      // The server does not see what follows the #: only a home page is worth drawing.
      const first = isReal || isPlain(path) ? undefined : map.find("/", at);
      if (first && !("shows" in first && first.shows === "home")) return undefined;
      const page = await drawPage({ ...listParts(path), language, at, results, readDocument });
      return page && { ...page, at, path, isPreview, zoneOffset: zoneOffset(at) };
    },
    async drawFragment(language, at, path) {
      if (isReal) return undefined;
      const parts = { compiled, race, isPreview, translations, path, isFragment: true };
      const page = await drawPage({ ...parts, language, at, readDocument });
      return page && { ...page, at, path, isPreview, zoneOffset: zoneOffset(at) };
    },
  };
}

// A list has one of its own in each format, before that of the whole site.
function listFeeds(lists: DocumentList[], page: { language: Language; path: string | undefined }): NamedFeed[] {
  const { language, path } = page;
  if (lists.length === 0) return [];
  const own = lists.find((list) => list.path === path && list.title !== undefined);
  const site: NamedFeed = { format: "xml", place: { language }, list: undefined };
  if (!own) return [site];
  const ofList = feedFormats.map((format) => ({
    format,
    place: { list: own.path, language },
    list: inLanguage(own.title, language),
  }));
  return [...ofList, site];
}

// Link previews need a plain JPEG of medium width.
function findLargeImage({ site, files }: CompiledSite): string | undefined {
  const pictures = [...JSON.stringify(site.home).matchAll(/"src":"(media\/[^"]+)"/g)].map(
    ([, path = ""]) => files[path],
  );
  const picture = pictures.find((file) => file?.formats?.includes("jpg") && (file.width ?? 0) >= 1200);
  return picture && getJpeg(picture);
}

function getJpeg({ url, formats, widths }: SiteFile): string | undefined {
  const width = formats?.includes("jpg") ? widths?.findLast((width) => width <= 1600) : undefined;
  return width ? url.replace(/\.\w+$/, `-${width}.jpg`) : undefined;
}

// A picture of another host is named as it is; one without variants is shown whole.
function imageAddress(path: string, { files }: CompiledSite): string | undefined {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file) return getJpeg(file) ?? file.url;
  return /^https:\/\//.test(path) ? path : undefined;
}

/** Returns the instant that the time before the first of these is drawn for. */
export function initialInstant([first = 0]: number[]): number {
  return first - 86_400_000;
}

function getInstants({ site, skipped, files }: CompiledSite, race: RaceAnswer | undefined): number[] {
  const ofFiles = Object.entries(files).flatMap(([path, { document }]) => (document ? [{ path, ...document }] : []));
  const written = (site.documents ?? []).map((document) => ({ ...document, path: `documents/${document.id}.json` }));
  const forms = Object.entries(files).flatMap(([path, { form }]) =>
    form?.general ? [{ path, title: form.title, ...form.general }] : [],
  );
  return buildTimeline(site, { race, skipped, documents: [...ofFiles, ...written], forms }).map(({ at }) =>
    Date.parse(at),
  );
}

/**
 * Returns the latest of these instants that is not after `now`; a day before the first if none has
 * come.
 */
export function intervalStart(instants: number[], now: number): number {
  return instants.findLast((instant) => instant <= now) ?? initialInstant(instants);
}
