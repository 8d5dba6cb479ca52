import { useCallback, useEffect, useRef, useState } from "react";
import type { EntryFilter, EntryHead, EntryPage } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { fetchEntries } from "#src/client/organise.ts";
import { useExplanation } from "../useExplanation.ts";

interface Loaded extends EntryPage {
  phase: "loading" | "ready" | "failed";
  /** Why loading failed, in the organiser's language. */
  message?: string;
}

/** A list of entries, which grows page by page. */
export interface Entries extends Loaded {
  /** Loads the list from the start. */
  reload(): void;
  loadMore(): void;
}

const nothing: Loaded = { entries: [] as EntryHead[], next: null, counts: [], phase: "loading" };

/** Loads the entries that match, and again when the filter changes; an answer to an older filter is ignored. */
export function useEntries(client: Client, filter: EntryFilter): Entries {
  const explain = useExplanation();
  const [list, setList] = useState(nothing);
  const round = useRef(0);
  const load = useCallback(
    async (after?: string) => {
      const own = ++round.current;
      setList((before) => ({ ...before, ...(after === undefined && { entries: [], next: null }), phase: "loading" }));
      try {
        const page = await fetchEntries(client, filter, after);
        if (own !== round.current) return;
        setList((before) => ({ ...page, entries: [...before.entries, ...page.entries], phase: "ready" }));
      } catch (error) {
        if (own === round.current) setList((before) => ({ ...before, phase: "failed", message: explain(error) }));
      }
    },
    [client, filter, explain],
  );
  useEffect(() => void load(), [load]);
  return { ...list, reload: () => void load(), loadMore: () => void load(list.next ?? undefined) };
}
