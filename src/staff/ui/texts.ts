import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/staff.ts";

/** The texts of the page of staff. */
export const useStaffTexts = texts(messages);
export type StaffTexts = ReturnType<typeof useStaffTexts>;
