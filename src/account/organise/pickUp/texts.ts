import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-pick-up.ts";

/** The texts of the page on which organisers watch the pick-up. */
export const usePickUpDeskTexts = texts(messages);
