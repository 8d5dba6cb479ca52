import { EntrantList } from "./flow/EntrantList.tsx";
import { Policies } from "./flow/Policies.tsx";
import { Review } from "./flow/Review.tsx";

/** What the runner meets after the steps of the form; it is loaded while these are filled in. */
export interface LaterParts {
  EntrantList: typeof EntrantList;
  Policies: typeof Policies;
  Review: typeof Review;
}

const later: LaterParts = { EntrantList, Policies, Review };

export default later;
