import { isObject } from "#core/pointers.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { DocumentHead, SiteFile } from "#schemas/siteFile.ts";

/** A browser's idea of the server's clock is exact to a second. */
const toleranceMs = 1000;

/**
 * Returns the time of a stored document in milliseconds since 1970; undefined for any other file. The time is inside of the file, and its
 * address is the hash of its bytes: wherever the same document is published, its time is the same.
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

/** Whether a document's time is still to come by the server's clock. `?at=` of a page changes nothing here: any visitor can write it. */
export function isAhead(time: number | undefined, now = Date.now()): boolean {
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
  return heads.flatMap((head) => head?.time ?? []).sort((one, other) => one - other);
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

/** Returns a compiled site with only the id and time of each document that is ahead: its page shows when it comes, and no more. */
export function withoutAhead(text: Buffer): string {
  const compiled = parseSite(text);
  const { files = {}, site } = compiled;
  const shown = (url: string, head: DocumentHead): SiteFile =>
    isAhead(head.time) ? { url, document: { id: head.id, time: head.time, title: "" } } : { url, document: head };
  const listed = Object.entries(files).map(([path, file]) => [
    path,
    file.document ? shown(file.url, file.document) : file,
  ]);
  const written = site?.documents ?? [];
  const ahead = written.filter(({ time }) => isAhead(time));
  // Without content they are listed as files are.
  const moved = ahead.map((document) => [`documents/${document.id}.json`, shown("", document)]);
  return JSON.stringify({
    ...compiled,
    files: Object.fromEntries([...listed, ...moved]),
    site: { ...site, ...(ahead.length > 0 && { documents: written.filter((one) => !ahead.includes(one)) }) },
  });
}
