import { useCallback } from "react";
import type { ApplicationCounts, ApplicationFilter, ApplicationHead, Decision } from "#contract/applications.ts";
import type { Client } from "#src/client/client.ts";
import { type Paging, usePages } from "../usePages.ts";

/** What is listed; without a status all applications of the race. */
export type ListFilter = ApplicationFilter;

interface Listed {
  applications: ApplicationHead[];
  /** The id after which more can be loaded. */
  next: string | null;
  counts: ApplicationCounts;
  /** The ids of those whose approval is to be revoked. */
  revocations: string[];
}

type Loaded = Listed & Paging;

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

const nothing: Listed = {
  applications: [],
  next: null,
  counts: { waiting: 0, approved: 0, rejected: 0, withdrawn: 0 },
  revocations: [],
};

/** Loads the applications that match, and again when the filter changes. */
export function useApplications(client: Client, filter: ListFilter): Applications {
  const load = useCallback(
    (after?: string): Promise<Listed> =>
      client.call("GET /sign-up/review/applications", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, reload, loadMore, change } = usePages(load, "applications", nothing);
  return {
    ...list,
    reload,
    loadMore,
    update: (submissionId, decision) => change((before) => withDecision(before, filter, submissionId, decision)),
    nextWaiting: (submissionId) => nextWaiting(list.applications, submissionId),
  };
}

function withDecision(list: Loaded, filter: ListFilter, submissionId: string, decision: Decision): Loaded {
  const current = list.applications.find((application) => application.submissionId === submissionId);
  if (!current || current.decision) return list;
  const { counts } = list;
  const { status, ground, reason } = decision;
  const decided: ApplicationHead = {
    ...current,
    decision,
    refuseGround: ground?.text ?? null,
    refuseReason: reason,
    auditStatus: status === "approved" ? 2 : 3,
  };
  const isListed = !filter.status || filter.status === status;
  return {
    ...list,
    counts: { ...counts, waiting: counts.waiting - 1, [status]: counts[status] + 1 },
    applications: list.applications.flatMap((application) =>
      application === current ? (isListed ? [decided] : []) : [application],
    ),
  };
}

function nextWaiting(applications: ApplicationHead[], submissionId: string): string | undefined {
  const at = applications.findIndex((application) => application.submissionId === submissionId);
  const queue = [...applications.slice(at + 1), ...applications.slice(0, Math.max(at, 0))];
  return queue.find(({ decision, withdrawnAt }) => decision === null && withdrawnAt === null)?.submissionId;
}
