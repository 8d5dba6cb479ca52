import { isObject } from "#core/pointers.ts";
import { readDocument } from "#forms/values/identity.ts";
import { birthdayIn, dayInWords, dayOf, type Rule } from "./rule.ts";

/** Born neither before the first day nor after the last one. */
export const born: Rule = ({ rule, answer, context }) => {
  const birthday = birthdayIn(answer);
  if (!birthday) return undefined;
  const from = rule.from && dayOf(rule.from, context);
  const until = rule.until && dayOf(rule.until, context);
  if (!(from && birthday < from) && !(until && birthday > until)) return undefined;
  const [first, last] = [from ? dayInWords(from) : undefined, until ? dayInWords(until) : undefined];
  if (first && last)
    return {
      zh: `只限 ${first.zh}至${last.zh}（含）出生的人参加。`,
      en: `Only for runners born from ${first.en} to ${last.en}.`,
    };
  return first
    ? { zh: `只限 ${first.zh}（含）以后出生的人参加。`, en: `Only for runners born on ${first.en} or later.` }
    : {
        zh: `只限 ${last?.zh ?? ""}（含）以前出生的人参加。`,
        en: `Only for runners born on ${last?.en ?? ""} or earlier.`,
      };
};

/** A day that is not before another, such as a passport's last one before the race. */
export const notBefore: Rule = ({ rule, answer, other, context, nameOf }) => {
  const from = rule.other === undefined ? dayOf(rule.from, context) : birthdayIn(other);
  const day = birthdayIn(answer);
  if (!day || !from || day >= from) return undefined;
  const [name, words] = [nameOf(rule.field), dayInWords(from)];
  return { zh: `${name.zh}不能早于${words.zh}。`, en: `${name.en} has to be ${words.en} or later.` };
};

/** The gender that the identity document tells. */
export const matchesGender: Rule = ({ rule, answer, other, context, nameOf }) => {
  const told = genderOf(other, context.today);
  if (told === undefined || String(answer) === told) return undefined;
  const [name, document] = [nameOf(rule.field), nameOf(rule.other)];
  return {
    zh: `${name.zh}与${document.zh}上的不一致，请检查两项。`,
    en: `${name.en} is not what ${document.en} says. Please check both.`,
  };
};

function genderOf(document: unknown, today: string): string | undefined {
  if (!isObject(document)) return document === undefined ? undefined : String(document);
  const read = readDocument(String(document.type), String(document.number ?? ""), today);
  const gender = read?.gender ?? document.gender;
  return gender === undefined ? undefined : String(gender);
}
