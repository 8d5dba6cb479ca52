import type { RaceAnswer } from "#src/api/calls.ts";
import type { Language } from "#src/api/errors.ts";
import type { CompiledSite } from "#src/compiler/emit.ts";
import { timelineOf } from "#src/compiler/timeline.ts";
import type { Database } from "../db/open.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { type BoundSite, previewDomain } from "../website-center/bound-sites.ts";
import { readRace } from "../website-center/service.ts";

/** A home page as it is from one instant of its site's timeline until the next. */
export interface Home {
  /** The instant that it is drawn for, in ms since 1970. */
  at: number;
  html: string;
  /** The blocks that threw and are left to the browser, by JSON Pointer. */
  lost: { pointer: string; message: string }[];
  /** The units that are in it. */
  units: string[];
  homePath: string;
  isPreview: boolean;
}

/** A site as it is drawn, with the instants at which it changes. */
export interface DrawableSite {
  /** The race's facts, the platform's information filled in. */
  race: CompiledSite["site"]["race"];
  /** Address of the first large picture of the home page. */
  image: string | undefined;
  instants: number[];
  draw(language: Language, at: number): Promise<Home | undefined>;
}

/**
 * Reads what a site's home page is drawn from; undefined where its file cannot be read, and for a site without a race, in
 * whose place the browser shows the preview.
 */
export async function readDrawable(
  db: Database,
  store: FileStore,
  { uri, raceId, domainName }: BoundSite,
): Promise<DrawableSite | undefined> {
  const isPreview = domainName === previewDomain;
  if (raceId === null && !isPreview) return undefined;
  const file = await readStored(store, uri);
  if (!file) return undefined;
  const compiled: CompiledSite = JSON.parse(file.toString());
  const race = raceId === null ? undefined : await readRace(db, raceId);
  return drawableOf(compiled, race as RaceAnswer | undefined, isPreview);
}

/** A compiled site as it is drawn. `race` is the platform's race information. */
export async function drawableOf(
  compiled: CompiledSite,
  race: RaceAnswer | undefined,
  isPreview: boolean,
): Promise<DrawableSite> {
  // The one door to React: the server draws pages, and knows nothing else of how they are made.
  const { drawHome, fillRace } = await import("#src/site/prerender.tsx");
  return {
    race: fillRace(compiled.site.race, race),
    image: largeImage(compiled),
    instants: timelineOf(compiled.site, { race, skipped: compiled.skipped }).map(({ at }) => Date.parse(at)),
    draw: async (language, at) => {
      const drawn = await drawHome({ compiled, race, isPreview, language, at });
      return drawn && { ...drawn, at, isPreview };
    },
  };
}

// Link previews want a plain JPEG of middling width.
function largeImage({ site, files }: CompiledSite): string | undefined {
  const named = [...JSON.stringify(site.home).matchAll(/"src":"(media\/[^"]+)"/g)].map(([, path = ""]) => files[path]);
  const picture = named.find((file) => file?.formats?.includes("jpg") && (file.width ?? 0) >= 1200);
  const width = picture?.widths?.findLast((one) => one <= 1600);
  return picture && width ? picture.url.replace(/\.\w+$/, `-${width}.jpg`) : undefined;
}

/** The instant for which the time before the first of these is drawn. */
export function beforeAll([first = 0]: number[]): number {
  return first - 86_400_000;
}

/** The instant from which a page that changes at these instants is as it is at `now`; a day before the first where none has come. */
export function intervalStart(instants: number[], now: number): number {
  return instants.findLast((instant) => instant <= now) ?? beforeAll(instants);
}
