import { isObject, valueAt } from "#core/pointers.ts";
import { foldLetters } from "#forms/values/names.ts";
import type { Answers, CompiledForm, FormField } from "./form.ts";

/**
 * The names, as they were given in the form, of those who may sign: several ways to write the name
 * of each.
 */
export interface Signers {
  runner: string[];
  guardian: string[];
}

/**
 * Returns who may sign a form: the entrant, by the questions at the top that ask for a name (a line
 * of text with the autofill `name`, or `family-name` and `given-name`; a name in letters), and the
 * guardian. Empty if the form has no such fields, or they are empty.
 */
export function signersIn(form: CompiledForm, answers: Answers): Signers {
  const given = Object.entries(form.fields).flatMap(([pointer, field]) =>
    field && pointer.lastIndexOf("/") === 0 ? [{ field, answer: valueAt(answers, pointer) }] : [],
  );
  const parts = (autocomplete: string) =>
    given.flatMap(({ field, answer }) => (isAsked(field, autocomplete) && typeof answer === "string" ? [answer] : []));
  const [family = ""] = parts("family-name");
  const [first = ""] = parts("given-name");
  const inLetters = given.flatMap(({ field, answer }) =>
    field.type === "pinyin-name" && isObject(answer) ? [[answer.family, answer.given].filter(Boolean).join(" ")] : [],
  );
  const guardians = given.flatMap(({ field, answer }) =>
    field.type === "guardian" && isObject(answer) && typeof answer.name === "string" ? [answer.name] : [],
  );
  const whole = family && first ? [`${family} ${first}`] : [];
  return {
    runner: [...parts("name"), ...whole, ...inLetters].filter(hasLetters),
    guardian: guardians.filter(hasLetters),
  };
}

/**
 * Whether two names are the same, regardless of the order of their parts, capitals, accents,
 * spaces, dots and widths.
 */
export function isSameName(one: string, other: string): boolean {
  const [parts, others] = [listParts(one), listParts(other)];
  return parts.join("") === others.join("") || [...parts].sort().join(" ") === [...others].sort().join(" ");
}

/** Returns how many letters or Chinese characters a name has. */
export function lettersIn(name: string): number {
  return [...listParts(name).join("")].length;
}

function hasLetters(name: string): boolean {
  return lettersIn(name) > 0;
}

function listParts(name: string): string[] {
  return foldLetters(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== "");
}

function isAsked({ type, options }: FormField, autocomplete: string): boolean {
  return type === "input" && options.autocomplete === autocomplete;
}
