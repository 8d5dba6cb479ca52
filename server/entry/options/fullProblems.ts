import { messages } from "#locales/generated/forms/problems.ts";
import { textOf } from "#locales/textOf.ts";
import type { FoundProblem } from "../../race/refusals.ts";
import type { OptionsFull } from "./claim.ts";

/** A problem at each question whose chosen option has no places left. */
export function fullProblems({ full }: OptionsFull): FoundProblem[] {
  const message = textOf(messages, "option.full");
  return full.map(({ entrant, field }) => ({ entrant, pointer: field, code: "sold-out", message }));
}
