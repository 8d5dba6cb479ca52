import { eq } from "drizzle-orm";
import type { waivers } from "#contract/signup.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import type { Env } from "../../base/env/env.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { Merchants } from "../payments/merchants.ts";

/**
 * Returns whether a race's runners pay its fees here: nobody does at a server whose merchants
 * differ from those of the others.
 */
export function isPaidOnline(
  { merchants }: { merchants: Merchants },
  raceId: string,
  site: Pick<RaceSite, "site"> | undefined,
): boolean {
  const canPay = merchants.othersAre === undefined && merchants.of(raceId).length > 0;
  return canPay && site?.site.prices?.paidElsewhere !== true;
}

/** What an operator states about payments. */
export type PaymentMode = Pick<Env, "isProduction" | "takesNoPayments">;

/** Why places that cost something are given without an order. */
export type Waiver = (typeof waivers)[number];

/**
 * Returns why nothing is paid on this server for the places of a race. Undefined if that is a
 * mistake, and nobody gets a place that costs something: a server in production does not have
 * PAYMENTS=none, or another server of the database has made orders for the race, or other
 * merchants.
 */
export async function findWaiver(
  { db, env, merchants }: { db: Database; env: PaymentMode; merchants: Pick<Merchants, "othersAre"> },
  raceId: string,
  site: Pick<RaceSite, "site"> | undefined,
): Promise<Waiver | undefined> {
  if (site?.site.prices?.paidElsewhere) return "paid-elsewhere";
  // Another server takes payments that this one does not, or the other way round.
  if (merchants.othersAre !== undefined) return undefined;
  if (!env.isProduction) return "no-payments";
  if (!env.takesNoPayments) return undefined;
  const isOf = eq(orders.raceId, raceId);
  const [order] = await db.select({ orderId: orders.orderId }).from(orders).where(isOf).limit(1);
  return order ? undefined : "no-payments";
}

const usualMinutes = 30;

/**
 * Returns the minutes that the runners of an item have to pay: as the item states, else the race;
 * else 30. All entrants of an order are in one item.
 */
export function payWithinMinutes(site: Pick<RaceSite, "site"> | undefined, item: string): number {
  const { race, prices } = site?.site ?? {};
  const itemMinutes = race?.items?.find(({ id }) => id === item)?.payWithinMinutes;
  return itemMinutes ?? prices?.payWithinMinutes ?? usualMinutes;
}

/** What an order is worth: its amount, and what of it is back or on its way. All in fen. */
export interface Worth {
  amountFen: number;
  goneFen: number;
}

/**
 * Returns what a withdrawal at a moment pays back by the policy of the race, in whole fen: all of
 * it if the site states no policy, and nothing after the policy's last day or for a race that the
 * site no longer has.
 */
export function withdrawalFen(
  site: Pick<RaceSite, "site"> | undefined,
  { amountFen, goneFen }: Worth,
  now: Date,
): number {
  if (!site) return 0;
  const { percent = 100, until } = site.site.prices?.refunds ?? {};
  if (until !== undefined && now.getTime() >= Date.parse(until)) return 0;
  return Math.max(0, Math.min(amountFen - goneFen, Math.floor((amountFen * percent) / 100)));
}

/**
 * Whether and how often entries of a race can be passed on to other people, and what a withdrawal
 * pays back afterwards.
 */
export interface TransferPolicy {
  /** From when to just before when, in ms since 1970. */
  from: number;
  until: number;
  /** How many times a place can be passed on. */
  times: number;
  /** `payer`: by the refund policy, to the runner who paid; `none`: nothing. */
  refunds: "none" | "payer";
}

/**
 * Returns the race's policy of transfers; undefined if its site states none. Nobody passes an entry
 * on after the start.
 */
export function transferPolicy(site: Pick<RaceSite, "site"> | undefined): TransferPolicy | undefined {
  const siteTransfers = site?.site.prices?.transfers;
  if (!site || !siteTransfers) return undefined;
  const { times = 1, refunds = "none" } = siteTransfers;
  return { ...getWindow(site, siteTransfers), times, refunds };
}

/**
 * Whether and how often entries of a race can be deferred to another race, and what a withdrawal
 * pays back afterwards.
 */
export interface DeferralPolicy extends TransferPolicy {
  /** The id of the other race. */
  to: string;
  /** Returns the id of the item there for an item here. */
  itemThere(item: string): string;
}

/**
 * Returns the race's policy of deferrals; undefined if its site states none. Nobody defers an entry
 * after the start.
 */
export function deferralPolicy(site: Pick<RaceSite, "site"> | undefined): DeferralPolicy | undefined {
  const siteDeferrals = site?.site.prices?.deferrals;
  if (!site || !siteDeferrals) return undefined;
  const { to, items = {}, times = 1, refunds = "none" } = siteDeferrals;
  const itemThere = (item: string) => (Object.hasOwn(items, item) ? (items[item] ?? item) : item);
  return { ...getWindow(site, siteDeferrals), to, itemThere, times, refunds };
}

/** Returns whether a race takes entries that are deferred from another one, by its id. */
export function takesDeferrals({ site }: Pick<RaceSite, "site">, raceId: string): boolean {
  return site.prices?.deferredFrom?.includes(raceId) === true;
}

function getWindow(site: Pick<RaceSite, "site">, { from, until }: { from?: string; until: string }) {
  const start = Date.parse(site.site.race?.startsAt ?? "");
  const end = Date.parse(until);
  return {
    from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    until: Number.isNaN(start) ? end : Math.min(start, end),
  };
}

/** Returns whether entries can be passed on or deferred at a moment. */
export function isOpenAt({ from, until }: Pick<TransferPolicy, "from" | "until">, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}
