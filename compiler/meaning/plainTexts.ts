import { isWithin } from "#core/pointers.ts";
import { isHarmfulHtml } from "../check/scan.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

const tag =
  /<\/?(?:[bi]|a|br|p|em|strong|span|div|u|s|font|h[1-6]|ul|ol|li|img|sup|sub|small|center|table)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

const languages = ["zh", "en"] as const;

/** HTML in texts that are shown as they are written: visitors read the tags. */
export function checkPlainTexts({ survey, htmls, written }: Context): Finding[] {
  const own: Finding[] = [];
  // Few of thousands of texts have a sign of HTML.
  for (const { value, pointer } of survey.texts)
    for (const language of languages)
      if (hasSign(value[language])) own.push(...tagIn(value[language], `${pointer}/${language}`));
  const rich = new Set(
    own.length > 0 ? htmls.flatMap(({ file, pointer }) => (file === undefined ? [pointer] : [])) : [],
  );
  const documents = written.flatMap(({ path, value }) =>
    ["title", "titleEn", "summary", "summaryEn"].flatMap((key) =>
      tagIn(value[key], `/${key}`).map((finding) => ({ ...finding, file: path })),
    ),
  );
  return [...own.filter(({ pointer }) => !isRich(pointer, rich)), ...documents];
}

function isRich(pointer: string, rich: ReadonlySet<string>): boolean {
  return rich.has(pointer) || [...rich].some((place) => isWithin(pointer, place));
}

/** The finding about a tag or character code of HTML in a text that is shown as it is written. */
export function tagIn(text: unknown, pointer: string): Finding[] {
  if (typeof text !== "string" || !hasSign(text) || isHarmfulHtml(text)) return [];
  const found = tag.exec(text)?.[0];
  return found === undefined ? [] : [report("SL5507", pointer, { tag: quote(found.replace(/[<>]/g, "")) })];
}

function hasSign(text: string | undefined): boolean {
  return text !== undefined && (text.includes("<") || text.includes("&"));
}
