import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/pick-up.ts";

export const usePickUpTexts = texts(messages);
