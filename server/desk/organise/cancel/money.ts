import { sql } from "drizzle-orm";
import type { CancellationEffect } from "#contract/cancellations.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { liveEntryStates } from "#core/liveEntries.ts";
import type { RefundRule } from "#core/organise.ts";
import { listStates, placeHolding } from "../../../base/db/entryStates.ts";
import type { Database } from "../../../base/db/open.ts";
import { readRows } from "../../../base/db/readRows.ts";

/** What of what was paid a cancellation pays back; `kept` is a percentage or fen for each entry. */
export interface Rule {
  refunds: RefundRule;
  kept: number;
}

/**
 * An order that paid for entries of a race: what is left of it, in fen, and how many entries that
 * is for.
 */
export interface Owed {
  orderId: string;
  leftFen: number;
  entries: number;
}

/** Returns whether the kept amount of a rule fits its kind. */
export function isRule({ refunds, kept }: Rule): boolean {
  if (refunds === "share") return kept >= 1 && kept <= 99;
  return refunds === "amount" ? kept >= 1 : kept === 0;
}

/** Returns how much of an order goes back by a rule, in fen. */
export function getRefund({ refunds, kept }: Rule, { leftFen, entries }: Omit<Owed, "orderId">): number {
  if (refunds === "none") return 0;
  if (refunds === "share") return Math.floor((leftFen * (100 - kept)) / 100);
  return refunds === "amount" ? Math.max(0, leftFen - kept * entries) : leftFen;
}

/**
 * The condition of a submission `s` that a cancellation of its race ends: a sign-up, or an
 * application that is not rejected.
 */
export const isRunning = sql`(s.use in ('sign-up', 'through-entry') and s.withdrawn_at is null
  and (s.audit_status is null or s.audit_status <> ${sql.raw(String(auditStatus.rejected))}))`;

// A submission with those who are in a team with it, or in the team that its order pays for.
const together = (submissionId: string) => sql`(s.submission_id = ${submissionId} or s.submission_id in (
  select other.submission_id from team_members other join teams t on t.team_id = other.team_id
  where(other.left_at is null and (t.order_id = ${submissionId} or t.team_id in (
    select m.team_id from team_members m where(m.submission_id = ${submissionId} and m.left_at is null))))))`;

/**
 * Returns the paid orders of the running submissions of a race, or of one of them and its team.
 * Each entry counts for one order: that of its place, or else that of its team. A place that was
 * deferred from a race which then pays nothing back has none.
 */
export async function readOwed(
  db: Database,
  { raceId, submissionId }: { raceId: string; submissionId?: string },
): Promise<Owed[]> {
  const isMeant = submissionId === undefined ? sql`true` : together(submissionId);
  return readRows<Owed>(
    db,
    sql`
    with payers as (
      select s.submission_id, case when r.transfer_id is null then s.submission_id when r.pays_back is distinct from 'none' then r.order_id end as order_id,
        (select count(*) from entries e where e.submission_id = s.submission_id and e.state in (${listStates(liveEntryStates)})) as many
      from submissions s left join transfers r on r.to_submission = s.submission_id
      where(s.race_id = ${raceId} and ${isRunning} and ${isMeant})
    ), shares as (
      select order_id, many from payers
      union all
      select t.order_id, case when exists (
        select 1 from orders o where(o.order_id = p.order_id and o.paid_by is not null)) then 0 else p.many end
      from payers p join team_members m on m.submission_id = p.submission_id and m.left_at is null
      join teams t on t.team_id = m.team_id where(t.order_id is distinct from p.order_id)
    ), owed as (
      select o.order_id, sum(s.many)::int as entries, o.amount_fen - coalesce((
        select sum(f.amount_fen) from refunds f where(f.out_trade_no = o.paid_by and f.state <> 'failed')), 0)::int as left_fen
      from shares s join orders o on o.order_id = s.order_id
      where(o.paid_by is not null and o.state in ('paid', 'part_refunded', 'refund_due')) group by o.order_id
    )
    select order_id as "orderId", left_fen as "leftFen", entries from owed where(left_fen > 0) order by order_id`,
  );
}

/** Returns the effect of a cancellation now: the entries it ends and the money it pays back. */
export async function readEffect(db: Database, raceId: string, rule: Rule): Promise<CancellationEffect> {
  const dues = await readOwed(db, { raceId });
  const [counter] = await readRows<Omit<CancellationEffect, "paidFen" | "refundFen">>(
    db,
    sql`
    select (select count(*)::int from entries e where e.race_id = ${raceId} and e.state in (${listStates(placeHolding)})) as places,
      (select count(*)::int from entries e where e.race_id = ${raceId} and e.state in ('waitlisted', 'pool')) as waiting,
      (select count(*)::int from submissions s where s.race_id = ${raceId} and ${isRunning} and s.use = 'through-entry'
        and s.audit_status = ${auditStatus.submitted}) as applications,
      (select count(*)::int from submissions s where s.race_id = ${raceId} and ${isRunning} and s.account_id is null) as "withoutAccount",
      (select count(*)::int from orders o where o.race_id = ${raceId} and o.state = 'pending_payment') as "openOrders"`,
  );
  if (!counter) throw new Error("The effect of a cancellation was not counted.");
  return {
    ...counter,
    paidFen: dues.reduce((sum, { leftFen }) => sum + leftFen, 0),
    refundFen: dues.reduce((sum, due) => sum + getRefund(rule, due), 0),
  };
}
