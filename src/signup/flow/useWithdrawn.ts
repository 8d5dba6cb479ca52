import { useState } from "react";
import type { SubmissionHead } from "#contract/signup.ts";

/** What has ended since the list was loaded, or began again by a late payment; `seen` returns a submission as it is now. */
export function useWithdrawn() {
  const [changed, setChanged] = useState<Record<string, Pick<SubmissionHead, "withdrawnAt">>>({});
  return {
    seen: (one: SubmissionHead): SubmissionHead => ({ ...one, ...changed[one.submissionId] }),
    onWithdrawn: (submissionId: string, withdrawnAt: number | null) =>
      setChanged((before) => ({ ...before, [submissionId]: { withdrawnAt } })),
  };
}
