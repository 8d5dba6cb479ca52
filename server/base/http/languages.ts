/**
 * The offered language that a browser likes best, by its Accept-Language with weights (RFC 9110,
 * 12.5.4); regions and scripts do not matter here: zh-TW reads zh. undefined if it prefers none of
 * them.
 */
export function preferredLanguage(header: string | undefined, languages: readonly string[]): string | undefined {
  const ranges = (header ?? "").toLowerCase().split(",").map(readRange);
  const unnamed = languages.find((language) => ranges.every((range) => range.language !== language));
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => (language === "*" ? unnamed : language))
    .find((language) => language !== undefined && languages.includes(language));
}

/** Returns the tag of a language (BCP 47), as it is in `lang` and Content-Language. */
export function languageTag(language: string): string {
  return language === "en" ? "en" : "zh-CN";
}

function readRange(text: string): { language: string; weight: number } {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1;
  return { language: range.split("-")[0] ?? "", weight: Number(weight) };
}
