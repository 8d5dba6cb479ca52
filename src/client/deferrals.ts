import type { Client } from "./client.ts";

/**
 * Fetches the own entries that can be deferred to another race, were, or came from one; newest
 * first.
 */
export const fetchDeferrals = (client: Client) => client.call("GET /sign-up/deferrals", { isSilent: true });
