import { useCallback, useMemo } from "react";
import { useKnownAnswers } from "#blocks/kit/query/knownAnswers.ts";
import { useOpenQuery } from "#blocks/kit/query/openQuery.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { type ListAddress, nameSearch, readListAddress } from "#core/listAddress.ts";

/** Returns the page and the search that the open address names. */
export function useListAddress(): ListAddress {
  const query = useOpenQuery();
  return useMemo(() => readListAddress(query), [query]);
}

/** Returns those of the documents that a search finds, in their order; all of them without one. */
export function useSearched<Listed extends { path: string }>(documents: Listed[], search: string): Loaded<Listed[]> {
  const { searchDocuments } = useSite();
  const known = useKnownAnswers()?.known.answers[nameSearch(search)] as string[] | undefined;
  const load = useCallback(
    (words: string) => (words === "" ? Promise.resolve([]) : searchDocuments(words)),
    [searchDocuments],
  );
  const paths = useLoaded(search, load, search === "" ? nothing : known);
  if (search === "") return { status: "ready", value: documents };
  if (paths.status !== "ready") return paths;
  return { status: "ready", value: documents.filter(({ path }) => paths.value.includes(path)) };
}

const nothing: string[] = [];
