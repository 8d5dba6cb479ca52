import type { CompiledSite } from "#compiler/emit/emit.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { sha256 } from "./storedPages.ts";

/**
 * A compiled site that notes which of its parts are read: the props of pages, the blocks of the
 * home page and the texts of documents.
 */
export interface WatchedSite {
  compiled: CompiledSite;
  /** Everything that is in no part: what each page may read. */
  shell: unknown;
  /**
   * Returns the hash of the value of a part by its name; that of nothing if there is no such part.
   */
  computeHash(name: string): string;
  /** Forgets what was read, and returns the names of the parts that are read from then on. */
  watch(): ReadonlySet<string>;
}

/**
 * Watches what is read of a compiled site. A part is one value, so reading anything within it reads
 * all of it.
 */
export function watchSite(compiled: CompiledSite): WatchedSite {
  const values = new Map<string, unknown>();
  const hashes = new Map<string, string>();
  let reads = new Set<string>();
  const watched = changeParts(compiled, (holder, key, name) => {
    const value = holder[key];
    values.set(name, value);
    const get = () => {
      reads.add(name);
      return value;
    };
    return Object.defineProperty({ ...holder }, key, { get, enumerable: true });
  });
  return {
    compiled: watched,
    shell: changeParts(compiled, (holder, key) => ({ ...holder, [key]: null })),
    computeHash(name) {
      const hash = hashes.get(name) ?? sha256(JSON.stringify(values.get(name)) ?? "");
      hashes.set(name, hash);
      return hash;
    },
    watch: () => {
      reads = new Set();
      return reads;
    },
  };
}

type ChangePart = (holder: JsonObject, key: string, name: string) => JsonObject;

function changeParts(compiled: CompiledSite, change: ChangePart): CompiledSite {
  const { site, files } = compiled;
  const home = change(site.home as unknown as JsonObject, "blocks", "home");
  const routes = changePages(site.routes, "/routes", change);
  const entries = Object.entries(files).map(([path, file]) => [
    path,
    // Its address is the hash of its text.
    file.document ? change(file as unknown as JsonObject, "url", path) : file,
  ]);
  return { ...compiled, site: { ...site, home, routes }, files: Object.fromEntries(entries) } as CompiledSite;
}

function changePages(routes: unknown, at: string, change: ChangePart): unknown {
  if (!Array.isArray(routes)) return routes;
  return routes.map((route: JsonObject, index) => {
    const { page, children } = route;
    const place = `${at}/${index}`;
    return {
      ...route,
      ...(isObject(page) && "props" in page && { page: change(page, "props", `${place}/page`) }),
      ...(children !== undefined && { children: changePages(children, `${place}/children`, change) }),
    };
  });
}
