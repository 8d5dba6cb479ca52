import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-messages.ts";

/** The texts of the page on which organisers write to entrants. */
export const useMessageTexts = texts(messages);
