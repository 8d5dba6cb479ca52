import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "#core/pointers.ts";

/**
 * A drawn page of a release: its address, its language, the instant that it is valid from, and its
 * file.
 */
export interface ReleasePage {
  address: string;
  language: string;
  from: string;
  path: string;
  units: string[];
}

/**
 * What is known of a drawn page: the hashes of the parts of the site that it read, and of its files
 * by their paths.
 */
export interface StoredPage {
  parts: Record<string, string>;
  hashes: Record<string, string>;
  pages: ReleasePage[];
}

/** The pages of the release before, as far as nothing changed that every page reads. */
export interface StoredPages {
  /**
   * Returns a page and its files, if the parts that it read and the files are as they were;
   * undefined otherwise.
   */
  find(
    name: string,
    computeHash: (part: string) => string,
  ): Promise<{ page: StoredPage; contents: [string, string][] } | undefined>;
}

/**
 * What a file of stored pages is about: the program and everything that each page reads, as one
 * hash, and the release with the files.
 */
export interface StoredFile {
  shell: string;
  release: string;
  pages: Record<string, StoredPage>;
}

const fileName = ".drawings.json";

/**
 * Reads which pages the last compilation into a folder drew; undefined if there was none, or if
 * what each page reads has changed.
 */
export async function readStoredPages(out: string, shell: string): Promise<StoredPages | undefined> {
  const file = await readJson(join(out, fileName));
  if (!isObject(file) || file.shell !== shell) return undefined;
  const { release, pages } = file as unknown as StoredFile;
  return {
    async find(name, computeHash) {
      const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
      if (!page || Object.entries(page.parts).some(([part, hash]) => computeHash(part) !== hash)) return undefined;
      const contents: [string, string][] = [];
      for (const [path, hash] of Object.entries(page.hashes)) {
        const html = await readFile(join(out, release, path), "utf8").catch(() => undefined);
        if (html === undefined || sha256(html) !== hash) return undefined;
        contents.push([path, html]);
      }
      return { page, contents };
    },
  };
}

/** Stores beside the releases of a folder which pages were drawn, and from what. */
export async function storePages(out: string, file: StoredFile): Promise<void> {
  const place = join(out, fileName);
  await writeFile(`${place}.draft`, JSON.stringify(file));
  await rename(`${place}.draft`, place);
}

/**
 * Returns a hash of the built program, which draws the pages; undefined for the sources, which may
 * change while they run.
 */
export async function hashProgram(file = import.meta.filename): Promise<string | undefined> {
  if (file.endsWith(".ts")) return undefined;
  const folder = join(file, "..");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js")).sort();
  const hash = createHash("sha256").update(process.version);
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex");
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => "null");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
