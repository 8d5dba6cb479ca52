import { useCallback, useEffect, useRef, useState } from "react";
import type { ApplicationCounts, ApplicationFilter, ApplicationHead, Decision } from "#contract/applications.ts";
import { fetchApplications } from "#src/client/applications.ts";
import type { Client } from "#src/client/client.ts";
import { useExplanation } from "../useExplanation.ts";

/** What is listed; without a status all applications of the race. */
export type ListFilter = ApplicationFilter;

interface Loaded {
  applications: ApplicationHead[];
  /** The id after which more can be loaded. */
  next: string | null;
  counts: ApplicationCounts;
  phase: "loading" | "ready" | "failed";
  /** Why loading failed, in the organiser's language. */
  message?: string;
}

/** A list of applications, which grows page by page. */
export interface Applications extends Loaded {
  /** Loads the list from the start. */
  reload(): void;
  /** Loads the next page; resolves to what it brought, empty if it failed. */
  loadMore(): Promise<ApplicationHead[]>;
  /** Enters a decision; an application that no longer matches the filter leaves the list. */
  update(submissionId: string, decision: Decision): void;
  /** The next application in the list that waits, after this one or else before it. */
  nextWaiting(submissionId: string): string | undefined;
}

const nothing: Loaded = {
  applications: [],
  next: null,
  counts: { waiting: 0, approved: 0, rejected: 0, withdrawn: 0 },
  phase: "loading",
};

/** Loads the applications that match, and again when the filter changes; an answer to an older filter is ignored. */
export function useApplications(client: Client, filter: ListFilter): Applications {
  const explain = useExplanation();
  const [list, setList] = useState(nothing);
  const round = useRef(0);
  const load = useCallback(
    async (after?: string): Promise<ApplicationHead[]> => {
      const own = ++round.current;
      setList((before) => ({
        ...before,
        ...(after === undefined && { applications: [], next: null }),
        phase: "loading",
      }));
      try {
        const page = await fetchApplications(client, filter, after);
        if (own !== round.current) return [];
        setList((before) => ({
          ...page,
          applications: [...before.applications, ...page.applications],
          phase: "ready",
        }));
        return page.applications;
      } catch (error) {
        if (own === round.current) setList((before) => ({ ...before, phase: "failed", message: explain(error) }));
        return [];
      }
    },
    [client, filter, explain],
  );
  useEffect(() => void load(), [load]);
  return {
    ...list,
    reload: () => void load(),
    loadMore: () => load(list.next ?? undefined),
    update: (submissionId, decision) => setList((before) => withDecision(before, filter, submissionId, decision)),
    nextWaiting: (submissionId) => nextWaiting(list.applications, submissionId),
  };
}

function withDecision(list: Loaded, filter: ListFilter, submissionId: string, decision: Decision): Loaded {
  const known = list.applications.find((one) => one.submissionId === submissionId);
  if (!known || known.decision) return list;
  const { counts } = list;
  const { status, reason } = decision;
  const decided: ApplicationHead = {
    ...known,
    ...{ decision, refuseReason: reason, auditStatus: status === "approved" ? 2 : 3 },
  };
  const isListed = !filter.status || filter.status === status;
  return {
    ...list,
    counts: { ...counts, waiting: counts.waiting - 1, [status]: counts[status] + 1 },
    applications: list.applications.flatMap((one) => (one === known ? (isListed ? [decided] : []) : [one])),
  };
}

function nextWaiting(applications: ApplicationHead[], submissionId: string): string | undefined {
  const at = applications.findIndex((one) => one.submissionId === submissionId);
  const others = [...applications.slice(at + 1), ...applications.slice(0, Math.max(at, 0))];
  return others.find(({ decision, withdrawnAt }) => decision === null && withdrawnAt === null)?.submissionId;
}
