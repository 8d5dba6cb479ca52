import { createHash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RaceAnswer } from "#src/api/calls.ts";
import type { Problem } from "#src/compiler/problems.ts";
import { beforeAll, drawableOf } from "../page/home.ts";
import { blockNotDrawn } from "./problems.ts";
import { readEdition } from "./service.ts";

/** One file of a release. */
interface ReleaseFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** What a release says of itself. `hash` is the SHA-256 of everything else in here, and so of all its files. */
export interface ReleaseManifest {
  release: 1;
  hash: string;
  siteId: string;
  /** Every file, sorted by path. */
  files: ReleaseFile[];
  /** The drawn home pages: for each language, one from each instant on. */
  homes: { language: string; from: string; path: string; units: string[] }[];
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
      /** How long each stage took, in ms: reading with checks and cleaning, drawing, hashing. */
      times: Record<"read" | "draw" | "hash", number>;
    }
  | { outcome: "refused"; problems: Problem[] };

/** Compiles a site's folder: the same folder gives the same release, byte for byte, on any machine and at any time. */
export async function compileFolder(folder: string, siteId: string): Promise<CompiledRelease> {
  const startedAt = performance.now();
  const read = await readEdition({ folder, siteId, domainNames: [], origin: "organiser" });
  if (read.outcome === "refused") return read;
  const { compiled, edition, documents } = read;
  const contents = new Map<string, string>();
  for (const { name, content } of edition.stored) contents.set(name, String(content));
  for (const { path, content } of documents) contents.set(path, content);
  const readAt = performance.now();
  const { homes, lost } = await drawHomes(compiled, edition.race as RaceAnswer | undefined, contents);
  const drawnAt = performance.now();
  const problems = [...read.problems, ...[...lost].map(([pointer, reason]) => blockNotDrawn(pointer, reason))];
  const files = [...contents]
    .map(([path, text]) => ({ path, sha256: sha256(text), bytes: Buffer.byteLength(text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const media = Object.entries(compiled.files).flatMap(([path, { url, document }]) =>
    document ? [] : [{ path, url }],
  );
  const body = { release: 1 as const, siteId, files, homes, media };
  const manifest = { ...body, hash: sha256(JSON.stringify(body)) };
  const times = { read: readAt - startedAt, draw: drawnAt - readAt, hash: performance.now() - drawnAt };
  return { outcome: "compiled", manifest, contents, problems, times };
}

/** Writes a release into `out`/<hash>; whole or not at all. Answers the folder. */
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

async function drawHomes(
  compiled: Parameters<typeof drawableOf>[0],
  race: RaceAnswer | undefined,
  contents: Map<string, string>,
): Promise<{ homes: ReleaseManifest["homes"]; lost: Map<string, string> }> {
  const drawable = await drawableOf(compiled, race, false);
  const homes: ReleaseManifest["homes"] = [];
  const lost = new Map<string, string>();
  for (const language of compiled.site.languages) {
    for (const at of [beforeAll(drawable.instants), ...drawable.instants]) {
      const home = await drawable.draw(language, at);
      if (!home) continue;
      const from = new Date(at).toISOString();
      const path = `home/${language}/${from.replaceAll(":", "-")}.html`;
      contents.set(path, home.html);
      for (const { pointer, message } of home.lost) lost.set(pointer, message);
      homes.push({ language, from, path, units: home.units });
    }
  }
  return { homes, lost };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
