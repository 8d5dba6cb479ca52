import { useCallback, useRef } from "react";
import { useKnownAnswers } from "#blocks/kit/query/knownAnswers.ts";
import type { ResultListQuery, ResultSetQuery } from "#blocks/kit/site/results.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { PublicResult, ResultList, ResultOverview } from "#core/publicResults.ts";
import { nameAnswer } from "#core/resultsAddress.ts";

/** Loads what is published of the race's results. */
export function useOverview(): Loaded<ResultOverview> {
  const { results } = useSite();
  const load = useCallback(async () => (await results()).overview(), [results]);
  return useKnownOrLoaded(nameAnswer("overview"), load);
}

/** Loads a page of the list of an item. */
export function useResultList(query: ResultListQuery): Loaded<ResultList> {
  const { results } = useSite();
  const name = nameAnswer("list", query);
  const load = useCallback(async () => (await results()).list(readQuery(name)), [results, name]);
  return useKnownOrLoaded(name, load);
}

/** Loads the result of a runner. */
export function useRunnerResult(query: ResultSetQuery & { bib: string }): Loaded<PublicResult> {
  const { results } = useSite();
  const name = nameAnswer("runner", query);
  const load = useCallback(async () => (await results()).runner(readQuery(name)), [results, name]);
  return useKnownOrLoaded(name, load);
}

// A name has all of its query, so that `load` is the same as long as the name is.
function readQuery<Query>(name: string): Query {
  return JSON.parse(name.slice(name.indexOf(" ") + 1)) as Query;
}

function useKnownOrLoaded<T>(name: string, load: () => Promise<T>): Loaded<T> {
  const known = useKnownAnswers()?.known;
  const failure = known?.failures?.[name];
  const loaded = useLoaded(name, load, known?.answers[name] as T | undefined);
  return failure === undefined ? loaded : { status: "failed", message: failure, retry: () => window.location.reload() };
}

/** Returns what was loaded last while the next is loading, so that a page does not jump. */
export function useLastLoaded<T>(loaded: Loaded<T>): { shown: Loaded<T>; isStale: boolean } {
  const last = useRef<Loaded<T>>(undefined);
  if (loaded.status === "ready") last.current = loaded;
  if (loaded.status !== "loading" || last.current === undefined) return { shown: loaded, isStale: false };
  return { shown: last.current, isStale: true };
}
