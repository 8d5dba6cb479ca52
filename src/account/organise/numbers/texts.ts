import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/race-numbers.ts";

/** The texts of the live numbers. */
export const useNumberTexts = texts(messages);
