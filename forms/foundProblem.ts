import type { Sentence } from "#core/text.ts";
import type { Text } from "#schemas/generated/types.ts";

/** A problem, with our own sentence for it, and the organiser's where a rule has one. */
export interface FoundProblem {
  pointer: string;
  code: string;
  message: Sentence;
  own?: Text | undefined;
}
