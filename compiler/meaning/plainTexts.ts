import { isHarmfulHtml } from "../check/scan.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

const tag =
  /<\/?(?:[bi]|a|br|p|em|strong|span|div|u|s|font|h[1-6]|ul|ol|li|img|sup|sub|small|center|table)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

/** HTML in texts that are shown as they are written: visitors read the tags. */
export function checkPlainTexts({ survey, htmls, written }: Context): Finding[] {
  const rich = new Set(htmls.flatMap(({ file, pointer }) => (file === undefined ? [pointer] : [])));
  const own: Finding[] = [];
  const add = (text: string, pointer: string) => {
    if (!rich.has(pointer)) own.push(...tagIn(text, pointer));
  };
  // Few of thousands of texts have a sign of HTML.
  for (const { value, pointer } of survey.texts) {
    if (hasSign(value.zh)) add(value.zh, `${pointer}/zh`);
    if (value.en !== undefined && hasSign(value.en)) add(value.en, `${pointer}/en`);
  }
  const documents = written.flatMap(({ path, value }) =>
    ["title", "titleEn", "summary", "summaryEn"].flatMap((key) =>
      tagIn(value[key], `/${key}`).map((finding) => ({ ...finding, file: path })),
    ),
  );
  return [...own, ...documents];
}

/** The finding about a tag or character code of HTML in a text that is shown as it is written. */
export function tagIn(text: unknown, pointer: string): Finding[] {
  if (typeof text !== "string" || !hasSign(text) || isHarmfulHtml(text)) return [];
  const found = tag.exec(text)?.[0];
  return found === undefined ? [] : [report("SL5507", pointer, { tag: quote(found.replace(/[<>]/g, "")) })];
}

function hasSign(text: string): boolean {
  return text.includes("<") || text.includes("&");
}
