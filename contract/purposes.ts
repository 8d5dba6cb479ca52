/** The purposes of codes and verifications. */
export const scenes = [
  "login",
  "register",
  "reset-by-phone",
  "reset-by-email",
  "change-phone",
  "change-email",
  "confirm-identity",
  "look-up",
] as const;
export type Scene = (typeof scenes)[number];

/**
 * The purposes of messages: that of the code in it, a notice to the owner of an account, one to an
 * organiser whose form was answered, one to a runner whom an organiser invited, the reply of an
 * organiser to the sender of an answer, one to everybody in a race that is cancelled, or one to who
 * follows a runner that passed a point.
 */
export type Purpose = Scene | "notice" | "answers" | "invitation" | "reply" | "race-cancelled" | "live-alert";
