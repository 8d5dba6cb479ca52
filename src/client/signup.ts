import type { DraftHead, DraftPlace, DraftToSave } from "#contract/drafts.ts";
import type { SubmissionRefusal } from "#contract/signup.ts";
import type { Client } from "./client.ts";
import { type ApiError, errorCode } from "./errors.ts";

const silent = { isSilent: true } as const;

/** Returns the hash in the address of a compiled form; "" for an address without one. */
export function formHash(url: string): string {
  return /\/files\/([0-9a-f]+)\//.exec(url)?.[1] ?? "";
}

/**
 * Saves a draft that was made from `revision` (0 if there was none) or includes the version that
 * the server has; the same version again is saved once. Rejects if another tab or device came
 * first: `newerDraft` has which, and null if the draft is gone (submitted or discarded elsewhere).
 * `isLast` lets a save of up to about 60 kB outlive its page.
 */
export const saveDraft = (client: Client, place: DraftPlace, draft: DraftToSave, isLast = false) => {
  const json = { ...place, ...draft };
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

/**
 * Returns the draft that came before a save that was refused; null if it is gone; undefined if the
 * save failed otherwise.
 */
export function newerDraft(error: unknown): DraftHead | null | undefined {
  const code = errorCode(error);
  if (code === "draft/gone") return null;
  return code === "draft/elsewhere" ? ((error as ApiError).details as DraftHead) : undefined;
}

/** Returns why a form was refused; undefined if the call failed otherwise (network, login). */
export function buildRefusal(error: unknown): SubmissionRefusal | undefined {
  if (!errorCode(error)?.startsWith("sign-up/")) return undefined;
  return (error as ApiError).details as SubmissionRefusal;
}
