import { ownOrStandardTexts } from "#blocks/kit/site/ownTexts.ts";
import { messages } from "#locales/generated/signup.ts";

/** The sign-up's own texts, in the visitor's language. */
export const useSignUpTexts = ownOrStandardTexts(messages);
