import { createHash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { RaceAnswer } from "#contract/sites.ts";
import type { Language } from "#core/text.ts";
import { pictureCache } from "#pictures/cacheFolder.ts";
import type { PictureOptions } from "#pictures/pictures.ts";
import { type DrawableSite, type DrawnPage, drawableOf, initialInstant } from "../page/drawable.ts";
import { readEdition } from "./service.ts";

/** One file of a release. */
interface ReleaseFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** A drawn page of a release: its address, its language, the instant that it is valid from, and its file. */
interface ReleasePage {
  address: string;
  language: string;
  from: string;
  path: string;
  units: string[];
}

/** The manifest of a release. `hash` is the SHA-256 of everything else in it, and so of all its files. */
export interface ReleaseManifest {
  release: 1;
  hash: string;
  /** The id in the site file. */
  siteId: string;
  /** Every file, sorted by path. */
  files: ReleaseFile[];
  /** The drawn pages: for each address and language, one from each instant at which it changes. */
  pages: ReleasePage[];
  /** The pictures, films and other files that the site needs, by their address in the store. */
  media: { path: string; url: string }[];
}

/** A site compiled into a release, or why it was refused. */
export type CompiledRelease =
  | {
      outcome: "compiled";
      manifest: ReleaseManifest;
      contents: Map<string, string>;
      problems: Problem[];
      /** The duration of each stage in ms: reading with checks and cleaning, drawing, hashing. */
      times: Record<"read" | "draw" | "hash", number>;
      /** How often a page was drawn; some drawings are the same as the one before, and are not kept. */
      drawings: number;
    }
  | { outcome: "refused"; problems: Problem[] };

/** Compiles a site's folder: the same content makes the same release, byte for byte, on any machine, at any time and for any folder name. */
export async function compileFolder(
  folder: string,
  pictures: PictureOptions = { cache: pictureCache() },
): Promise<CompiledRelease> {
  const startedAt = performance.now();
  const read = await readEdition({ folder, siteId: "", domainNames: [], origin: "organiser" }, pictures);
  if (read.outcome === "refused") return read;
  const { compiled, edition, texts } = read;
  const contents = new Map<string, string>();
  for (const { name, content } of edition.stored) contents.set(name, String(content));
  for (const { path, content } of texts) contents.set(path, content);
  const readAt = performance.now();
  const addresses = new Map(texts.map(({ address, content }) => [address, content]));
  const drawable = await drawableOf(compiled, {
    race: edition.race as RaceAnswer | undefined,
    isPreview: false,
    readFile: async (address) => addresses.get(address),
  });
  const { pages, lost, drawings } = await drawPages(drawable, compiled.site.languages, contents);
  const drawnAt = performance.now();
  const notDrawn = [...lost].map(([pointer, reason]) => report("SL4008", pointer, { reason }, { file: "site.json" }));
  const problems = [...read.problems, ...notDrawn];
  const files = [...contents]
    .map(([path, text]) => ({ path, sha256: sha256(text), bytes: Buffer.byteLength(text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const media = Object.entries(compiled.files).flatMap(([path, { url, document, form }]) =>
    document || form ? [] : [{ path, url }],
  );
  const body = { release: 1 as const, siteId: compiled.site.id, files, pages, media };
  const manifest = { ...body, hash: sha256(JSON.stringify(body)) };
  const times = { read: readAt - startedAt, draw: drawnAt - readAt, hash: performance.now() - drawnAt };
  return { outcome: "compiled", manifest, contents, problems, times, drawings };
}

/** Writes a release into `out`/<hash>, entirely or not at all. Returns the folder. */
export async function writeRelease(
  { manifest, contents }: Extract<CompiledRelease, { outcome: "compiled" }>,
  out: string,
): Promise<string> {
  const place = join(out, manifest.hash);
  const draft = `${place}.draft`;
  await rm(draft, { recursive: true, force: true });
  for (const [path, text] of [...contents, ["manifest.json", `${JSON.stringify(manifest, null, 2)}\n`] as const]) {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), text);
  }
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
  return place;
}

// A page is drawn again only at an instant at which something that it read of the time changes.
async function drawPages(
  { draw, instants, map }: DrawableSite,
  languages: Language[],
  contents: Map<string, string>,
): Promise<{ pages: ReleasePage[]; lost: Map<string, string>; drawings: number }> {
  let drawings = 0;
  const pages: ReleasePage[] = [];
  const lost = new Map<string, string>();
  for (const { path: page, address } of map.pages) {
    for (const language of languages) {
      let last: DrawnPage | undefined;
      for (const at of [initialInstant(instants), ...instants]) {
        if (last?.isSameAt(at)) continue;
        const drawn = await draw(language, at, page);
        drawings++;
        const isKept = drawn && drawn.html !== last?.html;
        last = drawn ?? last;
        if (!isKept) continue;
        const from = new Date(at).toISOString();
        const path = `pages/${language}/${fileName(address)}/${from.replaceAll(":", "-")}.html`;
        contents.set(path, drawn.html);
        for (const { pointer, message } of drawn.lost) lost.set(pointer, message);
        pages.push({ address, language, from, path, units: drawn.units });
        // The streams of a drawing are held until the event loop turns.
        await setImmediate();
      }
    }
  }
  return { pages, lost, drawings };
}

// Valid on any file system, and unique even if that ignores case.
function fileName(address: string): string {
  const plain = address.slice(1).replace(/[^a-z0-9]+/gi, "-") || "home";
  return `${plain.slice(0, 60).toLowerCase()}-${sha256(address).slice(0, 8)}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
