import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-bibs.ts";

/** The texts with which organisers give bibs. */
export const useBibTexts = texts(messages);
