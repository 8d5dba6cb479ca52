import { checkAnswers } from "#forms/answers/checkAnswers.ts";
import { withSentence } from "#forms/sentences.ts";
import { shapeCheck } from "../form/shapeCheck.ts";
import { DraftList } from "./DraftList.tsx";
import { DraftQuestion } from "./DraftQuestion.tsx";
import { EntrantList } from "./EntrantList.tsx";
import { focusProblem } from "./focus.ts";
import { Policies } from "./Policies.tsx";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { RestoredNote } from "./RestoredNote.tsx";
import { Review } from "./Review.tsx";
import { SavingLine } from "./SavingLine.tsx";

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
