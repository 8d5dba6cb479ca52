import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { RaceAnswer } from "#contract/sites.ts";
import { pictureCache } from "#pictures/cacheFolder.ts";
import type { PictureOptions } from "#pictures/pictures.ts";
import { getDrawable } from "../page/drawable.ts";
import { drawPages } from "./drawnPages.ts";
import { readEdition } from "./service.ts";
import { type ReleasePage, readStoredPages, type StoredFile, sha256 } from "./storedPages.ts";
import { watchSite } from "./watchSite.ts";

/** One file of a release. */
interface ReleaseFile {
  path: string;
  sha256: string;
  bytes: number;
}

/**
 * The manifest of a release. `hash` is the SHA-256 of everything else in it, and so of all its
 * files.
 */
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
      /**
       * How often a page was drawn; some drawings are the same as the one before, and are not kept.
       */
      drawings: number;
      /** What the next compilation needs to know of the pages. */
      stored: StoredFile;
    }
  | { outcome: "refused"; problems: Problem[] };

/**
 * The folder of the release before, and a hash of the program: pages that read nothing that changed
 * since then are not drawn again.
 */
export interface Reuse {
  out: string;
  program: string;
}

/**
 * Compiles a site's folder: the same content makes the same release, byte for byte, on any machine,
 * at any time and for any folder name.
 */
export async function compileFolder(
  folder: string,
  { pictures = { cache: pictureCache() }, reuse }: { pictures?: PictureOptions; reuse?: Reuse | undefined } = {},
): Promise<CompiledRelease> {
  const startedAt = performance.now();
  const source = await readEdition({ folder, siteId: "", domainNames: [], origin: "organiser" }, pictures);
  if (source.outcome === "refused") return source;
  const { compiled, edition, texts } = source;
  const contents = new Map<string, string>();
  for (const { name, content } of edition.stored) contents.set(name, String(content));
  for (const { path, content } of texts) contents.set(path, content);
  const readAt = performance.now();
  const addresses = new Map(texts.map(({ address, content }) => [address, content]));
  const watched = watchSite(compiled);
  const race = edition.race as RaceAnswer | undefined;
  const drawable = await getDrawable(watched.compiled, {
    race,
    isPreview: false,
    readFile: async (address) => addresses.get(address),
  });
  const shell = sha256(JSON.stringify([reuse?.program, watched.shell, race, drawable.instants]));
  const before = reuse && (await readStoredPages(reuse.out, shell));
  const { languages } = compiled.site;
  const { pages, lost, drawings, stored } = await drawPages(drawable, { languages, watched, before }, contents);
  const drawnAt = performance.now();
  const notDrawn = [...lost].map(([pointer, reason]) => report("SL4008", pointer, { reason }, { file: "site.json" }));
  const problems = [...source.problems, ...notDrawn];
  const hashes = Object.assign({}, ...Object.values(stored).map((page) => page.hashes)) as Record<string, string>;
  const files = [...contents]
    .map(([path, text]) => ({ path, sha256: hashes[path] ?? sha256(text), bytes: Buffer.byteLength(text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const media = Object.entries(compiled.files).flatMap(([path, { url, document, form }]) =>
    document || form ? [] : [{ path, url }],
  );
  const body = { release: 1 as const, siteId: compiled.site.id, files, pages, media };
  const manifest = { ...body, hash: sha256(JSON.stringify(body)) };
  const times = { read: readAt - startedAt, draw: drawnAt - readAt, hash: performance.now() - drawnAt };
  const storedPages = { shell, release: manifest.hash, pages: stored };
  return { outcome: "compiled", manifest, contents, problems, times, drawings, stored: storedPages };
}

/** Writes a release into `out`/<hash>, entirely or not at all. Returns the folder. */
export async function writeRelease(
  { manifest, contents }: Extract<CompiledRelease, { outcome: "compiled" }>,
  out: string,
): Promise<string> {
  const place = join(out, manifest.hash);
  const draft = `${place}.draft`;
  await rm(draft, { recursive: true, force: true });
  const releaseFiles = [...contents, ["manifest.json", `${JSON.stringify(manifest, null, 2)}\n`] as const];
  const folders = new Set(releaseFiles.map(([path]) => dirname(join(draft, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const [path, text] of releaseFiles) await writeFile(join(draft, path), text);
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
  return place;
}
