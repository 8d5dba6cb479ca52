import { documentNames, findNumberFault, type NumberFault } from "#forms/values/documents.ts";
import { isDay, type ReadDocument, readDocument } from "#forms/values/identity.ts";
import { genders } from "#forms/values/names.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";

type Document = FieldAnswers["identity-document"];
type Options = FieldOptions["identity-document"];

/** A document: of an accepted kind, with a number that can be one, and the birthday and gender that the number tells. */
export const identityDocument: FieldLogic<Document, Options> = {
  check: (document, { options, today }) => checkDocument(document, options, today),
  words: ({ type, number, birthday, gender }, _options, language) =>
    [
      `${documentNames[type][language]} ${number}`,
      ...(birthday ? [birthday] : []),
      ...(gender ? [genders[gender][language]] : []),
    ].join(language === "zh" ? "，" : ", "),
};

function checkDocument(document: Document, options: Options, today: FieldCheck<Options>["today"]): FieldFault[] {
  const { type, number } = document;
  if (options.types && !options.types.includes(type)) return [notAccepted];
  const fault = findNumberFault(type, number, today);
  if (fault) return [{ at: "/number", code: fault.why, message: sentence(type, fault) }];
  const told = readDocument(type, number, today) ?? { number };
  return [...checkBirthday(document, told, options, today), ...checkGender(document, told, options)];
}

function checkBirthday(
  { birthday }: Document,
  told: ReadDocument,
  { asks = ["birthday", "gender"] }: Options,
  today: string,
): FieldFault[] {
  const fault = (code: string, zh: string, en: string) => [{ at: "/birthday", code, message: { zh, en } }];
  if (birthday === undefined)
    return asks.includes("birthday") && !told.birthday
      ? fault("required", "请填写出生日期。", "Please enter the date of birth.")
      : [];
  if (told.birthday && told.birthday !== birthday)
    return fault("differs", "出生日期与证件号码不一致。", "The date of birth is not that of the document number.");
  if (!isDay(birthday))
    return fault("date", "没有这一天，请检查出生日期。", "There is no such day: please check the date of birth.");
  if (birthday > today) return fault("future", "出生日期不能晚于今天。", "The date of birth is still to come.");
  return birthday < "1900" ? fault("date", "请检查出生日期的年份。", "Please check the year of birth.") : [];
}

function checkGender(
  { gender }: Document,
  told: ReadDocument,
  { asks = ["birthday", "gender"] }: Options,
): FieldFault[] {
  const fault = (code: string, zh: string, en: string) => [{ at: "/gender", code, message: { zh, en } }];
  if (gender === undefined)
    return asks.includes("gender") && !told.gender
      ? fault("required", "请选择性别。", "Please choose the gender.")
      : [];
  return told.gender && told.gender !== gender
    ? fault("differs", "性别与证件号码不一致。", "The gender is not that of the document number.")
    : [];
}

const notAccepted: FieldFault = {
  at: "/type",
  code: "type",
  message: {
    zh: "本次报名不接受这种证件，请改选。",
    en: "This kind of document is not accepted here: please choose another.",
  },
};

function sentence(type: Document["type"], fault: NumberFault): FieldFault["message"] {
  switch (fault.why) {
    case "kind": {
      const { zh, en } = documentNames[fault.kind];
      return {
        zh: `这是${zh}的号码，请改选证件类型或检查号码。`,
        en: `This is the number of another kind: ${en}. Change the kind or check the number.`,
      };
    }
    case "length":
      return lengthSentence(type, fault.length);
    case "characters":
      return expected[type];
    default:
      return reasons[fault.why];
  }
}

function lengthSentence(type: Document["type"], length: number): FieldFault["message"] {
  const [zh, en] = lengths[type];
  return {
    zh: `号码应为 ${zh} 位，现在是 ${length} 位。`,
    en: `The number has ${length} characters; it should have ${en}.`,
  };
}

const lengths: Record<Document["type"], [zh: string, en: string]> = {
  "1": ["18", "18"],
  "2": ["5 至 17", "5 to 17"],
  "3": ["9 或 11", "9 or 11"],
  "4": ["8、10 或 11", "8, 10 or 11"],
  "5": ["18", "18"],
  "6": ["15 或 18", "15 or 18"],
};

const digitsAndX = {
  zh: "号码只能是数字，最后一位可以是 X。",
  en: "The number is made of digits; only the last may be an X.",
};

const expected: Record<Document["type"], FieldFault["message"]> = {
  "1": digitsAndX,
  "2": {
    zh: "护照号码由字母和数字组成，至少有一个数字。",
    en: "A passport number has letters and digits, at least one digit.",
  },
  "3": { zh: "号码应为字母 H 或 M 加 8 位或 10 位数字。", en: "The number is the letter H or M and 8 or 10 digits." },
  "4": {
    zh: "号码应为 8 位或 10 位数字，之后可带一个字母。",
    en: "The number has 8 digits, or 10 and perhaps a letter.",
  },
  "5": digitsAndX,
  "6": {
    zh: "号码应为 9 开头的 18 位，或 3 个字母加 12 位数字。",
    en: "The number has 18 digits and begins with 9, or 3 letters and 12 digits.",
  },
};

const reasons = {
  old: {
    zh: "这是旧的 15 位号码，请填写现在身份证上的 18 位号码。",
    en: "This is an old number of 15 digits: please enter the 18 that are on the card today.",
  },
  place: {
    zh: "号码的前几位不属于这种证件，请检查。",
    en: "The first digits are not those of this kind of document: please check them.",
  },
  date: {
    zh: "号码第 7 至 14 位应是出生日期，但没有这一天，请检查。",
    en: "Digits 7 to 14 should be a date of birth, but there is no such day: please check them.",
  },
  future: {
    zh: "号码中的出生日期晚于今天，请检查第 7 至 14 位。",
    en: "The date of birth in the number is still to come: please check digits 7 to 14.",
  },
  "check-digit": {
    zh: "号码与最后一位校验码不符，可能输错了一位。",
    en: "The last character does not fit the others: one of them may be wrong.",
  },
};
