/**
 * Returns the target of a click on an advertisement: in English its English link if it has one.
 * Only http(s) and // addresses count; undefined for any other, and then there is nothing to click.
 */
export function adLink(
  ad: { link?: string | null; linkEn?: string | null },
  language: "zh" | "en",
): string | undefined {
  const link = (language === "en" && ad.linkEn) || ad.link;
  return link && /^(https?:)?\/\//i.test(link) ? link : undefined;
}
