import { texts } from "#blocks/kit/site/texts.ts";
import { messages as accountMessages } from "#locales/generated/account.ts";
import { messages } from "#locales/generated/review.ts";

/** The texts of the review page. */
export const useReviewTexts = texts(messages);

/** The texts of the account page, which names the facts of a document. */
export const useAccountTexts = texts(accountMessages);
