import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/api-tokens.ts";

/** The texts of API tokens. */
export const useTokenTexts = texts(messages);
