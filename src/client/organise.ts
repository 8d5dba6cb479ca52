import type { BodyOf, QueryOf } from "#contract/contract.ts";
import type { EntryFilter } from "#contract/organise.ts";
import type { Client } from "./client.ts";
import { fetchExport } from "./export.ts";

const silent = { isSilent: true } as const;

/** Fetches the races whose entries an organiser sees; first the one of this site. */
export const fetchOrganisedRaces = (client: Client) => client.call("GET /sign-up/organise/races", silent);

/** Fetches one page of the entries that match, newest first: those after the mark `after`. */
export const fetchEntries = (client: Client, filter: EntryFilter, after?: string) =>
  client.call("GET /sign-up/organise/entries", { query: { ...queryOf(filter), ...(after && { after }) }, ...silent });

/** Fetches the entries that match as a file; rejects if there are none. */
export const exportEntries = (
  client: Client,
  filter: EntryFilter,
  written: { format: "csv" | "xlsx"; language: "zh" | "en"; layout?: string },
) => fetchExport(client, "GET /sign-up/organise/export", { query: { ...queryOf(filter), ...written }, ...silent });

/**
 * Fetches the columns that entries of a race can be exported with, and the layouts that are saved.
 */
export const fetchColumns = (client: Client, domainName: string) =>
  client.call("GET /sign-up/organise/columns", { query: { domainName }, ...silent });

/** Saves a layout under its name; one without columns is removed. */
export const saveLayout = (client: Client, json: BodyOf<"POST /sign-up/organise/columns">) =>
  client.call("POST /sign-up/organise/columns", { json, ...silent });

/** Fetches one entry with its history and money, in the visitor's language. */
export const fetchEntry = (client: Client, code: string) =>
  client.call("GET /sign-up/organise/entries/:code", { params: { code }, ...silent });

/** Pays back, or requests it from a second organiser. */
export const requestRefund = (client: Client, json: BodyOf<"POST /sign-up/organise/refund">) =>
  client.call("POST /sign-up/organise/refund", { json, ...silent });

/** Sends a refund again that its provider could not carry out. */
export const retryRefund = (client: Client, json: BodyOf<"POST /sign-up/organise/refunds/retry">) =>
  client.call("POST /sign-up/organise/refunds/retry", { json, ...silent });

/** Fetches the refunds of a race that wait for a second organiser. */
export const fetchRefundRequests = (client: Client, domainName: string) =>
  client.call("GET /sign-up/organise/refunds", { query: { domainName }, ...silent });

/** Approves or refuses a refund that waits. */
export const decideRefund = (client: Client, json: BodyOf<"POST /sign-up/organise/refunds/decide">) =>
  client.call("POST /sign-up/organise/refunds/decide", { json, ...silent });

/** Fetches the places of a race: how many there are, are taken and are waited for. */
export const fetchPools = (client: Client, domainName: string) =>
  client.call("GET /sign-up/organise/places", { query: { domainName }, ...silent });

/** Changes the places of a pool, or requests it from a second organiser. */
export const changePlaces = (client: Client, json: BodyOf<"POST /sign-up/organise/places">) =>
  client.call("POST /sign-up/organise/places", { json, ...silent });

/** Approves or refuses a change of places that waits. */
export const decidePlaces = (client: Client, json: BodyOf<"POST /sign-up/organise/places/decide">) =>
  client.call("POST /sign-up/organise/places/decide", { json, ...silent });

/**
 * Fetches the newest request to cancel a race, and what that ends and pays back: by the given rule,
 * else by that of the request.
 */
export const fetchCancellation = (client: Client, query: QueryOf<"GET /sign-up/organise/cancellation">) =>
  client.call("GET /sign-up/organise/cancellation", { query, ...silent });

/** Requests that a race is cancelled. */
export const requestCancellation = (client: Client, json: BodyOf<"POST /sign-up/organise/cancellation">) =>
  client.call("POST /sign-up/organise/cancellation", { json, ...silent });

/** Approves or refuses the cancellation of a race. */
export const decideCancellation = (client: Client, json: BodyOf<"POST /sign-up/organise/cancellation/decide">) =>
  client.call("POST /sign-up/organise/cancellation/decide", { json, ...silent });

// A query has no empty parts.
function queryOf({ domainName, ...rest }: EntryFilter): EntryFilter {
  return { domainName, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) };
}
