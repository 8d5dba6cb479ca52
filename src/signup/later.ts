import { checkAnswers } from "#src/forms/checkAnswers.ts";
import { EntrantList } from "./flow/EntrantList.tsx";
import { Policies } from "./flow/Policies.tsx";
import { Review } from "./flow/Review.tsx";

/** What the runner needs once the form is drawn: the check of its answers, and what comes after its steps. It is loaded while they read. */
export interface LaterParts {
  checkAnswers: typeof checkAnswers;
  EntrantList: typeof EntrantList;
  Policies: typeof Policies;
  Review: typeof Review;
}

const later: LaterParts = { checkAnswers, EntrantList, Policies, Review };

export default later;
