import { and, eq } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import type { MailingStepBody, ShippedRows } from "#contract/mailing.ts";
import { isMailingEdge, type MailingState } from "#core/mailing.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { changeMailing, lockMailing, lockPack } from "../../entry/mailing/change.ts";
import { findHandOut } from "../../entry/mailing/handOuts.ts";
import { endMailing, findObstacle } from "../../entry/mailing/settle.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { expireNow } from "../../money/orders/leave.ts";
import { notifyMailing } from "../../money/orders/notifyMailing.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { DeskTools } from "./tools.ts";

/** Why a step is not taken, with what the code has in addition. */
export interface RefusedStep {
  error: Extract<ErrorOf<"POST /sign-up/organise/mailings/step">, `mailing/${string}`>;
  details?: Record<string, unknown>;
}

type Step = Omit<MailingStepBody, "domainName"> & { actor: string };

/**
 * Takes the next step of a mailing of a race, and informs its runner. Before a pack is packed or
 * sent,
 * its entry is locked, as a hand-out locks it: one that was handed out is not packed, its mailing
 * ends, and its fee goes back.
 */
export async function takeStep(
  tools: DeskTools,
  site: RaceSite,
  { mailingId, step, actor, carrier, tracking }: Step,
): Promise<{ state: MailingState } | RefusedStep> {
  const isIt = and(eq(mailings.mailingId, mailingId), eq(mailings.raceId, site.raceId));
  const [row] = await tools.db.select().from(mailings).where(isIt);
  if (!row) return { error: "mailing/unknown" };
  const isSent = step === "shipped" || step === "reshipped";
  const shipment = isSent ? { carrier: carrier?.trim(), tracking: tracking?.trim() } : {};
  if (isSent && !(shipment.carrier && shipment.tracking)) return { error: "mailing/no-tracking" };
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockPack(tx, row);
    if (row.orderId !== null) await lockOrder(tx, row.orderId);
    const mailing = await lockMailing(tx, mailingId);
    if (!isMailingEdge(mailing.state, step)) return { error: "mailing/step", details: { state: mailing.state } };
    if (step === "cancelled") {
      if (mailing.state === "requested" && mailing.orderId !== null) await expireNow(tx, mailing.orderId);
      else await endMailing(tx, tools, mailing, { because: "organiser", actor, site });
      return { state: "cancelled" };
    }
    const because = step === "packed" ? await findObstacle(tx, mailing) : undefined;
    if (because) {
      await endMailing(tx, tools, mailing, { because, actor, site });
      return because === "left" ? { error: "mailing/entry-ended" } : describeHandOut(tx, mailing.entryId ?? "");
    }
    const changed = await changeMailing(tx, mailing, { after: step, actor, ...shipment });
    // Each time it is sent again, or comes back again, is another message.
    const about = changed.state === mailing.state ? "" : String(changed.stateAt.getTime());
    await notifyMailing(tx, tools, changed, { what: step, site, about });
    return { state: changed.state };
  });
}

// By whom, at which site and when, for the organiser who packs.
async function describeHandOut(tx: Database, entryId: string): Promise<RefusedStep> {
  const handOut = await findHandOut(tx, entryId);
  if (!handOut) return { error: "mailing/handed-out", details: { handOut: null } };
  const { byAccount, site, at } = handOut;
  const [account] = await tx.select({ nick: accounts.nick }).from(accounts).where(eq(accounts.accountId, byAccount));
  return {
    error: "mailing/handed-out",
    details: { handOut: { staff: account?.nick ?? byAccount, site, at: at.getTime() } },
  };
}

/**
 * Marks packed mailings as sent, with what a carrier's file states of each; a row that is wrong is
 * left out and reported.
 */
export async function shipRows(
  tools: DeskTools,
  site: RaceSite,
  rows: readonly { mailingId: string; carrier: string; tracking: string }[],
  actor: string,
): Promise<ShippedRows> {
  const result: ShippedRows = { shipped: 0, faults: [] };
  for (const [index, { mailingId, carrier, tracking }] of rows.entries()) {
    const outcome = await takeStep(tools, site, {
      mailingId: mailingId.trim(),
      step: "shipped",
      actor,
      carrier,
      tracking,
    });
    if ("state" in outcome) result.shipped++;
    else {
      const state = (outcome.details?.state as MailingState | undefined) ?? null;
      result.faults.push({ row: index + 2, fault: faultOf(outcome.error), state });
    }
  }
  return result;
}

function faultOf(error: RefusedStep["error"]): ShippedRows["faults"][number]["fault"] {
  if (error === "mailing/unknown") return "unknown";
  if (error === "mailing/no-tracking") return "carrier";
  return error === "mailing/step" ? "state" : "handed-out";
}
