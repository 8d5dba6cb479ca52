import type { CompiledForm } from "#forms/form.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import { Refused } from "../../race/refusals.ts";

/**
 * Returns what ends the transaction in which a form was to be accepted: with a problem at each
 * question whose chosen option has no places left, and no waiting list.
 */
export function optionsFull({ use }: CompiledForm, full: readonly { entrant: number; field: string }[]): Refused {
  const message = getText(messages, "option.full");
  const problems = full.map(({ entrant, field }) => ({ entrant, pointer: field, code: "sold-out", message }));
  const error = use === "general" ? "answers/wrong" : "sign-up/wrong-answers";
  return new Refused(error, { values: { count: problems.length }, problems });
}
