import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/textOf.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";

/** A person's name as it is kept: one kind of dot between the parts of a transcribed name (U+00B7), single spaces, none around. */
export function normaliseName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\s\u00a0\u3000]+/gu, " ")
    .trim();
  return plain.replace(/(?<=\p{sc=Han}) ?[•‧∙⋅・･．.·●○∘᛫‑] ?(?=\p{sc=Han})/gu, "·");
}

/** What a person is to the runner. */
export type Relation = FieldAnswers["emergency-contact"]["relation"];

/** Returns the name of a relation. */
export function relationName(relation: Relation, language: Language): string {
  return textIn(language, messages, `relation.${relation}`);
}

/** Returns the name of a gender of a document: 1 is male, 2 is female. */
export function genderName(gender: 1 | 2, language: Language): string {
  return textIn(language, messages, `gender.${gender}`);
}

/** Returns the gender in an answer that is a gender or a document with one; undefined for any other answer. */
export function genderOf(answer: unknown): 1 | 2 | undefined {
  const gender = typeof answer === "object" && answer !== null ? (answer as { gender?: unknown }).gender : answer;
  return gender === 1 || gender === 2 ? gender : undefined;
}
