import { and, eq, sql } from "drizzle-orm";
import { sumFees } from "#forms/prices/fees.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { linkMac, type Secrets } from "../../base/secrets/secrets.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { endTransfers, type TransferRow } from "../../money/orders/passedOn.ts";
import { isOpenAt, transferPolicy } from "../../money/orders/policy.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { Refused, refusal } from "../../race/refusals.ts";
import { passPlaceOn } from "../leave/leave.ts";
import { endPickUps, listEntryIds } from "../pickUp/end.ts";
import { carryPlace } from "../places/carry.ts";
import type { Entered, Unit } from "../places/enter.ts";
import type { Link, ReadLink, Settled } from "./link.ts";

/** A transfer with the sign-up whose place is passed on. */
export interface Offered {
  transfer: TransferRow;
  from: typeof submissions.$inferSelect;
  /** Whether the link's time is over, by the database's clock. */
  isOver: boolean;
}

/** Returns the open transfer of a link; undefined if it is no link, or not any more. */
export async function findOffered(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "mac"> },
  token: string,
): Promise<Offered | undefined> {
  const [offer] = await db
    .select({ transfer: transfers, from: submissions, isOver: sql<boolean>`${transfers.endsAt} <= now()` })
    .from(transfers)
    .innerJoin(submissions, eq(submissions.submissionId, transfers.fromSubmission))
    .where(and(eq(transfers.linkMac, linkMac(secrets, "transfer", token)), eq(transfers.state, "open")));
  return offer;
}

/** Reads the link of an entry that its owner passes on to somebody else. */
export const readTransfer: ReadLink = async (tools, { site, now, body: { transfer: token, item } }) => {
  if (token === undefined) return undefined;
  const offer = await findOffered(tools, token);
  const isHere = offer && offer.transfer.raceId === site.raceId && offer.transfer.item === item;
  if (!isHere || offer.isOver || offer.from.withdrawnAt) return refusal("sign-up/transfer-link");
  const policy = transferPolicy(site);
  if (!policy || !isOpenAt(policy, now)) return refusal("sign-up/transfer-closed");
  return openTransfer(site, offer);
};

function openTransfer(site: RaceSite, { transfer, from }: Offered): Link {
  const { transferId, orderId } = transfer;
  const { submissionId } = from;
  const error = "sign-up/transfer-link";
  return {
    error,
    settled: keepPrice(from),
    from: { submissionId },
    async lock(tx) {
      await lockTaken(tx, { submissionId, orderId, error });
      const [row] = await tx
        .select({ state: transfers.state, isOver: sql<boolean>`${transfers.endsAt} <= now()` })
        .from(transfers)
        .where(eq(transfers.transferId, transferId))
        .for("update");
      if (row?.state !== "open" || row.isOver) throw new Refused(error);
    },
    take: (tx, unit) => takePlace(tx, { transferId, submissionId, orderId }, unit),
    async notify(tx, tools, { submissionId: to, siteTitle }) {
      const values = { item: itemName(site, transfer.item), site: siteTitle };
      const before = { key: `transferred/${transferId}`, template: "transferred", values } as const;
      await notifyOwner(tx, tools, submissionId, before);
      await notifyOwner(tx, tools, to, { key: `received/${transferId}`, template: "received", values });
    },
  };
}

/** Returns the paid price of a place: its receiver owes nothing. */
export function keepPrice({ feeFen, price, waiver }: Settled): Settled {
  return { feeFen, price, waiver, optionsFen: sumFees(price?.entrants[0]) };
}

/**
 * Locks the order that paid for a place and the sign-up that has it. Throws Refused if one of them
 * has ended.
 */
export async function lockTaken(
  tx: Database,
  { submissionId, orderId, error }: { submissionId: string; orderId: string | null; error: Link["error"] },
): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (orderId !== null && order?.state !== "paid" && order?.state !== "part_refunded") throw new Refused(error);
  const [from] = await tx
    .select({ withdrawnAt: submissions.withdrawnAt })
    .from(submissions)
    .where(eq(submissions.submissionId, submissionId))
    .for("update");
  if (!from || from.withdrawnAt) throw new Refused(error);
}

async function takePlace(
  tx: Database,
  { transferId, submissionId, orderId }: { transferId: string; submissionId: string; orderId: string | null },
  unit: Unit,
): Promise<Entered> {
  await passPlaceOn(tx, submissionId, "transferred");
  const carried = await carryPlace(tx, submissionId, unit);
  if (carried === "gone") throw new Refused("sign-up/transfer-link");
  if (carried === "registered") return { outcome: "registered", positions: [0] };
  await endPickUps(tx, await listEntryIds(tx, [submissionId]));
  const { raceId, actor, submissionId: to } = unit;
  await endTransfers(tx, eq(transfers.transferId, transferId), { state: "done", toSubmission: to });
  const details = { transferId, to, orderId };
  await recordAudit(tx, { raceId, actor, action: "transferred", entity: "sign-up", entityId: submissionId, details });
  return { outcome: "entered", state: "confirmed" };
}
