import { useCallback } from "react";
import type { AuditFilter, AuditPage } from "#contract/audit.ts";
import type { Client } from "#src/client/client.ts";
import { type Pages, type Paging, usePages } from "../../usePages.ts";

interface Listed extends Omit<AuditPage, "head" | "raceId"> {
  head: AuditPage["head"] | undefined;
}

/** The lines of an audit, which grow page by page. */
export interface Audit extends Listed, Paging, Pick<Pages<Listed, Listed["lines"]>, "reload" | "loadMore"> {}

const nothing: Listed = { lines: [], next: null, organisers: [], head: undefined };

/** Loads the lines that match, and again when the filter changes. */
export function useAudit(client: Client, filter: AuditFilter): Audit {
  const load = useCallback(
    (after?: string): Promise<Listed> =>
      client.call("GET /sign-up/organise/audit", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, reload, loadMore } = usePages(load, "lines", nothing);
  return { ...list, reload, loadMore };
}
