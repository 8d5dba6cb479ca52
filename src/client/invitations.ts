import type { BodyOf } from "#contract/contract.ts";
import type { InvitationFilter, InvitationRows } from "#contract/invitations.ts";
import type { Client } from "./client.ts";
import { fetchExport } from "./export.ts";

const silent = { isSilent: true } as const;

/**
 * Fetches what the link of an invitation is for; rejects if it is no link of this site, or not any
 * more.
 */
export const fetchInvitation = (client: Client, domainName: string, token: string) =>
  client.call("POST /sign-up/invitation", { json: { domainName, token }, ...silent });

/** Fetches one page of the invitations that match, newest first: those after the mark `after`. */
export const fetchInvitations = (client: Client, filter: InvitationFilter, after?: string) =>
  client.call("GET /sign-up/organise/invitations", {
    query: { ...queryOf(filter), ...(after && { after }) },
    ...silent,
  });

/** Checks the rows of a file, or invites them. */
export const invite = (client: Client, json: InvitationRows) =>
  client.call("POST /sign-up/organise/invitations", { json, ...silent });

/** Withdraws an invitation that is not used. */
export const withdrawInvitation = (client: Client, invitationId: string) =>
  client.call("POST /sign-up/organise/invitations/withdraw", { json: { invitationId }, ...silent });

/** Has the message of an invitation sent again. */
export const sendInvitationAgain = (client: Client, invitationId: string) =>
  client.call("POST /sign-up/organise/invitations/send-again", { json: { invitationId }, ...silent });

/** Begins an entry by hand: returns the token with which the organiser submits the form. */
export const beginByHand = (client: Client, json: BodyOf<"POST /sign-up/organise/by-hand">) =>
  client.call("POST /sign-up/organise/by-hand", { json, ...silent });

/** Fetches the invitations that match as a file; rejects if there are none. */
export const exportInvitations = (
  client: Client,
  filter: InvitationFilter,
  written: { format: "csv" | "xlsx"; language: "zh" | "en" },
) =>
  fetchExport(client, "GET /sign-up/organise/invitations/export", {
    query: { ...queryOf(filter), ...written },
    ...silent,
  });

// A query has no empty parts.
function queryOf({ domainName, item, state }: InvitationFilter): InvitationFilter {
  return { domainName, ...(item && { item }), ...(state && { state }) };
}
