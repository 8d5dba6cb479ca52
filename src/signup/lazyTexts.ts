import { type Translate, texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/signup/later.ts";
import type { messages as shared } from "#locales/generated/signup.ts";
import { useSignUpTexts } from "./texts.ts";

const useOwnTexts = texts(messages);

/** All of the sign-up's texts, for the parts of it that are loaded lazily. */
export function useLazyTexts(): Translate<keyof typeof messages.zh | keyof typeof shared.zh> {
  const own = useOwnTexts();
  const first = useSignUpTexts();
  return (key, values) => (key in messages.zh ? own(key as never, values) : first(key as never, values));
}
