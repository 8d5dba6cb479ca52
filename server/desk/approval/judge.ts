/** What waits for a second organiser, as its row has it. */
export interface Approvable {
  state: string;
  requestedBy: string;
  decidedBy: string | null;
}

/**
 * Returns whether an organiser may decide a locked request: `again` if it is the approval that this
 * organiser has made, which is repeated and changes nothing; otherwise the code of why not. The one
 * who requested it can only refuse it.
 */
export function judge<Family extends "refund" | "places" | "cancellation" | "messages" | "revocation">(
  family: Family,
  request: Approvable,
  { actor, isApproved }: { actor: string; isApproved: boolean },
): "yes" | "again" | `${Family}/decided` | `${Family}/second-organiser` {
  if (request.state === "approved" && request.decidedBy === actor && isApproved) return "again";
  if (request.state !== "waiting") return `${family}/decided`;
  return isApproved && request.requestedBy === actor ? `${family}/second-organiser` : "yes";
}
