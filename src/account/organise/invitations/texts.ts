import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/invitations.ts";

/** The texts of invitations. */
export const useInvitationTexts = texts(messages);
