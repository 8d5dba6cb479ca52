import { useCallback, useEffect } from "react";
import type { InvitationFilter, InvitationPage } from "#contract/invitations.ts";
import type { Client } from "#src/client/client.ts";
import { type Pages, type Paging, usePages } from "../../usePages.ts";

/** A list of invitations, which grows page by page. */
export type Invitations = InvitationPage &
  Paging &
  Pick<Pages<InvitationPage, InvitationPage["invitations"]>, "reload" | "loadMore">;

const nothing: InvitationPage = { invitations: [], next: null, counts: [], due: 0 };
// Messages are sent a part at a time; the list shows how many are left.
const progressMs = 5000;

/**
 * Loads the invitations that match, again when the filter changes, and their progress while
 * messages are sent; an answer to an older filter is ignored.
 */
export function useInvitations(client: Client, filter: InvitationFilter): Invitations {
  const load = useCallback(
    (after?: string) =>
      client.call("GET /sign-up/organise/invitations", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, reload, renew, loadMore } = usePages(load, "invitations", nothing);
  const { due, phase, invitations } = list;
  useEffect(() => {
    // Who has loaded more pages keeps them.
    if (due === 0 || phase !== "ready" || invitations.length > 50) return;
    const timer = setTimeout(renew, progressMs);
    return () => clearTimeout(timer);
  }, [due, phase, invitations, renew]);
  return { ...list, reload, loadMore };
}
