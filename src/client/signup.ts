import type { DraftHead, DraftPlace, DraftToSave } from "#contract/drafts.ts";
import type { SubmissionBody, SubmissionRefusal } from "#contract/signup.ts";
import type { Client } from "./client.ts";
import { type ApiError, errorCode } from "./errors.ts";

const silent = { isSilent: true } as const;
const queryOf = ({ domainName, use, item }: DraftPlace) => ({ domainName, use, item });

/** Returns the hash in the address of a compiled form; "" for an address without one. */
export function formHash(url: string): string {
  return /\/files\/([0-9a-f]+)\//.exec(url)?.[1] ?? "";
}

/** Fetches the draft at that place; null if there is none. */
export const fetchDraft = (client: Client, place: DraftPlace) =>
  client.call("GET /sign-up/draft", { query: queryOf(place), ...silent });

/**
 * Saves a draft that was made from `revision` (0 if there was none) or includes the version that
 * the server has; the same version again is saved once. Rejects if another tab or device came
 * first: `newerDraft` has which, and null if the draft is gone (submitted or discarded elsewhere).
 * `isLast` lets a save of up to about 60 kB outlive its page.
 */
export const saveDraft = (client: Client, place: DraftPlace, draft: DraftToSave, isLast = false) => {
  const json = { ...queryOf(place), ...draft };
  return client.call("PUT /sign-up/draft", {
    json,
    ...silent,
    ...(isLast && { fetch: keepAlive(JSON.stringify(json)) }),
  });
};

// Browsers finish requests of closed pages only up to 64 KiB in all.
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
  client.call("DELETE /sign-up/draft", { query: queryOf(place), ...silent });

/** Fetches how many places the options of a form have left. */
export const fetchOptionPlaces = (client: Client, domainName: string, form: string) =>
  client.call("GET /sign-up/options", { query: { domainName, form }, ...silent });

/** Fetches who the visitor is for the forms of the race. */
export const fetchVisitor = (client: Client, domainName: string) =>
  client.call("GET /sign-up/visitor", { query: { domainName }, ...silent });
/** Fetches how many places the items of a race have left. */
export const fetchPlaces = (client: Client, domainName: string) =>
  client.call("GET /sign-up/places", { query: { domainName }, ...silent });

/** Fetches the user's drafts, newest first. */
export const fetchDrafts = (client: Client) => client.call("GET /sign-up/drafts", silent);

/**
 * Returns the draft that came before a save that was refused; null if it is gone; undefined if the
 * save failed otherwise.
 */
export function newerDraft(error: unknown): DraftHead | null | undefined {
  const code = errorCode(error);
  if (code === "draft/gone") return null;
  return code === "draft/elsewhere" ? ((error as ApiError).details as DraftHead) : undefined;
}

/**
 * Submits a form; a repeated call with the same key and body returns the same receipt. Rejects with
 * what `refusalOf` reads.
 */
export const submitForm = (client: Client, body: SubmissionBody) =>
  client.call("POST /sign-up/submissions", { json: body, ...silent });

/** Returns why a form was refused; undefined if the call failed otherwise (network, login). */
export function refusalOf(error: unknown): SubmissionRefusal | undefined {
  if (!errorCode(error)?.startsWith("sign-up/")) return undefined;
  return (error as ApiError).details as SubmissionRefusal;
}

/** Fetches the user's sign-ups and applications, newest first. */
export const fetchSubmissions = (client: Client) => client.call("GET /sign-up/submissions", silent);

/**
 * Withdraws one of the user's sign-ups; a repeated call returns the same. Once it is too late the
 * runner reads so.
 */
export const withdrawSubmission = (client: Client, id: string) =>
  client.call("POST /sign-up/submissions/:id/withdraw", { params: { id } });

/** Fetches one of the user's sign-ups, with its answers. */
export const fetchSubmission = (client: Client, id: string) =>
  client.call("GET /sign-up/submissions/:id", { params: { id }, ...silent });

/** Fetches the signed receipt of one of the user's sign-ups. */
export const fetchReceipt = (client: Client, id: string) =>
  client.call("GET /sign-up/submissions/:id/receipt", { params: { id } });
