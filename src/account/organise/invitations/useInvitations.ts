import { useCallback, useEffect, useRef, useState } from "react";
import type { InvitationFilter, InvitationPage } from "#contract/invitations.ts";
import type { Client } from "#src/client/client.ts";
import { useExplanation } from "../../useExplanation.ts";

interface Loaded extends InvitationPage {
  phase: "loading" | "ready" | "failed";
  /** Why loading failed, in the organiser's language. */
  message?: string;
}

/** A list of invitations, which grows page by page. */
export interface Invitations extends Loaded {
  /** Loads the list from the start. */
  reload(): void;
  loadMore(): void;
}

const nothing: Loaded = { invitations: [], next: null, counts: [], due: 0, phase: "loading" };
// Messages are sent a part at a time; the list shows how many are left.
const progressMs = 5000;

/**
 * Loads the invitations that match, again when the filter changes, and their progress while
 * messages are sent; an answer to an older filter is ignored.
 */
export function useInvitations(client: Client, filter: InvitationFilter): Invitations {
  const explain = useExplanation();
  const [list, setList] = useState(nothing);
  const round = useRef(0);
  const load = useCallback(
    async (after?: string, { isQuiet = false } = {}) => {
      const own = ++round.current;
      if (!isQuiet)
        setList((before) => ({ ...before, ...(after === undefined && { invitations: [] }), phase: "loading" }));
      try {
        const page = await client.call("GET /sign-up/organise/invitations", {
          query: { ...filter, after },
          isSilent: true,
        });
        if (own !== round.current) return;
        setList((before) => {
          const kept = after === undefined ? [] : before.invitations;
          return { ...page, invitations: [...kept, ...page.invitations], phase: "ready" };
        });
      } catch (error) {
        if (own === round.current && !isQuiet)
          setList((before) => ({ ...before, phase: "failed", message: explain(error) }));
      }
    },
    [client, filter, explain],
  );
  useEffect(() => void load(), [load]);
  const { due, phase, invitations } = list;
  useEffect(() => {
    // Who has loaded more pages keeps them.
    if (due === 0 || phase !== "ready" || invitations.length > 50) return;
    const timer = setTimeout(() => void load(undefined, { isQuiet: true }), progressMs);
    return () => clearTimeout(timer);
  }, [due, phase, invitations, load]);
  return { ...list, reload: () => void load(), loadMore: () => void load(list.next ?? undefined) };
}
