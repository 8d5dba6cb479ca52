import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/mailing.ts";

export const useMailingTexts = texts(messages);
