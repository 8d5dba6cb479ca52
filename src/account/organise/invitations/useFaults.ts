import { useCallback } from "react";
import type { InvitationProblem } from "#contract/invitations.ts";
import { useInvitationTexts } from "./texts.ts";

/**
 * Returns functions that write a problem of a file: what is wrong and what to do, and where it is.
 */
export function useFaults() {
  const t = useInvitationTexts();
  const sentence = useCallback(
    ({ code, params }: InvitationProblem) => t(`fault-${code}` as "fault-no-places", params as { left: string }),
    [t],
  );
  const place = useCallback(
    ({ row, column }: InvitationProblem) =>
      column === null ? t("placeRow", { row }) : t("place", { row, column: t(`column-${column}`) }),
    [t],
  );
  return { sentence, place };
}
