import { and, eq, inArray, sql } from "drizzle-orm";
import type { TakeDown, TakenDown } from "#contract/operator.ts";
import { liveEntryStates } from "#core/liveEntries.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { countChange } from "../../base/db/changes.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import { domains, publishedComposites, races, releases, sites } from "../../base/db/schema.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { commandActor } from "../../base/rights.ts";
import { lockPublishing } from "../publish/bind.ts";

/**
 * Removes a domain name, or a site with all of its domain names and editions; unless it is
 * confirmed, it only returns what it is about. The last domain name of a site stays while money of
 * its race is open: runners could neither pay nor read what became of it. Sign-ups, entries, orders
 * and the audit of the race stay in any case.
 */
export async function takeDown(db: Database, { kind, name, isConfirmed }: TakeDown): Promise<TakenDown> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockPublishing(tx);
    const domainName = kind === "domain" ? normaliseDomainName(name) : undefined;
    const siteId = kind === "site" ? name : domainName && (await findSiteId(tx, domainName));
    const site = siteId === undefined || siteId === "" ? undefined : await readSite(tx, siteId);
    if (!site || siteId === undefined || siteId === "") return { outcome: "unknown", site: null };
    const { raceId, ...details } = site;
    const isLast = kind === "site" || details.domainNames.every((name) => name === domainName);
    if (isLast && details.openOrders + details.openRefunds > 0) return { outcome: "money-open", site: details };
    if (!isConfirmed) return { outcome: "found", site: details };
    if (kind === "site") await removeSite(tx, siteId, raceId);
    else await tx.delete(domains).where(eq(domains.domainName, domainName ?? ""));
    await recordAudit(tx, { raceId, actor: commandActor, action: "take-down", entity: kind, entityId: name });
    await countChange(tx);
    return { outcome: "removed", site: details };
  });
}

async function findSiteId(tx: Database, domainName: string): Promise<string | undefined> {
  const [row] = await tx.select({ siteId: domains.siteId }).from(domains).where(eq(domains.domainName, domainName));
  return row?.siteId;
}

async function readSite(tx: Database, siteId: string) {
  const [site] = await tx.select({ raceId: sites.raceId }).from(sites).where(eq(sites.siteId, siteId)).for("update");
  if (!site) return undefined;
  const bound = await tx.select({ name: domains.domainName }).from(domains).where(eq(domains.siteId, siteId));
  const raceId = site.raceId ?? undefined;
  return {
    siteId,
    raceId,
    domainNames: bound.map(({ name }) => name).sort(),
    editions: await tx.$count(releases, eq(releases.siteId, siteId)),
    ...(await countOpen(tx, raceId)),
  };
}

// One that failed is settled by a later one of the same payment.
const isUnsettled = sql`(state in ('requested', 'refunding') or (state = 'failed' and not exists(
  select 1 from refunds later where(later.out_trade_no = refunds.out_trade_no and later.created_at > refunds.created_at))))`;

// Counts the open money of a race: what runners can still pay, and what they have not got back.
async function countOpen(
  tx: Database,
  raceId: string | undefined,
): Promise<Pick<NonNullable<TakenDown["site"]>, "entries" | "openOrders" | "openRefunds">> {
  if (raceId === undefined) return { entries: 0, openOrders: 0, openRefunds: 0 };
  const ofRace = tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.raceId, raceId));
  return {
    entries: await tx.$count(entries, and(eq(entries.raceId, raceId), inArray(entries.state, [...liveEntryStates]))),
    openOrders:
      (await tx.$count(orders, and(eq(orders.raceId, raceId), eq(orders.state, "pending_payment")))) +
      (await tx.$count(payments, and(inArray(payments.orderId, ofRace), eq(payments.state, "open")))),
    openRefunds:
      (await tx.$count(refunds, and(inArray(refunds.orderId, ofRace), isUnsettled))) +
      (await tx.$count(refundRequests, and(eq(refundRequests.raceId, raceId), eq(refundRequests.state, "waiting")))),
  };
}

async function removeSite(tx: Database, siteId: string, raceId: string | undefined): Promise<void> {
  const editions = tx.select({ releaseId: releases.releaseId }).from(releases).where(eq(releases.siteId, siteId));
  await tx.delete(publishedComposites).where(inArray(publishedComposites.releaseId, editions));
  await tx.delete(domains).where(eq(domains.siteId, siteId));
  await tx.delete(releases).where(eq(releases.siteId, siteId));
  await tx.delete(sites).where(eq(sites.siteId, siteId));
  if (raceId !== undefined) await tx.delete(races).where(eq(races.raceId, raceId));
}
