import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-alerts.ts";

/** The texts of the page on which organisers show alerts. */
export const useAlertTexts = texts(messages);
