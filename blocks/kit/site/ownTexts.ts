import { createContext, useCallback, useContext } from "react";
import type { Messages, TextValues } from "#locales/messages.ts";
import type { Text } from "#schemas/generated/types.ts";
import { useSite } from "./site.ts";
import { type Translate, texts } from "./texts.ts";

/** The organiser's own texts of the sign-up pages by the names of the standard ones. */
export type OwnTexts = Record<string, Text | undefined>;

/**
 * The texts that replace standard ones below: those of the site, and inside a form those of the
 * form.
 */
export const OwnTextsContext = createContext<OwnTexts>({});

/**
 * Returns the texts like `texts`, and the organiser's own text of that name comes first in the
 * languages that it has.
 */
export function ownOrStandardTexts<Texts extends TextValues>(messages: Messages<Texts>): () => Translate<Texts> {
  const useStandard = texts(messages);
  return function useTexts() {
    const standard = useStandard();
    const texts = useContext(OwnTextsContext);
    const { language } = useSite();
    return useCallback(
      (key, ...values) => {
        const text = Object.hasOwn(texts, key) ? texts[key]?.[language] : undefined;
        return text === undefined ? standard(key, ...values) : fill(text, (values as [object?])[0] ?? {});
      },
      [standard, texts, language],
    );
  };
}

function fill(text: string, values: object): string {
  const valuesByName = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    valuesByName.has(name) ? String(valuesByName.get(name)) : whole,
  );
}
