import { type Translate, texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/later.ts";
import type { messages as shared } from "#locales/generated/signup.ts";
import { useSignUpTexts } from "./texts.ts";

const useOwnTexts = texts(messages);

/** All of the sign-up's texts, for the parts of it that are loaded once its form is drawn, or for few forms. */
export function useLaterTexts(): Translate<keyof typeof messages.zh | keyof typeof shared.zh> {
  const own = useOwnTexts();
  const first = useSignUpTexts();
  return (key, values) => (key in messages.zh ? own(key as never, values) : first(key as never, values));
}
