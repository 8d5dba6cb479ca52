import { isObject } from "#core/pointers.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { DocumentHead, SiteFile } from "#schemas/siteFile.ts";

/** A browser knows the server's clock to a second. */
const toleranceMs = 1000;

/**
 * Returns the time of a stored document in milliseconds since 1970; undefined for any other file.
 * The time is in the file, and its address is the hash of its bytes: the same document has the same
 * time in every edition.
 */
export function documentTime(name: string, text: Buffer): number | undefined {
  if (!name.endsWith(".json") || !text.includes('"time"')) return undefined;
  try {
    const { time, title, content } = JSON.parse(text.toString()) as Record<string, unknown>;
    const isDocument = typeof title === "string" && typeof content === "string";
    return isDocument && typeof time === "number" ? time : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a document's time is after `now`, by the server's clock. `?at=` of a page is
 * ignored here: any visitor can write it.
 */
export function isEmbargoed(time: number | undefined, now = Date.now()): boolean {
  return time !== undefined && time > now + toleranceMs;
}

/** The name of the file of every site. */
export const siteFileName = "site.json";

interface SiteText {
  files?: Record<string, SiteFile>;
  site?: { documents?: Document[] };
}

/** Returns the times of the documents in a compiled site, in milliseconds since 1970, ascending. */
export function siteTimes(text: Buffer): number[] {
  const { files = {}, site } = parseSite(text);
  const heads = [...Object.values(files).map(({ document }) => document), ...(site?.documents ?? [])];
  return heads.flatMap((head) => head?.time ?? []).sort((a, b) => a - b);
}

// A document of a site may have that name, too.
function parseSite(text: Buffer): SiteText {
  try {
    const value: unknown = JSON.parse(text.toString());
    return isObject(value) && value.compiled === 1 ? value : {};
  } catch {
    return {};
  }
}

/**
 * Returns a compiled site with only the id and time of each document under embargo: its page only
 * shows when it will be published.
 */
export function withoutEmbargoed(text: Buffer): string {
  const compiled = parseSite(text);
  const { files = {}, site } = compiled;
  const shown = (url: string, head: DocumentHead): SiteFile =>
    isEmbargoed(head.time) ? { url, document: { id: head.id, time: head.time, title: "" } } : { url, document: head };
  const visible = Object.entries(files).map(([path, file]) => [
    path,
    file.document ? shown(file.url, file.document) : file,
  ]);
  const documents = site?.documents ?? [];
  const embargoed = documents.filter(({ time }) => isEmbargoed(time));
  // Without content they are listed as files are.
  const moves = embargoed.map((document) => [`documents/${document.id}.json`, shown("", document)]);
  return JSON.stringify({
    ...compiled,
    files: Object.fromEntries([...visible, ...moves]),
    site: {
      ...site,
      ...(embargoed.length > 0 && { documents: documents.filter((document) => !embargoed.includes(document)) }),
    },
  });
}
