import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import type { DrawnPage } from "./drawable.ts";
import {
  buildIdOf,
  chooseTitle,
  escapeScript,
  getStyles,
  modulesOfSession,
  type PageParts,
  partsOfPage,
  prerenderedFacts,
} from "./html.ts";
import { liftStyles } from "./liftStyles.ts";

/** What a fragment is made of. */
export interface FragmentParts extends Pick<PageParts, "built" | "env" | "site" | "language" | "own"> {
  drawn: DrawnPage;
}

/**
 * Returns a page of a site whose pages live in the hash, for the script of its drawn home page to
 * put in the place of that one (docs/decisions/053): the content, the style sheets that a home page
 * may lack, and what the program needs to hydrate it. It has no script.
 */
export async function renderFragment({ drawn, ...parts }: FragmentParts): Promise<string> {
  const { built, site, language } = parts;
  // The home page's own rules stay: its numbers have no prefix.
  const { html, rules } = liftStyles(drawn.html, "d");
  const files = new Set(getStyles(built, drawn));
  for (const file of built.entry.css) files.delete(file);
  const styles = await Promise.all([...files].map(async (file) => ({ file, text: await built.readStyles(file) })));
  const isForSome = parts.own?.audience !== undefined;
  const units = partsOfPage(built, drawn);
  const facts = {
    siteFile: site?.uri,
    buildId: buildIdOf(parts),
    isForSome,
    ...(Object.keys(units).length > 0 && { units }),
    ofSession: modulesOfSession(built, drawn),
    prerendered: prerenderedFacts(drawn),
  };
  return [
    `<!doctype html>\n<html lang="${languageTag(language)}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(chooseTitle(parts))}</title>`,
    `<script type="application/json" id="drawn">${escapeScript(JSON.stringify(facts))}</script>`,
    ...[...styles, { file: "", text: rules }].map(
      // The policy would block a style element, even in a document that is not shown.
      ({ file, text }) => `<script type="text/css" data-file="${file}">${text.replace(/<(?=[/!])/g, "<\\")}</script>`,
    ),
    `</head><body><div id="root">${html}</div></body></html>`,
  ].join("\n");
}
