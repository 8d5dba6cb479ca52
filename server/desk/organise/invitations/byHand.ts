import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { newLink } from "../../../base/secrets/secrets.ts";
import { ensureSettled } from "../../../entry/places/upkeep.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { findRefusal } from "../../../race/refusals.ts";
import type { InviteTools } from "./importRows.ts";
import { holdPlaces, recordMade, TooFewPlaces } from "./make.ts";
import { readRaceFacts } from "./raceFacts.ts";

/** The link of an entry by hand. */
interface Begun {
  token: string;
  endsAt: Date;
}

/**
 * Begins an entry by hand: an invitation that holds a place for two hours, and that only the
 * organiser who made it uses, in the name of the race. Nothing is charged for it; what was paid
 * elsewhere is noted.
 */
export async function beginByHand(
  tools: InviteTools,
  reviewer: Reviewer,
  { domainName, item, reason, paidFen }: BodyOf<"POST /sign-up/organise/by-hand">,
): Promise<Begun | ErrorOf<"POST /sign-up/organise/by-hand">> {
  const { db, secrets } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const raceItem = (await readRaceFacts(tools, site)).items.get(item);
  if (!raceItem || raceItem.fault) return "invitation/unknown-item";
  await ensureSettled(tools, site, [item]);
  const { token, ...link } = newLink(secrets, "invitation");
  const { raceId } = site;
  try {
    return await db.transaction(async (transaction) => {
      const tx = transaction as Database;
      const [row] = await tx
        .insert(invitations)
        .values({
          invitationId: randomUUID(),
          raceId,
          domainName: site.domainName,
          item,
          kind: "by-hand",
          language: "zh",
          isWaived: true,
          holdsPlace: true,
          createdBy: reviewer.actor,
          ...link,
          paidFen: paidFen ?? null,
          noteSealed: secrets.seal(reason.trim()),
          endsAt: sql`now() + interval '2 hours'`,
        })
        .returning();
      if (!row) throw new Error("An entry by hand was not stored.");
      await holdPlaces(tx, [row]);
      await recordMade(tx, [row]);
      return { token, endsAt: row.endsAt };
    });
  } catch (error) {
    if (findRefusal(error, "sign-up")?.error === "sign-up/cancelled") return "invitation/cancelled";
    if (error instanceof TooFewPlaces) return "invitation/no-places";
    throw error;
  }
}
