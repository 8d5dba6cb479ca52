import { isObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { readDocument } from "#forms/values/identity.ts";
import { formatDays } from "../days.ts";
import { problemText } from "../problemText.ts";
import { birthdayIn, type Rule, readDay } from "./rule.ts";

/** Requires a birthday neither before the first day nor after the last one. */
export const born: Rule = ({ rule, answer, context }) => {
  const birthday = birthdayIn(answer);
  if (!birthday) return undefined;
  const from = rule.from && readDay(rule.from, context);
  const until = rule.until && readDay(rule.until, context);
  if (!(from && birthday < from) && !(until && birthday > until)) return undefined;
  const first = from ? formatDays(from) : undefined;
  const last = until ? formatDays(until) : undefined;
  if (first && last) return problemText("rule.bornBetween", { first, last });
  if (first) return problemText("rule.bornFrom", { first });
  return last && problemText("rule.bornUntil", { last });
};

/** Requires a day that is not before another, such as a passport's last one before the race. */
export const notBefore: Rule = ({ rule, answer, other, context, getName }) => {
  const from = rule.other === undefined ? readDay(rule.from, context) : birthdayIn(other);
  const day = birthdayIn(answer);
  if (!day || !from || day >= from) return undefined;
  return problemText("rule.notBefore", { name: getName(rule.field), day: formatDays(from) });
};

/** Requires the same gender as in the identity document. */
export const matchesGender: Rule = ({ rule, answer, other, context, getName }) => {
  const gender = getGender(other, context.today);
  if (gender === undefined || asText(answer) === gender) return undefined;
  return problemText("rule.matchesGender", { name: getName(rule.field), document: getName(rule.other) });
};

function getGender(document: unknown, today: string): string | undefined {
  if (!isObject(document)) return document === undefined ? undefined : asText(document);
  const facts = readDocument(asText(document.type), asText(document.number ?? ""), today);
  const gender = facts?.gender ?? document.gender;
  return gender === undefined ? undefined : asText(gender);
}
