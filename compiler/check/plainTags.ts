import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import { isHarmfulHtml } from "./scan.ts";

const tag =
  /<\/?(?:[bi]|a|br|p|em|strong|span|div|u|s|font|h[1-6]|ul|ol|li|img|sup|sub|small|center|table)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

/**
 * Returns the finding about a tag or character code of HTML in a text that is shown as it is
 * written.
 */
export function tagIn(text: unknown, pointer: string): Finding[] {
  if (typeof text !== "string" || !hasSign(text) || isHarmfulHtml(text)) return [];
  const tagText = tag.exec(text)?.[0];
  return tagText === undefined ? [] : [report("SL5507", pointer, { tag: quote(tagText.replace(/[<>]/g, "")) })];
}

/** Returns whether a text has a sign of HTML. */
export function hasSign(text: string): boolean {
  return text.includes("<") || text.includes("&");
}
