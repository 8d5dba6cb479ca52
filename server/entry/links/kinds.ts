import type { SignupTools } from "../../money/payments/tools.ts";
import type { Refusal } from "../../race/refusals.ts";
import { readDeferral } from "./deferral.ts";
import { readInvitation } from "./invitation.ts";
import type { Link, LinkUse, ReadLink } from "./link.ts";
import { readTransfer } from "./transfer.ts";

/** The kinds of links; a sign-up that names several uses the first. */
const kinds: readonly ReadLink[] = [readInvitation, readTransfer, readDeferral];

/**
 * Reads the link that a sign-up names; or why it cannot be used; undefined if it names none.
 */
export async function readLink(tools: SignupTools, use: LinkUse): Promise<Link | Refusal | undefined> {
  for (const readKind of kinds) {
    const link = await readKind(tools, use);
    if (link) return link;
  }
  return undefined;
}
