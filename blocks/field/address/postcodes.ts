import table from "#schemas/field/address/postcodes.json" with { type: "json" };

const examples: Record<string, string | undefined> = table.examples;

/** Returns a postal code of a country (two letters) as an example; undefined if none is known. */
export function postcodeExample(country: string): string | undefined {
  return examples[country];
}

/**
 * Returns whether a text looks like the postal codes of a country; any text does if nothing is
 * known of them.
 */
export function looksLikePostcode(country: string, text: string): boolean {
  const pattern = getPattern(country);
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(text.toUpperCase());
}

/** Returns whether the postal codes of a country are known to have only digits. */
export function isOfDigits(country: string): boolean {
  const pattern = getPattern(country);
  return pattern !== undefined && /^[\d{},?:()|[\]]+$/.test(pattern.replaceAll("\\d", "0"));
}

function getPattern(country: string): string | undefined {
  return table.patterns.find(({ countries }) => countries.split(" ").includes(country))?.pattern;
}
