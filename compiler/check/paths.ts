import { isAddressKey, isSitePath } from "#core/links.ts";
import { toPointer } from "#core/pointers.ts";

/** A file that a site names, and the place where it is named first. */
export interface NamedFile {
  path: string;
  pointer: string;
  isDocument: boolean;
}

/**
 * Returns every file of the site's folder that a site, block or document names: documents,
 * pictures, films, also inside its HTML; each once.
 */
export function namedFiles(value: unknown): NamedFile[] {
  const files = new Map<string, NamedFile>();
  visit(value, "", [], (path, keys, isDocument) => {
    const file = files.get(path);
    if (!file) files.set(path, { path, pointer: toPointer(keys), isDocument });
    else if (isDocument && !file.isDocument) Object.assign(file, { isDocument, pointer: toPointer(keys) });
  });
  return [...files.values()];
}

/**
 * Returns the paths of all documents that a site shows or lists, such as documents/race-rules.json.
 */
export function siteDocuments(site: unknown): string[] {
  return namedFiles(site).flatMap(({ path, isDocument }) => (isDocument ? [path] : []));
}

/** Returns the paths of all files that a site names. */
export function sitePaths(site: unknown): string[] {
  return namedFiles(site).map(({ path }) => path);
}

type Found = (path: string, keys: (string | number)[], isDocument: boolean) => void;

function visit(value: unknown, key: string, keys: (string | number)[], paths: Found): void {
  if (typeof value === "string") visitText(value, key, keys, paths);
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    visit(inner, Array.isArray(value) ? key : name, [...keys, name], paths);
}

function visitText(text: string, key: string, keys: (string | number)[], paths: Found): void {
  if (text.includes("<")) {
    for (const [, name = "", path = ""] of text.matchAll(/\s(src|href)\s*=\s*["']([^"'<>]+)["']/gi))
      if (isSitePath(path) || isFileName(path, name.toLowerCase())) paths(path, keys, false);
  } else if (key === "dataPath" || key === "documents") {
    if (text !== "" && !outside.test(text)) paths(text, keys, true);
  } else if (isAddressKey(key) && (isSitePath(text) || isFileName(text, key)))
    paths(text, keys, /^documents\/.*\.json$/.test(text));
}

// Addresses of other sites, and of files that the server has stored.
const outside = /^\s*(?:[a-z][a-z\d+.-]+:|\/\/|\/files\/)/i;

// Returns whether a text names a file: in a field for files, every text that is no address.
function isFileName(text: string, key: string): boolean {
  const isFileKey = key === "src" || key === "surfacePlotUrl" || (key === "route" && /\.\w{3,7}\s*$/.test(text));
  return isFileKey && text !== "" && !outside.test(text);
}
