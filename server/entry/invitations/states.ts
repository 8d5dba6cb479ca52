/**
 * What an invitation loses when it leaves `sent`: its secret, and the message that was still to be
 * sent.
 */
export const spent = { linkSealed: null, linkMac: null, dueAt: null } as const;
