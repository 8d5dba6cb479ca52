import { useState } from "react";
import type { SubmissionHead } from "#contract/signup.ts";

/** What has ended since the list was loaded, or began again by a late payment; `seen` returns a submission as it is now. */
export function useWithdrawn() {
  const [withdrawn, setWithdrawn] = useState<Record<string, number | null>>({});
  return {
    seen: (one: SubmissionHead): SubmissionHead => ({
      ...one,
      withdrawnAt: Object.hasOwn(withdrawn, one.submissionId) ? (withdrawn[one.submissionId] ?? null) : one.withdrawnAt,
    }),
    onWithdrawn: (submissionId: string, withdrawnAt: number | null) =>
      setWithdrawn((before) => ({ ...before, [submissionId]: withdrawnAt })),
  };
}
