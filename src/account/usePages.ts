import { useCallback, useEffect, useRef, useState } from "react";
import { useExplanation } from "./useExplanation.ts";

/** How far a list is that is loaded page by page. */
export interface Paging {
  phase: "loading" | "ready" | "failed";
  /** Why loading failed, in the reader's language. */
  message?: string;
}

/** The pages that were loaded, as one. */
export interface Pages<Page, Rows> {
  list: Page & Paging;
  /** Loads the list from the start. */
  reload(): void;
  /** Loads the list from the start, and shows the old one until it is there, also if that fails. */
  renew(): void;
  /** Loads the next page; resolves to what it brought, empty if it failed. */
  loadMore(): Promise<Rows>;
  /** Changes what is listed. */
  change(to: (before: Page & Paging) => Page & Paging): void;
}

/**
 * Loads a list whose rows are the property `key` of a page, and again when `fetchPage` changes,
 * which keeps its identity otherwise; an answer to an older one is ignored. `nothing` is the page
 * before there is one.
 */
export function usePages<Key extends string, Page extends { next: string | null } & Record<Key, unknown[]>>(
  fetchPage: (after: string | undefined) => Promise<Page>,
  key: Key,
  nothing: Page,
): Pages<Page, Page[Key]> {
  const explain = useExplanation();
  const [list, setList] = useState<Page & Paging>({ ...nothing, phase: "loading" });
  const round = useRef(0);
  const load = useCallback(
    async (after?: string, { isQuiet = false } = {}): Promise<Page[Key]> => {
      const turn = ++round.current;
      const start = after === undefined && { [key]: [], next: null };
      if (!isQuiet) setList((before) => ({ ...before, ...start, phase: "loading" }));
      try {
        const page = await fetchPage(after);
        if (turn !== round.current) return [] as unknown as Page[Key];
        const isFirst = after === undefined;
        setList((before) => ({ ...page, [key]: [...(isFirst ? [] : before[key]), ...page[key]], phase: "ready" }));
        return page[key];
      } catch (error) {
        if (turn === round.current && !isQuiet)
          setList((before) => ({ ...before, phase: "failed", message: explain(error) }));
        return [] as unknown as Page[Key];
      }
    },
    [fetchPage, key, explain],
  );
  useEffect(() => void load(), [load]);
  const renew = useCallback(() => void load(undefined, { isQuiet: true }), [load]);
  return { list, reload: () => void load(), renew, loadMore: () => load(list.next ?? undefined), change: setList };
}
