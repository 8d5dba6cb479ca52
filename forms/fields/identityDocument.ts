import type { Language } from "#core/text.ts";
import { findNumberFault, type NumberFault } from "#forms/values/documents.ts";
import { type ReadDocument, readDocument } from "#forms/values/identity.ts";
import { documentName, genderName } from "#forms/values/personNames.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import { isDay } from "../days.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";
import { type ProblemText, problemText } from "../problemText.ts";
import { partColumns } from "./kit/partColumns.ts";

type Document = FieldAnswers["identity-document"];
type Options = FieldOptions["identity-document"];

/**
 * A document of an accepted kind, with a valid number and the birthday and gender that are in the
 * number.
 */
export const identityDocument: FieldLogic<Document, Options> = {
  offers: { option: "types", at: "/type" },
  means: "document",
  texts: () => ({ "/number": "number" }),
  check: (document, { options, today }) => checkDocument(document, options, today),
  format: ({ type, number, birthday, gender }, _options, language) =>
    [
      `${documentName(type)[language]} ${number}`,
      ...(birthday ? [birthday] : []),
      ...(gender ? [genderName(gender, language)] : []),
    ].join(language === "zh" ? "，" : ", "),
  columns: (document, _options, language) => partColumns(documentParts(document, language), language),
};

/** Returns what a document has for each of its columns. */
export function documentParts({ type, number, birthday, gender }: Partial<Document> = {}, language: Language) {
  return {
    documentType: type && documentName(type)[language],
    documentNumber: number,
    birthday,
    gender: gender && genderName(gender, language),
  };
}

function checkDocument(document: Document, options: Options, today: FieldCheck<Options>["today"]): FieldFault[] {
  const { type, number } = document;
  if (options.types && !options.types.includes(type)) return [notAccepted];
  const fault = findNumberFault(type, number, today);
  if (fault) return [{ at: "/number", code: fault.why, text: numberText(type, fault) }];
  const facts = readDocument(type, number, today) ?? { number };
  return [...checkBirthday(document, facts, options, today), ...checkGender(document, facts, options)];
}

function checkBirthday(
  { birthday }: Document,
  facts: ReadDocument,
  { asks = ["birthday", "gender"] }: Options,
  today: string,
): FieldFault[] {
  const fault = (code: string, text: ProblemText) => [{ at: "/birthday", code, text }];
  if (birthday === undefined)
    return asks.includes("birthday") && !facts.birthday ? fault("required", problemText("document.noBirthday")) : [];
  if (facts.birthday && facts.birthday !== birthday) return fault("differs", problemText("document.otherBirthday"));
  if (!isDay(birthday)) return fault("date", problemText("document.noSuchBirthday"));
  if (birthday > today) return fault("future", problemText("document.futureBirthday"));
  return birthday < "1900" ? fault("date", problemText("document.birthYear")) : [];
}

function checkGender(
  { gender }: Document,
  facts: ReadDocument,
  { asks = ["birthday", "gender"] }: Options,
): FieldFault[] {
  const fault = (code: string, text: ProblemText) => [{ at: "/gender", code, text }];
  if (gender === undefined)
    return asks.includes("gender") && !facts.gender ? fault("required", problemText("document.noGender")) : [];
  return facts.gender && facts.gender !== gender ? fault("differs", problemText("document.otherGender")) : [];
}

const notAccepted: FieldFault = { at: "/type", code: "type", text: problemText("document.notAccepted") };

function numberText(type: Document["type"], fault: NumberFault): ProblemText {
  switch (fault.why) {
    case "kind":
      return problemText("document.kind", { kind: documentName(fault.kind) });
    case "length":
      return problemText("document.length", {
        lengths: getText(messages, lengthTexts[type]),
        length: fault.length,
      });
    case "characters":
      return problemText(shapeTexts[type]);
    default:
      return problemText(`document.${fault.why}`);
  }
}

const lengthTexts = {
  "1": "lengths.18",
  "2": "lengths.passport",
  "3": "lengths.hongKong",
  "4": "lengths.taiwan",
  "5": "lengths.18",
  "6": "lengths.permanentResident",
} as const satisfies Record<Document["type"], ProblemText["key"]>;

const shapeTexts = {
  "1": "document.digitsAndX",
  "2": "document.passport",
  "3": "document.hongKong",
  "4": "document.taiwan",
  "5": "document.digitsAndX",
  "6": "document.permanentResident",
} as const satisfies Record<Document["type"], ProblemText["key"]>;
