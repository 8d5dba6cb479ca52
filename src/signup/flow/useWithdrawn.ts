import { useState } from "react";
import type { SubmissionHead } from "#contract/signup.ts";

/** What the runner has withdrawn since the list was loaded; `seen` returns a submission as it is now. */
export function useWithdrawn() {
  const [withdrawn, setWithdrawn] = useState<Record<string, number>>({});
  return {
    seen: (one: SubmissionHead): SubmissionHead => ({
      ...one,
      withdrawnAt: withdrawn[one.submissionId] ?? one.withdrawnAt,
    }),
    onWithdrawn: (submissionId: string, withdrawnAt: number) =>
      setWithdrawn((before) => ({ ...before, [submissionId]: withdrawnAt })),
  };
}
