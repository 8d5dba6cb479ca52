import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-answers.ts";

/** The texts of the answers to general forms, for organisers. */
export const useAnswerTexts = texts(messages);
