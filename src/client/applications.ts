import type { ApplicationFilter, DecisionRefusal } from "#contract/applications.ts";
import type { BodyOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";
import { type ApiError, errorCode } from "./errors.ts";
import { fetchExport } from "./export.ts";

const silent = { isSilent: true } as const;

/**
 * Fetches the races whose applications an organiser decides, or those with teams; first the one of
 * this site.
 */
export const fetchReviewRaces = (client: Client, has: "applications" | "teams" = "applications") =>
  client.call("GET /sign-up/review/races", { query: { with: has }, ...silent });

/**
 * Fetches one page of the applications that match, oldest first: those after the application with
 * the id `after`.
 */
export const fetchApplications = (client: Client, filter: ApplicationFilter, after?: string) =>
  client.call("GET /sign-up/review/applications", {
    query: { ...queryOf(filter), ...(after && { after }) },
    ...silent,
  });

/** Fetches one application with all answers in the visitor's language, and its files. */
export const fetchApplication = (client: Client, id: string) =>
  client.call("GET /sign-up/review/applications/:id", { params: { id }, ...silent });

/**
 * Decides an application; a rejection needs a reason. Rejects with what `decisionRefusalOf` reads.
 */
export const decideApplication = (client: Client, decision: BodyOf<"POST /sign-up/applications/decide">) =>
  client.call("POST /sign-up/applications/decide", { json: decision, ...silent });

/** Fetches the applications that match, or the sign-ups, as a file; rejects if there are none. */
export const exportApplications = (
  client: Client,
  filter: ApplicationFilter,
  { format, language, use }: { format: "csv" | "xlsx"; language: "zh" | "en"; use: "sign-up" | "through-entry" },
) =>
  fetchExport(client, "GET /sign-up/export", {
    query: { ...queryOf(filter), use, format, language },
    ...silent,
  });

/** Returns why a decision was refused; undefined if the call failed in another way. */
export function decisionRefusalOf(error: unknown): DecisionRefusal | undefined {
  if (!errorCode(error)?.startsWith("application/")) return undefined;
  return (error as ApiError).details as DecisionRefusal;
}

// A query has no empty parts.
function queryOf(filter: ApplicationFilter): ApplicationFilter {
  const { domainName, ...rest } = filter;
  return { domainName, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) };
}
