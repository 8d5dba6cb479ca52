import { errorSentence } from "../../base/http/envelope.ts";
import { ownDocument } from "../../race/documents.ts";
import { Refused } from "../../race/refusals.ts";
import type { CheckedSubmission } from "./checked.ts";

type Answered = Pick<CheckedSubmission, "use" | "form" | "answers">;

/**
 * Returns what ends the transaction in which a form was to be accepted: some of its people are in
 * the race already, or have answered the form.
 */
export function alreadyRegistered({ use, form, answers }: Answered, entrants: readonly number[]): Refused {
  if (use === "general") return alreadyAnswered(form);
  const message = errorSentence("sign-up/already-registered");
  const problems = entrants.map((entrant) => {
    const pointer = ownDocument(form.form, answers[entrant] ?? {})?.pointer ?? "";
    return { entrant, pointer, code: "already-registered", message };
  });
  return new Refused("sign-up/already-registered", { problems });
}

// One answer for each value of a question is refused at that question.
function alreadyAnswered({ form }: Answered["form"]): Refused {
  const { onePer = "account" } = form.general ?? {};
  const message = errorSentence("answers/already-answered");
  const problem = { entrant: 0, pointer: onePer, code: "already-answered", message };
  return new Refused("answers/already-answered", { problems: onePer === "account" ? [] : [problem] });
}
