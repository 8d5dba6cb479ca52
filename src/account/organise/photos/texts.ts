import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-photos.ts";

/** The texts of the page on which organisers look after photos. */
export const usePhotoTexts = texts(messages);
