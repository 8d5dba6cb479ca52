import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-mailing.ts";

/** The texts of the page on which organisers mail race packs. */
export const useMailingTexts = texts(messages);
