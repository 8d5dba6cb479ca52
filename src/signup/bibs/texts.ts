import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/bibs.ts";

/** The texts with which runners choose lucky numbers. */
export const useLuckyTexts = texts(messages);
