import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The built files of one unit: its module, and the style sheets that it and what it imports have.
 */
export interface UnitFiles {
  js: string;
  /**
   * The module that has this unit and others, to which `js` only leads, and the name of its export
   * there (scripts/vite/facades.ts).
   */
  within?: { js: string; name: string };
  css: string[];
}

/** The files that a page's own entry needs: style sheets, and the modules that it imports. */
export interface EntryFiles {
  css: string[];
  preload: string[];
}

/** The built program of the site, the output of `npm run build`. */
export interface BuiltSite {
  /** Absolute path of the folder with the built files. */
  folder: string;
  /** The page before the facts of a site are inserted. */
  html: string;
  /** The files of every unit, such as home/carousel. */
  units: Record<string, UnitFiles>;
  /**
   * The modules of every unit: its own, and those that it imports and the page's entry does not.
   */
  modules: Record<string, string[]>;
  entry: EntryFiles;
  /** Returns the text of a built style sheet, such as /assets/site-1.css. */
  readStyles(address: string): Promise<string>;
}

interface Chunk {
  file: string;
  /** An entry's name in vite.config.ts, such as home-carousel. */
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/**
 * The files that several units share, by the files that lead there, and the name of each unit among
 * the exports (scripts/vite/facades.ts).
 */
type Facades = Record<string, { file: string; name: string }>;

/** Reads the built site; undefined if it is not built. */
export async function readBuiltSite(folder: string): Promise<BuiltSite | undefined> {
  const [html, manifest, facades = "{}"] = await Promise.all(
    ["index.html", ".vite/manifest.json", ".vite/facades.json"].map((file) =>
      readFile(join(folder, file), "utf8").catch(() => undefined),
    ),
  );
  if (html === undefined || manifest === undefined) return undefined;
  const chunks: Manifest = JSON.parse(manifest);
  const styles = new Map<string, Promise<string>>();
  const readStyles = (address: string) => {
    const text = styles.get(address) ?? readFile(join(folder, address), "utf8");
    styles.set(address, text);
    return text;
  };
  const units = listUnits(chunks, JSON.parse(facades));
  return { folder, html, units, modules: listModules(chunks, units), entry: findEntry(chunks), readStyles };
}

function findEntry(manifest: Manifest): EntryFiles {
  const [key] = Object.entries(manifest).find(([key, { isEntry }]) => isEntry && key.endsWith(".html")) ?? [];
  const { css, rest } = key === undefined ? { css: [], rest: [] } : listFiles(manifest, key, new Set());
  return { css, preload: rest };
}

/**
 * Returns the files of each unit and of each lazy-loaded part, from a Vite manifest, without those
 * that the page's entry loads anyway.
 */
export function listUnits(manifest: Manifest, facades: Facades = {}): Record<string, UnitFiles> {
  const loaded = listLoadedByEntry(manifest);
  const units: Record<string, UnitFiles> = {};
  for (const [key, chunk] of Object.entries(manifest)) {
    const [, kind, type] = /^(home|page|field|part)-(.+)$/.exec(chunk.name ?? "") ?? [];
    // A lazy-loaded part of a renderer is not an entry.
    if (!kind || !chunk.isEntry) continue;
    const { js, css } = listFiles(manifest, key, loaded);
    const shared = facades[chunk.file];
    units[`${kind}/${type}`] = { js, ...(shared && { within: { js: `/${shared.file}`, name: shared.name } }), css };
  }
  return units;
}

/**
 * Returns the modules of each unit, from a Vite manifest, without those that the page's entry loads
 * anyway.
 */
function listModules(manifest: Manifest, units: Record<string, UnitFiles>): Record<string, string[]> {
  const entry = listLoadedByEntry(manifest);
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const getModules = ({ js, within }: UnitFiles) => listFiles(manifest, keys.get(within?.js ?? js) ?? "", entry);
  return Object.fromEntries(
    Object.entries(units).map(([name, files]) => {
      const { js, rest } = getModules(files);
      return [name, [js, ...rest]];
    }),
  );
}

function listLoadedByEntry(manifest: Manifest): Set<string> {
  const entries = Object.entries(manifest).filter(([key, chunk]) => chunk.isEntry && key.endsWith(".html"));
  return new Set(entries.flatMap(([key]) => [...collect(manifest, key)]));
}

function listFiles(manifest: Manifest, key: string, loaded: Set<string>): UnitFiles & { rest: string[] } {
  const names = [...collect(manifest, key)].filter((file) => file === key || !loaded.has(file));
  const chunks = names.map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  const [entryChunk, ...rest] = chunks;
  return {
    js: `/${entryChunk?.file}`,
    // Imported style sheets come first, so that the importing module overrides them.
    css: [...new Set(chunks.toReversed().flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    rest: rest.map(({ file }) => `/${file}`),
  };
}

function collect(manifest: Manifest, key: string, visited = new Set<string>()): Set<string> {
  if (visited.has(key)) return visited;
  visited.add(key);
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, visited);
  return visited;
}
