import type { QueryOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** Fetches what a team's link is for; rejects if it is no link of a team of this site. */
export const fetchInvitation = (client: Client, domainName: string, token: string) =>
  client.call("POST /sign-up/teams/invitation", { json: { domainName, token }, ...silent });

/** Fetches the teams that the own sign-ups are or were in, newest first. */
export const fetchTeams = (client: Client) => client.call("GET /sign-up/teams", silent);

/** Gives the own team another link; returns its token. */
export const renewTeamLink = (client: Client, id: string) =>
  client.call("POST /sign-up/teams/:id/renew-link", { params: { id } });

/** Removes a member from the own team and withdraws their sign-up. */
export const removeMember = (client: Client, id: string, submissionId: string) =>
  client.call("POST /sign-up/teams/:id/remove", { params: { id }, json: { submissionId } });

/** Makes a member the captain of the own team. */
export const handTeamOver = (client: Client, id: string, submissionId: string) =>
  client.call("POST /sign-up/teams/:id/hand-over", { params: { id }, json: { submissionId } });

/** Dissolves the own team and withdraws the sign-ups of all of its people. */
export const dissolveTeam = (client: Client, id: string) =>
  client.call("POST /sign-up/teams/:id/dissolve", { params: { id } });

/** Which teams of a race an organiser lists. */
export type TeamFilter = Omit<QueryOf<"GET /sign-up/review/teams">, "after">;

/**
 * Fetches one page of the teams of a race that match, oldest first: those after the team with the
 * id `after`.
 */
export const fetchReviewTeams = (client: Client, { domainName, state, item }: TeamFilter, after?: string) =>
  client.call("GET /sign-up/review/teams", {
    query: { domainName, ...(state && { state }), ...(item && { item }), ...(after && { after }) },
    ...silent,
  });
