import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/general.ts";

/** The texts of general forms, in the visitor's language. */
export const useGeneralTexts = texts(messages);
