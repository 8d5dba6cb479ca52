import type { FieldAnswers } from "#schemas/generated/types.ts";

/** Returns a person's name as it is stored: with the dot U+00B7 between the parts of a transcribed name, single spaces, and none around it. */
export function normaliseName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\s\u00a0\u3000]+/gu, " ")
    .trim();
  return plain.replace(/(?<=\p{sc=Han}) ?[•‧∙⋅・･．.·●○∘᛫‑] ?(?=\p{sc=Han})/gu, "·");
}

/** What a person is to the runner. */
export type Relation = FieldAnswers["emergency-contact"]["relation"];

/** Returns the gender in an answer that is a gender or a document with one; undefined for any other answer. */
export function genderOf(answer: unknown): 1 | 2 | undefined {
  const gender = typeof answer === "object" && answer !== null ? (answer as { gender?: unknown }).gender : answer;
  return gender === 1 || gender === 2 ? gender : undefined;
}
