import { useCallback } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { DocumentHead } from "#schemas/siteFile.ts";

/** A document as lists show it; `path` is the one the config gave. */
export interface ListedDocument extends DocumentHead {
  path: string;
}

/** The documents of a list that could be had, recommended first and newest first, and how many could not. */
export interface DocumentShelf {
  documents: ListedDocument[];
  missing: number;
}

/** The heads of the documents at these paths: at once if the site file has them, else loaded. Fails only if none can be loaded. */
export function useDocumentShelf(paths: string[]): Loaded<DocumentShelf> {
  const { file, document, loadDocument } = useSite();
  const headOf = (path: string) => file(path)?.document ?? document(path);
  const known = paths.flatMap((path) => listed(path, headOf(path)));
  const unknown = paths.filter((path) => !headOf(path));
  const load = useCallback((key: string) => loadHeads(key === "" ? [] : key.split("\n"), loadDocument), [loadDocument]);
  const loaded = useLoaded(unknown.join("\n"), load);
  if (unknown.length === 0) return { status: "ready", value: { documents: arrange(known), missing: 0 } };
  if (loaded.status === "ready") {
    return {
      status: "ready",
      value: { documents: arrange([...known, ...loaded.value]), missing: unknown.length - loaded.value.length },
    };
  }
  const isUsable = loaded.status === "failed" && known.length > 0;
  return isUsable ? { status: "ready", value: { documents: arrange(known), missing: unknown.length } } : loaded;
}

/** Recommended documents first, then the newest. */
export function arrange<Head extends Pick<DocumentHead, "time" | "recommend">>(documents: Head[]): Head[] {
  return documents.toSorted((a, b) => Number(b.recommend ?? false) - Number(a.recommend ?? false) || b.time - a.time);
}

async function loadHeads(
  paths: string[],
  loadDocument: (path: string) => Promise<DocumentHead>,
): Promise<ListedDocument[]> {
  const results = await Promise.allSettled(paths.map(loadDocument));
  const heads = results.flatMap((result, index) =>
    listed(paths[index] ?? "", result.status === "fulfilled" ? result.value : undefined),
  );
  const refused = results.find((result) => result.status === "rejected");
  if (heads.length === 0 && refused) throw refused.reason;
  return heads;
}

function listed(path: string, head: DocumentHead | undefined): ListedDocument[] {
  return head ? [{ ...head, path }] : [];
}
