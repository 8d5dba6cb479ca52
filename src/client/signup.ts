import type {
  Draft,
  DraftHead,
  DraftPlace,
  DraftToSave,
  ListedDraft,
  Submission,
  SubmissionBody,
  SubmissionHead,
  SubmissionReceipt,
  SubmissionRefusal,
} from "#contract/signup.ts";
import type { Client } from "./client.ts";
import { ApiError } from "./errors.ts";

const silent = { isSilent: true } as const;
const queryOf = ({ domainName, use, item }: DraftPlace) => ({ domainName, use, item });

/** The hash in the address of a compiled form; "" for an address that has none. */
export function formHash(url: string): string {
  return /\/files\/([0-9a-f]+)\//.exec(url)?.[1] ?? "";
}

/** The draft at that place; null where there is none. */
export const fetchDraft = (client: Client, place: DraftPlace) =>
  client.call<Draft | null>("/sign-up/draft", { query: queryOf(place), ...silent });

/**
 * Saves a draft that was made from `revision` (0 if there was none) or includes the version that the server has; the same version
 * again is saved once. Rejects with code 409 if another tab or device came first: `newerDraft` has which, and null if the draft is
 * gone (submitted or discarded elsewhere). `isLast` lets a save of up to about 60 kB outlive its page.
 */
export const saveDraft = (client: Client, place: DraftPlace, draft: DraftToSave, isLast = false) => {
  const json = { ...queryOf(place), ...draft };
  return client.call<DraftHead>("/sign-up/draft", {
    ...{ method: "put", json, ...silent },
    ...(isLast && { fetch: keepAlive(JSON.stringify(json)) }),
  });
};

// What browsers carry for pages that are gone, of all requests together, is 64 KiB.
const mostKeptAlive = 60_000;

function keepAlive(body: string): typeof fetch {
  const keepalive = new Blob([body]).size < mostKeptAlive;
  return (input) => {
    const { url, method, headers } = input as Request;
    return fetch(url, { method, headers, body, keepalive });
  };
}

/** Discards the draft at that place, if there is one. */
export const removeDraft = (client: Client, place: DraftPlace) =>
  client.call<null>("/sign-up/draft", { method: "delete", query: queryOf(place), ...silent });

/** All drafts of whoever is logged in, the newest first. */
export const fetchDrafts = (client: Client) => client.call<ListedDraft[]>("/sign-up/drafts", silent);

/** The draft that came first, of a save that was refused; null where it is gone; undefined where the save failed otherwise. */
export function newerDraft(error: unknown): DraftHead | null | undefined {
  return isRefused(error) && error.code === 409 ? (error.details as DraftHead | null) : undefined;
}

/** Submits a form; a repeated call with the same key and body answers the same receipt. Rejects with what `refusalOf` reads. */
export const submitForm = (client: Client, body: SubmissionBody) =>
  client.call<SubmissionReceipt>("/sign-up/submissions", { method: "post", json: body, ...silent });

/** What a refused form is told; undefined where the call failed otherwise (network, login). */
export function refusalOf(error: unknown): SubmissionRefusal | undefined {
  const details = isRefused(error) ? (error.details as Partial<SubmissionRefusal> | null) : undefined;
  return details?.reason ? { ...details, reason: details.reason, problems: details.problems ?? [] } : undefined;
}

/** The sign-ups and applications of whoever is logged in, the newest first. */
export const fetchSubmissions = (client: Client) => client.call<SubmissionHead[]>("/sign-up/submissions", silent);

/** One of one's own sign-ups, with its answers. */
export const fetchSubmission = (client: Client, submissionId: string) =>
  client.call<Submission>(`/sign-up/submissions/${encodeURIComponent(submissionId)}`, silent);

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === "refused";
}
