import type { InvitationState } from "#contract/invitations.ts";

/** The states that follow each state of an invitation. There are no others: each change asks for the state that it leaves. */
export const invitationEdges: Readonly<Record<InvitationState, readonly InvitationState[]>> = {
  sent: ["used", "ended", "expired"],
  used: [],
  ended: [],
  expired: [],
};

/** What an invitation loses when it leaves `sent`: its secret, and the message that was still to be sent. */
export const spent = { linkSealed: null, linkMac: null, dueAt: null } as const;
