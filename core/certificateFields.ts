/** The facts that a certificate can state, by the names that its template writes. */
export const certificateFields = [
  "race",
  "item",
  "distance",
  "city",
  "date",
  "name",
  "bib",
  "gender",
  "club",
  "country",
  "ageGroup",
  "time",
  "basis",
  "netTime",
  "gunTime",
  "overallRank",
  "genderRank",
  "ageGroupRank",
  "set",
  "setNumber",
  "setDate",
  "code",
] as const;

/** The name of a fact of a certificate. */
export type CertificateField = (typeof certificateFields)[number];

/** The name of a fact in a text of a certificate: {name}. */
export const certificatePlaceholder = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Returns the names of the facts that a text of a certificate writes in braces, each once. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(certificatePlaceholder), ([, name = ""]) => name))];
}
