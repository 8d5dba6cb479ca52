import { useCallback, useEffect, useRef, useState } from "react";
import type { AuditFilter, AuditPage } from "#contract/audit.ts";
import type { Client } from "#src/client/client.ts";
import { fetchAudit } from "#src/client/live.ts";
import { useExplanation } from "../../useExplanation.ts";

interface Loaded extends Omit<AuditPage, "head" | "raceId"> {
  head: AuditPage["head"] | undefined;
  phase: "loading" | "ready" | "failed";
  /** Why loading failed, in the organiser's language. */
  message?: string;
}

/** The lines of an audit, which grow page by page. */
export interface Audit extends Loaded {
  /** Loads the lines from the start. */
  reload(): void;
  loadMore(): void;
}

const nothing: Loaded = { lines: [], next: null, organisers: [], head: undefined, phase: "loading" };

/** Loads the lines that match, and again when the filter changes; an answer to an older filter is ignored. */
export function useAudit(client: Client, filter: AuditFilter): Audit {
  const explain = useExplanation();
  const [list, setList] = useState(nothing);
  const round = useRef(0);
  const load = useCallback(
    async (after?: string) => {
      const own = ++round.current;
      setList((before) => ({ ...before, ...(after === undefined && { lines: [], next: null }), phase: "loading" }));
      try {
        const page = await fetchAudit(client, filter, after);
        if (own !== round.current) return;
        setList((before) => ({ ...page, lines: [...before.lines, ...page.lines], phase: "ready" }));
      } catch (error) {
        if (own === round.current) setList((before) => ({ ...before, phase: "failed", message: explain(error) }));
      }
    },
    [client, filter, explain],
  );
  useEffect(() => void load(), [load]);
  return { ...list, reload: () => void load(), loadMore: () => void load(list.next ?? undefined) };
}
