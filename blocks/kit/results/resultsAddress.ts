import { useMemo } from "react";
import { useOpenQuery } from "#blocks/kit/query/openQuery.ts";
import { type ResultsAddress, readAddress } from "#core/resultsAddress.ts";

/** Returns what the open address names; also the one that the server drew the page for. */
export function useResultsAddress(): ResultsAddress {
  const search = useOpenQuery();
  return useMemo(() => readAddress(search), [search]);
}
