import { relations } from "#forms/values/names.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { within } from "../within.ts";
import { hasText, nothingWritten } from "../words.ts";
import { phone } from "./phone.ts";

/** Who is called when something happens: a name that says something, a relation that is offered, and a phone number. */
export const emergencyContact: FieldLogic<FieldAnswers["emergency-contact"], FieldOptions["emergency-contact"]> = {
  check: (contact, field) => [
    ...(hasText(contact.name) ? [] : [{ ...nothingWritten, at: "/name" }]),
    ...checkRelation(contact.relation, field.options.relations),
    ...within("/phone", phone.check?.(contact.phone, { ...field, options: {} }) ?? []),
  ],
  words: ({ name, relation, phone: number }, _options, language) =>
    [name, relations[relation][language], phone.words(number, {}, language)].join(language === "zh" ? "，" : ", "),
};

/** What is wrong with a relation that the form does not offer. */
export function checkRelation(relation: string, offered: readonly string[] | undefined): FieldFault[] {
  if (!offered || offered.includes(relation)) return [];
  const message = { zh: "请从列表中选择关系。", en: "Please choose the relation from the list." };
  return [{ at: "/relation", code: "enum", message }];
}
