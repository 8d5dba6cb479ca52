/** The columns of a file of invitations. */
export const invitationColumns = ["contact", "item", "language", "until", "waived", "place", "count", "note"] as const;
export type InvitationColumn = (typeof invitationColumns)[number];

/** The most rows of one file of invitations. */
export const mostInvitationRows = 5000;
/** The most places for one contact in an item. */
export const mostPlacesOfContact = 20;
/** The longest note of an invitation, in characters. */
export const longestNote = 300;
/** The most that an entry by hand may state as paid outside of this program, in fen. */
export const mostPaidFen = 100_000_000;
