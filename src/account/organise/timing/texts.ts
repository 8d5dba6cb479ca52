import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-timing.ts";

/** The texts of the page on which organisers watch timing systems. */
export const useTimingTexts = texts(messages);
