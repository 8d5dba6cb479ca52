import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/review.ts";

/** The texts of the review page. */
export const useReviewTexts = texts(messages);
