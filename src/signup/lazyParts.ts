import { checkAnswers } from "#forms/checkAnswers.ts";
import { withSentence } from "#forms/sentences.ts";
import { DraftList } from "./flow/DraftList.tsx";
import { DraftQuestion } from "./flow/DraftQuestion.tsx";
import { EntrantList } from "./flow/EntrantList.tsx";
import { focusProblem } from "./flow/focus.ts";
import { Policies } from "./flow/Policies.tsx";
import { ProblemSummary } from "./flow/ProblemSummary.tsx";
import { RestoredNote } from "./flow/RestoredNote.tsx";
import { Review } from "./flow/Review.tsx";
import { SavingLine } from "./flow/SavingLine.tsx";
import { shapeCheck } from "./form/shapeCheck.ts";

/**
 * What the runner needs once they fill the form in: the check of its answers, what it shows, and
 * what comes after its steps.
 */
const lazyParts = {
  checkAnswers,
  DraftList,
  DraftQuestion,
  EntrantList,
  focusProblem,
  Policies,
  ProblemSummary,
  RestoredNote,
  Review,
  SavingLine,
  shapeCheck,
  withSentence,
};

export type LazyParts = typeof lazyParts;

export default lazyParts;
