import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/cancellation.ts";

/** The texts of the cancellation of a race. */
export const useCancelTexts = texts(messages);
