import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/**
 * Fetches what the link of a transfer is for; rejects if it is no link of this site, or not any
 * more.
 */
export const fetchTransferInvitation = (client: Client, domainName: string, token: string) =>
  client.call("POST /sign-up/transfers/invitation", { json: { domainName, token }, ...silent });

/**
 * Fetches the own entries that can be, are being or were passed on, and those that came by a
 * transfer; newest first.
 */
export const fetchTransfers = (client: Client) => client.call("GET /sign-up/transfers", silent);

/** Begins to pass an own entry on; returns the token of the link. */
export const startTransfer = (client: Client, id: string) =>
  client.call("POST /sign-up/submissions/:id/transfer", { params: { id } });

/** Ends the link of an own entry. */
export const revokeTransfer = (client: Client, id: string) =>
  client.call("POST /sign-up/submissions/:id/revoke-transfer", { params: { id } });
