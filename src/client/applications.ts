import type {
  ApplicationFilter,
  ApplicationPage,
  DecisionRefusal,
  ReviewedApplication,
  ReviewRace,
} from "#contract/applications.ts";
import type { Client } from "./client.ts";
import type { ApiError } from "./errors.ts";
import { fetchExport } from "./export.ts";

const silent = { isSilent: true } as const;

/** The races whose applications an organiser decides; first the one of this site. */
export const fetchReviewRaces = (client: Client) => client.call<ReviewRace[]>("/sign-up/review/races", silent);

/** One page of the applications that match, the oldest first: those after the application with the id `after`. */
export const fetchApplications = (client: Client, filter: ApplicationFilter, after?: string) =>
  client.call<ApplicationPage>("/sign-up/review/applications", {
    query: { ...queryOf(filter), ...(after && { after }) },
    ...silent,
  });

/** One application with all answers in the visitor's language, and its files. */
export const fetchApplication = (client: Client, submissionId: string) =>
  client.call<ReviewedApplication>(`/sign-up/review/applications/${encodeURIComponent(submissionId)}`, silent);

/** Decides an application; a rejection needs a reason. Rejects with what `decisionRefusalOf` reads. */
export const decideApplication = (
  client: Client,
  decision: { submissionId: string; isApproved: boolean; reason?: string },
) => client.call<null>("/sign-up/applications/decide", { method: "post", json: decision, ...silent });

/** The applications that match as a file; rejects if there are none. */
export const exportApplications = (
  client: Client,
  filter: ApplicationFilter,
  format: "csv" | "xlsx",
  language: "zh" | "en",
) =>
  fetchExport(client, "/sign-up/export", {
    query: { ...queryOf(filter), use: "through-entry", format, language },
    ...silent,
  });

/** Why a decision was refused; undefined if the call failed in another way. */
export function decisionRefusalOf(error: unknown): DecisionRefusal | undefined {
  const { kind, details } = error as Partial<ApiError>;
  const refusal = kind === "refused" ? (details as Partial<DecisionRefusal> | null) : undefined;
  return refusal?.reason ? { ...refusal, reason: refusal.reason } : undefined;
}

function queryOf(filter: ApplicationFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<string, string>;
}
