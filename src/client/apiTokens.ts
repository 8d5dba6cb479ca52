import type { BodyOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** Fetches an organiser's API tokens, the newest first. */
export const fetchTokens = (client: Client) => client.call("GET /user-center/tokens", silent);

/** Makes an API token; resolves to it with its secret, which is never shown again. */
export const makeToken = (client: Client, json: BodyOf<"POST /user-center/tokens">) =>
  client.call("POST /user-center/tokens", { json, ...silent });

/** Revokes an API token. */
export const revokeToken = (client: Client, tokenId: string) =>
  client.call("POST /user-center/tokens/revoke", { json: { tokenId }, ...silent });
