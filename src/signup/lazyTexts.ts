import { ownOrStandardTexts } from "#blocks/kit/site/ownTexts.ts";
import type { Translate } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/later.ts";
import type { messages as shared } from "#locales/generated/signup.ts";
import type { TextsOf } from "#locales/messages.ts";
import { useSignUpTexts } from "./texts.ts";

type AllTexts = TextsOf<typeof messages> & TextsOf<typeof shared>;

const useOwnTexts = ownOrStandardTexts(messages);

/** Returns all of the sign-up's texts, for the parts of it that are loaded lazily. */
export function useLazyTexts(): Translate<AllTexts> {
  const translate = useOwnTexts() as Translate<AllTexts>;
  const first = useSignUpTexts() as Translate<AllTexts>;
  return (key, ...values) => (key in messages.zh ? translate(key, ...values) : first(key, ...values));
}
