import { isObject, valueAt } from "#core/pointers.ts";
import { lettersIn } from "#forms/values/names.ts";
import type { Signers } from "../field.ts";
import { getLogic } from "../fields/fieldAt.ts";
import type { Answers, CompiledForm } from "../form.ts";

/**
 * Returns who may sign a form: the entrant, by the questions at the top that ask for a name (a line
 * of text with the autofill `name`, or `family-name` and `given-name`; a name in letters), and the
 * guardian. Empty if the form has no such fields, or they are empty.
 */
export function signersIn(form: CompiledForm, answers: Answers): Signers {
  const entries = Object.entries(form.fields).flatMap(([pointer, field]) =>
    field && pointer.lastIndexOf("/") === 0 ? [{ field, answer: valueAt(answers, pointer) }] : [],
  );
  const parts = (autocomplete: string) =>
    entries.flatMap(({ field, answer }) =>
      field.options.autocomplete === autocomplete && typeof answer === "string" ? [answer] : [],
    );
  const [family = ""] = parts("family-name");
  const [first = ""] = parts("given-name");
  const inLetters = entries.flatMap(({ field, answer }) =>
    getLogic(field)?.means === "name-in-letters" && isObject(answer)
      ? [[answer.family, answer.given].filter(Boolean).join(" ")]
      : [],
  );
  const guardians = entries.flatMap(({ field, answer }) =>
    getLogic(field)?.means === "guardian" && isObject(answer) && typeof answer.name === "string" ? [answer.name] : [],
  );
  const whole = family && first ? [`${family} ${first}`] : [];
  return {
    runner: [...parts("name"), ...whole, ...inLetters].filter(hasLetters),
    guardian: guardians.filter(hasLetters),
  };
}

function hasLetters(name: string): boolean {
  return lettersIn(name) > 0;
}
