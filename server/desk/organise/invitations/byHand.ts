import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { BodyOf } from "#contract/contract.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { ensureSettled } from "../../../entry/places/upkeep.ts";
import { findRefusal } from "../../../race/refusals.ts";
import { organisedRace } from "../race.ts";
import type { InviteTools } from "./importRows.ts";
import { holdPlaces, newLink, recordMade, TooFewPlaces } from "./make.ts";
import { readRaceFacts } from "./raceFacts.ts";

export type Begun =
  | { outcome: "begun"; token: string; endsAt: Date }
  | { outcome: "no-race" | "not-allowed" | "unknown-item" | "no-places" | "cancelled" };

/**
 * Begins an entry by hand: an invitation that holds a place for two hours, and that only the
 * organiser who made it uses, in the name of the race. Nothing is charged for it; what was paid
 * elsewhere is noted.
 */
export async function beginByHand(
  tools: InviteTools,
  reviewer: Reviewer,
  { domainName, item, reason, paidFen }: BodyOf<"POST /sign-up/organise/by-hand">,
): Promise<Begun> {
  const { db, secrets } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return { outcome: site };
  const found = (await readRaceFacts(tools, site)).items.get(item);
  if (!found || found.fault) return { outcome: "unknown-item" };
  await ensureSettled(tools, site, [item]);
  const { token, ...link } = newLink(secrets);
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
      return { outcome: "begun", token, endsAt: row.endsAt } as const;
    });
  } catch (error) {
    if (findRefusal(error, "sign-up")?.error === "sign-up/cancelled") return { outcome: "cancelled" };
    if (error instanceof TooFewPlaces) return { outcome: "no-places" };
    throw error;
  }
}
