import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/plain.ts";

/** The texts around properties that are no field units, in the visitor's language. */
export const usePlainTexts = texts(messages);
