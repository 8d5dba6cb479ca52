import type { Language } from "#core/text.ts";
import { relationName } from "#forms/values/personNames.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { blankText, hasText } from "../requiredText.ts";
import { partColumns } from "./kit/partColumns.ts";
import { within } from "./kit/within.ts";
import { phone } from "./phone.ts";

/**
 * The person to call in an emergency: a name that is not blank, a relation that is offered, and a
 * phone number.
 */
export const emergencyContact: FieldLogic<FieldAnswers["emergency-contact"], FieldOptions["emergency-contact"]> = {
  offers: { option: "relations", at: "/relation" },
  texts: () => ({ "/name": "name", "/phone/number": "phone" }),
  check: (contact, field) => [
    ...(hasText(contact.name) ? [] : [{ ...blankText, at: "/name" }]),
    ...checkRelation(contact.relation, field.options.relations),
    ...within("/phone", phone.check?.(contact.phone, { ...field, options: {} }) ?? []),
  ],
  format: ({ name, relation, phone: number }, _options, language) =>
    [name, relationName(relation, language), phone.format(number, {}, language)].join(language === "zh" ? "，" : ", "),
  columns: (contact, _options, language) => partColumns(contactParts(contact, language), language),
};

/** Returns what a person beside the entrant has for each column. */
export function contactParts(
  { name, relation, phone: number }: Partial<FieldAnswers["emergency-contact"]> = {},
  language: Language,
) {
  return {
    name,
    relation: relation && relationName(relation, language),
    phone: number && phone.format(number, {}, language),
  };
}

/** Returns a fault for a relation that the form does not offer. */
export function checkRelation(relation: string, offered: readonly string[] | undefined): FieldFault[] {
  if (!offered || offered.includes(relation)) return [];
  return [{ at: "/relation", code: "enum", text: problemText("relation") }];
}
