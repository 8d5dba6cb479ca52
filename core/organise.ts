/**
 * What of what was paid goes back if a race is cancelled: all, all but a share, all but an amount
 * for each entry, or nothing.
 */
export const refundRules = ["all", "share", "amount", "none"] as const;
export type RefundRule = (typeof refundRules)[number];

/** The most columns of a saved layout of exports. */
export const mostColumns = 200;

/** The longest reply to an answer, in characters. */
export const longestReply = 5000;
