import { texts } from "#blocks/kit/site/texts.ts";
import { messages as certificates } from "#locales/generated/organise-certificates.ts";
import { messages } from "#locales/generated/organise-results.ts";
import { messages as files } from "#locales/generated/results/import.ts";

/** The texts of the page on which organisers work on results. */
export const useResultTexts = texts(messages);

/** What files of results hold, what is asked about them, and what is wrong with them. */
export const useFileTexts = texts(files);

/** The certificates of an item. */
export const useCertificateTexts = texts(certificates);
