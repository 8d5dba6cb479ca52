import type { Language } from "./text.ts";

/** When and to whom a document is shown; times in milliseconds since 1970. */
export interface DocumentTimes {
  time: number;
  until?: number | undefined;
  languages?: readonly Language[] | undefined;
  withdrawn?: boolean | undefined;
}

/**
 * The state of a document: before its time nobody reads anything of it, and of a withdrawn one
 * nobody reads anything any more; one that is over can still be read at its address.
 */
export type DocumentState = "ahead" | "current" | "over" | "withdrawn";

/** Returns the state of a document at `now` (ms since 1970). */
export function getDocumentState({ time, until, withdrawn }: DocumentTimes, now: number): DocumentState {
  if (withdrawn) return "withdrawn";
  if (time > now) return "ahead";
  return until !== undefined && until <= now ? "over" : "current";
}

/** Returns whether lists in a language have a document at `now` (ms since 1970). */
export function isListed(document: DocumentTimes, language: Language, now: number): boolean {
  const { languages } = document;
  return getDocumentState(document, now) === "current" && (languages === undefined || languages.includes(language));
}

/** Returns the instants at which the state of these documents changes. */
export function getDocumentInstants(documents: readonly DocumentTimes[]): number[] {
  return documents.flatMap(({ time, until, withdrawn }) => {
    if (withdrawn) return [];
    return until === undefined ? [time] : [time, until];
  });
}

/**
 * Orders documents as lists have them: the pinned ones first, and the newest first among each.
 */
export function orderDocuments<Head extends { time: number; recommend?: boolean | undefined }>(
  documents: readonly Head[],
): Head[] {
  const rank = ({ recommend }: Head) => (recommend ? 0 : 1);
  return [...documents].sort((a, b) => rank(a) - rank(b) || b.time - a.time);
}
