import { useCallback } from "react";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import {
  type DocumentTimes,
  getDocumentInstants,
  getDocumentState,
  isListed,
  orderDocuments,
} from "#core/documentState.ts";
import type { Language } from "#core/text.ts";
import type { DocumentHead } from "#schemas/siteFile.ts";

/** A document as lists show it; `path` is the one in the config. */
export interface ListedDocument extends DocumentHead {
  path: string;
}

/**
 * The documents of a list that are published and could be loaded, in their order, and how many
 * could not.
 */
export interface DocumentHeads {
  documents: ListedDocument[];
  missing: number;
}

/**
 * Returns the heads of the documents at these paths: at once if the site file has them, else
 * loaded. Fails only if none can be loaded.
 */
export function useDocumentHeads(paths: string[]): Loaded<DocumentHeads> {
  const { file, document, loadDocument, isAtAnotherTime, language } = useSite();
  const heads = paths.flatMap((path) => withPath(path, file(path)?.document ?? document(path)));
  const due = useLatest(getDocumentInstants(heads));
  const documents = knownHeads(heads, due);
  const unknown = paths.filter((path) => !documents.some((head) => head.path === path));
  const load = useCallback((key: string) => loadHeads(key === "" ? [] : key.split("\n"), loadDocument), [loadDocument]);
  const loaded = useLoaded(unknown.join("\n"), load);
  const listed = loaded.status === "ready" ? [...documents, ...loaded.value] : documents;
  const now = useLatest(getDocumentInstants(listed));
  const arrangeNow = (arranged: ListedDocument[]) => arrange(arranged, now, language);
  if (unknown.length === 0) return { status: "ready", value: { documents: arrangeNow(documents), missing: 0 } };
  if (loaded.status === "ready") {
    return {
      status: "ready",
      value: { documents: arrangeNow(listed), missing: unknown.length - loaded.value.length },
    };
  }
  // What is to come is not published yet, so that no preview has it.
  const isUsable = loaded.status === "failed" && (documents.length > 0 || isAtAnotherTime);
  return isUsable ? { status: "ready", value: { documents: arrangeNow(documents), missing: unknown.length } } : loaded;
}

/**
 * Returns the documents that lists in a language have at `now` (ms since 1970): the pinned ones
 * first, and the newest first among each.
 */
export function arrange<Head extends DocumentTimes & Pick<DocumentHead, "recommend">>(
  documents: Head[],
  now: number,
  language: Language,
): Head[] {
  return orderDocuments(documents.filter((head) => isListed(head, language, now)));
}

/**
 * Returns the heads that need not be loaded at `now` (ms since 1970): the site file has no title of
 * a document that was to come when it was read.
 */
export function knownHeads<Head extends DocumentTimes & Pick<DocumentHead, "title" | "titleEn">>(
  heads: Head[],
  now: number,
): Head[] {
  return heads.filter((head) => head.title || head.titleEn || !isReadable(head, now));
}

// Of what is to come or was withdrawn there is nothing to load.
function isReadable(head: DocumentTimes, now: number): boolean {
  const state = getDocumentState(head, now);
  return state === "current" || state === "over";
}

async function loadHeads(
  paths: string[],
  loadDocument: (path: string) => Promise<DocumentHead>,
): Promise<ListedDocument[]> {
  const results = await Promise.allSettled(paths.map(loadDocument));
  const heads = results.flatMap((result, index) =>
    withPath(paths[index] ?? "", result.status === "fulfilled" ? result.value : undefined),
  );
  const refused = results.find((result) => result.status === "rejected");
  if (heads.length === 0 && refused) throw refused.reason;
  return heads;
}

function withPath(path: string, head: DocumentHead | undefined): ListedDocument[] {
  return head ? [{ ...head, path }] : [];
}
