import { texts } from "#blocks/kit/site/texts.ts";
import { messages as states } from "#locales/generated/entry-states.ts";
import { messages } from "#locales/generated/organise.ts";

/** The texts of the page for organisers. */
export const useOrganiseTexts = texts(messages);

/** The names of the states of entries. */
export const useStateTexts = texts(states);
