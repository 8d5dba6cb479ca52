// Whoever has one of these documents lives in the mainland, or most probably does: the identity card and the permits to live there.
const byDocument: Record<string, string | undefined> = { "1": "CN", "4": "TW", "5": "CN", "6": "CN" };

/**
 * The country (two letters) that another answer tells: one that was chosen, that of a phone number or an address, or the one that
 * an identity document speaks for; undefined for an answer that tells none, such as a passport.
 */
export function countryTold(answer: unknown): string | undefined {
  if (typeof answer === "string") return /^[A-Z]{2}$/.test(answer) ? answer : undefined;
  if (typeof answer !== "object" || answer === null) return undefined;
  const { country, type, number } = answer as Record<string, unknown>;
  if (country !== undefined) return typeof country === "string" ? countryTold(country) : undefined;
  if (type === "3") return { H: "HK", M: "MO" }[String(number).slice(0, 1).toUpperCase()];
  return typeof type === "string" && Object.hasOwn(byDocument, type) ? byDocument[type] : undefined;
}
