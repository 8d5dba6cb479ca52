import type { Document, Site } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { type CompiledSite, emitSite } from "./emit/emit.ts";
import { withoutText } from "./emit/withdrawn.ts";
import { sanitiseHtml } from "./html/sanitise.ts";
import { parseJson } from "./parse/parse.ts";
import { type ReadSite, readParts, type Surroundings } from "./read.ts";

/**
 * Returns what visitors get of a site that was read: cleaned HTML, no unsafe addresses, no skipped
 * instances. Undefined if the file is no site.
 */
export function compileRead(
  { site, skipped, expanded, facts }: ReadSite,
  files: Record<string, SiteFile>,
): CompiledSite | undefined {
  if (expanded) return emitSite(expanded.site as unknown as Site, expanded.skipped, files, facts);
  return site && emitSite(site, skipped, files, facts);
}

/**
 * Compiles the text of a site file as `compileRead` does, without the checks that need the files
 * around it.
 */
export function compileSite(
  source: string,
  files: Record<string, SiteFile>,
  { race, composites }: Surroundings = {},
): CompiledSite | undefined {
  return compileRead({ problems: [], ...readParts(parseJson(source), race, composites) }, files);
}

/** Returns the document as visitors get it: with sanitised HTML, and without text if withdrawn. */
export function compileDocument(document: Document): Document {
  if (document.withdrawn) return withoutText(document);
  const contentEn = document.contentEn === undefined ? {} : { contentEn: sanitiseHtml(document.contentEn) };
  return { ...document, content: sanitiseHtml(document.content), ...contentEn };
}
