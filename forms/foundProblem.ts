import type { Text } from "#schemas/generated/types.ts";
import type { ProblemText } from "./problemText.ts";

/** One mistake in an answer, as data: `withSentence` prints it. */
export interface FoundProblem {
  /** JSON Pointer into the entrant's answers: /emergency/phone. */
  pointer: string;
  /** A keyword of JSON Schema, the name of a rule, or a code of the field's type. */
  code: string;
  text: ProblemText;
  /** The organiser's own sentence, if the form has one for this code. */
  own?: Text | undefined;
}
