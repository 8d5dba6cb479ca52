import { isSitePath } from "#core/links.ts";
import { externalProblem } from "../check/addresses.ts";
import { meantText } from "../check/meant.ts";
import { isHarmfulHtml } from "../check/scan.ts";
import { cutNames } from "../html/allowedHtml.ts";
import type { HtmlOutline } from "../html/html.ts";
import { findLostContent } from "../html/pastedHtml.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { checkDocumentTimes } from "./documentTimes.ts";
import { type HtmlPlace, htmlOfDocument } from "./htmlPlaces.ts";

// The pattern of a link in the schemas.
const linkPattern = "^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)";

/** Returns the findings about the HTML of a site's own blocks and pages. */
export function checkHtmls({ htmls }: Context): Finding[] {
  return htmls.filter(({ file }) => file === undefined).flatMap((place) => checkHtml(place, false));
}

/** Returns the findings about one document by itself: its id, its times and its HTML. */
export function checkDocument(document: Record<string, unknown>, timeZone?: string): Finding[] {
  return [
    ...checkId(document),
    ...checkDocumentTimes(document, timeZone),
    ...checkMarkdown(document),
    ...htmlOfDocument(document).flatMap((place) => checkHtml(place, true)),
  ];
}

// Without an id, links lead to the document by the name of its file only.
function checkId({ id }: Record<string, unknown>): Finding[] {
  if (typeof id !== "string" || id.trim() !== "") return [];
  return [report("SL2013", "/id", { keyword: "minLength", limit: 1 }, { severity: "warning" })];
}

const markdown = /(?:^|[\n>])\s{0,3}#{1,6}\s+[^\s<]|\*\*[^*\s<][^*\n<]*\*\*|\[[^\]\n<]+\]\((?:https?:|\/)[^)\s<]+\)/;

function checkMarkdown(document: Record<string, unknown>): Finding[] {
  return ["content", "contentEn"].flatMap((key) => {
    const html = document[key];
    if (typeof html !== "string") return [];
    const markdownText = markdown.exec(html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, ""))?.[0];
    return markdownText === undefined
      ? []
      : [report("SL5509", `/${key}`, { text: quote(markdownText.replace(/^>/, "")) })];
  });
}

function checkHtml({ pointer, html, outline }: HtmlPlace, isWhole: boolean): Finding[] {
  const lost = findLostContent(pointer, html);
  if (lost.length > 0) return lost;
  // After an unpaired tag the ends of headings and links are unknown.
  if (outline.unpaired.length > 0 && !isHarmfulHtml(html)) return checkTags(outline, pointer);
  return [
    ...checkHeadings(outline, pointer, isWhole),
    ...outline.links.flatMap(({ href, text }) =>
      text === "" || href === "" || href === "#" ? [emptyLink(pointer, href, text.trim())] : [],
    ),
    ...[...outline.links.map(({ href }) => href), ...outline.images.map(({ src }) => src)].flatMap((address) =>
      externalProblem(pointer, address),
    ),
    ...outline.links.flatMap(({ href }) => relativeLink(pointer, href)),
    ...outline.twice.slice(0, 1).map((id) => report("SL5508", pointer, { id: quote(id) })),
    ...outline.tables.flatMap(({ rows, caption }) =>
      rows.length > 0 && !rows.flat().some(({ isHeader }) => isHeader)
        ? [report("SL5504", pointer, { caption: quote(caption) })]
        : [],
    ),
    // Harmful parts are already reported.
    ...(isHarmfulHtml(html) ? [] : checkTags(outline, pointer)),
  ];
}

// The page that it leads to depends on the page that shows it. Paths of files are looked up in the
// folder.
function relativeLink(pointer: string, href: string): Finding[] {
  if (href === "" || /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(href) || isSitePath(href)) return [];
  const near = meantText(linkPattern, href, "Asia/Shanghai")?.value;
  const params = {
    written: href.slice(0, 60),
    pattern: linkPattern,
    near: typeof near === "string" ? near : undefined,
  };
  return [report("SL2016", pointer, params, { severity: "warning", ...(params.near && { suggestion: params.near }) })];
}

function emptyLink(pointer: string, href: string, text: string): Finding {
  return report("SL5503", pointer, text === "" ? { href: quote(href) } : { text: quote(text) });
}

// A document is below its title, the h1; a rich text can be anywhere, so only its steps are
// checked.
function checkHeadings({ headings }: HtmlOutline, pointer: string, isWhole: boolean): Finding[] {
  const findings: Finding[] = [];
  let last = isWhole ? 1 : undefined;
  for (const { level, text } of headings) {
    if (text === "") findings.push(report("SL5502", pointer, { level }));
    const deepest = last === undefined ? 6 : last + 1;
    const wantedLevel = Math.min(Math.max(level, 2), deepest);
    if (wantedLevel === level) last = level;
    else {
      findings.push(
        report("SL5501", pointer, { text: quote(text), level, wanted: wantedLevel }, { suggestion: `h${wantedLevel}` }),
      );
      // The next heading is compared with the written level, so that one wrong level is reported
      // once.
      last = Math.max(level, wantedLevel);
    }
  }
  return findings;
}

function checkTags({ names, unpaired }: HtmlOutline, pointer: string): Finding[] {
  const cut = cutNames(names);
  if (cut.length > 0) return [report("SL5505", pointer, { names: cut.slice(0, 6) })];
  return [...new Set(unpaired)].slice(0, 1).map((tag) => report("SL5506", pointer, { tag }));
}
