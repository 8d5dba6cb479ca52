import { useCallback } from "react";
import type { EntryFilter, EntryPage } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { type Pages, type Paging, usePages } from "../../usePages.ts";

/** A list of entries, which grows page by page. */
export interface Entries
  extends EntryPage,
    Paging,
    Pick<Pages<EntryPage, EntryPage["entries"]>, "reload" | "loadMore"> {}

const nothing: EntryPage = { entries: [], next: null, counts: [] };

/** Loads the entries that match, and again when the filter changes. */
export function useEntries(client: Client, filter: EntryFilter): Entries {
  const load = useCallback(
    (after?: string) => client.call("GET /sign-up/organise/entries", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, reload, loadMore } = usePages(load, "entries", nothing);
  return { ...list, reload, loadMore };
}
