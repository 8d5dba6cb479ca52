import type { Language, Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/forms/people.ts";
import { getText, textIn } from "#locales/getText.ts";
import type { DocumentType } from "./identity.ts";
import type { Relation } from "./names.ts";

/** Returns the name of a kind of document. */
export function documentName(type: DocumentType): Sentence {
  return getText(messages, `document.${type}`);
}

/** Returns the name of a relation. */
export function relationName(relation: Relation, language: Language): string {
  return textIn(language, messages, `relation.${relation}`);
}

/** Returns the name of a gender: 1 is male, 2 is female. */
export function genderName(gender: 1 | 2, language: Language): string {
  return textIn(language, messages, `gender.${gender}`);
}
