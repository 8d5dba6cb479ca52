import { ageOn, readDocument } from "#forms/values/identity.ts";
import { relations } from "#forms/values/names.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";
import { within } from "../within.ts";
import { hasText, nothingWritten } from "../words.ts";
import { checkRelation } from "./emergencyContact.ts";
import { identityDocument } from "./identityDocument.ts";
import { phone } from "./phone.ts";

type Guardian = FieldAnswers["guardian"];
type Options = FieldOptions["guardian"];

/** The adult who answers for a minor: at least 18 on the day of the race, with a good document and phone number. */
export const guardian: FieldLogic<Guardian, Options> = {
  check: (one, field) => [
    ...(hasText(one.name) ? [] : [{ ...nothingWritten, at: "/name" }]),
    ...checkRelation(one.relation, field.options.relations),
    ...checkDocument(one, field),
    ...within("/phone", phone.check?.(one.phone, { ...field, options: {} }) ?? []),
  ],
  words: ({ name, relation, document, phone: number }, _options, language) =>
    [
      name,
      relations[relation][language],
      identityDocument.words(document, {}, language),
      phone.words(number, {}, language),
    ].join(language === "zh" ? "，" : ", "),
};

function checkDocument({ document }: Guardian, field: FieldCheck<Options>): FieldFault[] {
  const { types } = field.options;
  const faults = identityDocument.check?.(document, { ...field, options: types ? { types } : {} }) ?? [];
  return within("/document", faults.length > 0 ? faults : checkAdult(document, field));
}

// Without a day of the race, the guardian has to be an adult today.
function checkAdult({ type, number, birthday }: Guardian["document"], field: FieldCheck<Options>): FieldFault[] {
  const { today, raceDays, item } = field;
  if (birthday === undefined || ageOn(birthday, raceDays[item] ?? today) >= 18) return [];
  return [{ at: readDocument(type, number, today)?.birthday ? "/number" : "/birthday", code: "adult", message: minor }];
}

const minor = {
  zh: "监护人在比赛当天须年满 18 周岁，请改填一位成年监护人。",
  en: "A guardian is at least 18 on the day of the race: please name an adult.",
};
