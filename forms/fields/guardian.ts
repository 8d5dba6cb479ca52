import { ageOn, readDocument } from "#forms/values/identity.ts";
import { relationName } from "#forms/values/personNames.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { blankText, hasText } from "../requiredText.ts";
import { checkRelation, contactParts } from "./emergencyContact.ts";
import { documentParts, identityDocument } from "./identityDocument.ts";
import { partColumns } from "./kit/partColumns.ts";
import { within } from "./kit/within.ts";
import { phone } from "./phone.ts";

type Guardian = FieldAnswers["guardian"];
type Options = FieldOptions["guardian"];

/**
 * The adult who is responsible for a minor: at least 18 on race day, with a valid document and
 * phone number.
 */
export const guardian: FieldLogic<Guardian, Options> = {
  offers: { option: "relations", at: "/relation" },
  means: "guardian",
  texts: () => ({ "/name": "name", "/document/number": "number", "/phone/number": "phone" }),
  check: (guardianAnswer, field) => [
    ...(hasText(guardianAnswer.name) ? [] : [{ ...blankText, at: "/name" }]),
    ...checkRelation(guardianAnswer.relation, field.options.relations),
    ...checkDocument(guardianAnswer, field),
    ...within("/phone", phone.check?.(guardianAnswer.phone, { ...field, options: {} }) ?? []),
  ],
  format: ({ name, relation, document, phone: number }, _options, language) =>
    [
      name,
      relationName(relation, language),
      identityDocument.format(document, {}, language),
      phone.format(number, {}, language),
    ].join(language === "zh" ? "，" : ", "),
  columns: (guardianAnswer, _options, language) =>
    partColumns(
      { ...contactParts(guardianAnswer, language), ...documentParts(guardianAnswer?.document, language) },
      language,
    ),
};

function checkDocument({ document }: Guardian, field: FieldCheck<Options>): FieldFault[] {
  const { types } = field.options;
  const faults = identityDocument.check?.(document, { ...field, options: types ? { types } : {} }) ?? [];
  return within("/document", faults.length > 0 ? faults : checkAdult(document, field));
}

// If the race day is not known, the guardian must be an adult today.
function checkAdult({ type, number, birthday }: Guardian["document"], field: FieldCheck<Options>): FieldFault[] {
  const { today, raceDays, item } = field;
  if (birthday === undefined || ageOn(birthday, raceDays[item] ?? today) >= 18) return [];
  const at = readDocument(type, number, today)?.birthday ? "/number" : "/birthday";
  return [{ at, code: "adult", text: problemText("guardian.minor") }];
}
