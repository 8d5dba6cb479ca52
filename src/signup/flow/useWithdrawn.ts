import { useState } from "react";
import type { SubmissionHead } from "#contract/signup.ts";

/** Whether a submission has ended, and why. */
export type End = Pick<SubmissionHead, "withdrawnAt" | "endedBecause">;

/** What has ended since the list was loaded, or began again by a late payment; `seen` returns a submission as it is now. */
export function useWithdrawn() {
  const [changed, setChanged] = useState<Record<string, End>>({});
  return {
    seen: (one: SubmissionHead): SubmissionHead => ({ ...one, ...changed[one.submissionId] }),
    onWithdrawn: (submissionId: string, end: End) => setChanged((before) => ({ ...before, [submissionId]: end })),
  };
}
