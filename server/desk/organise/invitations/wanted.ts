import type { InvitationFault, InvitationProblem } from "#contract/invitations.ts";
import type { InvitationColumn } from "#core/invitations.ts";
import type { Channel } from "../../../base/delivery/message.ts";

/** What a good row asks for. */
export interface Wanted {
  row: number;
  channel: Channel;
  /** The contact as it is kept. */
  target: string;
  item: string;
  language: "zh" | "en";
  endsAt: Date;
  isWaived: boolean;
  holdsPlace: boolean;
  /** How many places, each with an invitation of its own. */
  count: number;
  note: string;
}

/** A mistake in a row. */
export function fault(
  row: number,
  column: InvitationColumn | null,
  code: InvitationFault,
  params: Record<string, string> = {},
): InvitationProblem {
  return { row, column, code, params };
}
