import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup.ts";

/** The sign-up's own texts, in the visitor's language. */
export const useSignUpTexts = texts(messages);
