// The holder of one of these documents most probably lives there: the identity card and the
// residence permits.
const byDocument: Record<string, string | undefined> = { "1": "CN", "4": "TW", "5": "CN", "6": "CN" };

/**
 * Returns the country (two letters) of another answer: a chosen one, that of a phone number or an
 * address, or the one that an identity document indicates; undefined for an answer without one,
 * such as a passport.
 */
export function impliedCountry(answer: unknown): string | undefined {
  if (typeof answer === "string") return /^[A-Z]{2}$/.test(answer) ? answer : undefined;
  if (typeof answer !== "object" || answer === null) return undefined;
  const { country, type, number } = answer as Record<string, unknown>;
  if (country !== undefined) return typeof country === "string" ? impliedCountry(country) : undefined;
  if (type === "3") return { H: "HK", M: "MO" }[String(number).slice(0, 1).toUpperCase()];
  return typeof type === "string" && Object.hasOwn(byDocument, type) ? byDocument[type] : undefined;
}
