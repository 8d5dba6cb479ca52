import { useState } from "react";
import type { SubmissionHead } from "#contract/signup.ts";
import type { Client } from "#src/client/client.ts";

/** Whether a submission has ended, and why. */
export type End = Pick<SubmissionHead, "withdrawnAt" | "endedBecause">;

/**
 * Keeps the sign-ups that ended since the list was loaded, or began again by a late payment; `seen`
 * returns a submission as it is now, and `look` fetches whether one has ended.
 */
export function useWithdrawn(client: Client) {
  const [changed, setChanged] = useState<Record<string, End>>({});
  const onWithdrawn = (submissionId: string, { withdrawnAt, endedBecause }: End) =>
    setChanged((before) => ({ ...before, [submissionId]: { withdrawnAt, endedBecause } }));
  return {
    seen: (submission: SubmissionHead): SubmissionHead => ({ ...submission, ...changed[submission.submissionId] }),
    onWithdrawn,
    look: async (submissionId: string) => {
      const now = await client
        .call("GET /sign-up/submissions/:id", { params: { id: submissionId }, isSilent: true })
        .catch(() => undefined);
      if (now) onWithdrawn(submissionId, now);
    },
  };
}
