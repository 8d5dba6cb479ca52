import { type SQL, sql } from "drizzle-orm";
import type { InvariantReport } from "#contract/entries.ts";
import { liveEntryStates } from "#core/liveEntries.ts";
import { boundMailingStates, mailingEdges } from "#core/mailing.ts";
import { livePickUpStates } from "#core/pickUp.ts";
import { brokenLinks } from "../../base/audit/check.ts";
import { listStates, placeHolding } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { keepRecent } from "../../base/db/recent.ts";
import { entryEdges, firstStates } from "./life.ts";

const edges = Object.entries(entryEdges).flatMap(([before, targets]) => targets.map((after) => `'${before} ${after}'`));
const mailingEdgeList = Object.entries(mailingEdges)
  .flatMap(([before, targets]) => targets.map((after) => `'${before} ${after}'`))
  .join(", ");
const boundStates = boundMailingStates.map((state) => `'${state}'`).join(", ");
const liveStates = sql.raw(livePickUpStates.map((state) => `'${state}'`).join(", "));
const inRace = (raceId: string | undefined, column: string) =>
  raceId === undefined ? sql`true` : sql`${sql.raw(column)} = ${raceId}`;

// Money that an organiser paid back while the place was kept was waived by that organiser, who
// wrote why.
const isCovered = (order: "o" | "p") => {
  const orderAlias = sql.raw(order);
  return sql`(
    ${orderAlias}.state in ('paid', 'part_refunded') or (e.state = 'reserved' and ${orderAlias}.state = 'pending_payment')
    or (${orderAlias}.state in ('refund_due', 'refunded') and exists (
      select 1 from refunds f where f.order_id = ${orderAlias}.order_id and f.reason = 'organiser' and f.note is not null)))`;
};

/**
 * What is always true of entries and orders, each as the query of what breaks it, of one race or of
 * all. The names are those of the design; I6 is about draws, which do not exist yet.
 */
export const invariants: Record<InvariantReport["invariants"][number]["name"], (raceId?: string) => SQL> = {
  // What is claimed of a pool is the sum of its ledger and the count of entries that hold a place
  // of it, and no more than its capacity.
  I1: (raceId) => sql`
    select p.pool_id from pools p
    left join (select pool_id, sum(delta) as sum from pool_ledger group by pool_id) l on l.pool_id = p.pool_id
    left join (
      select unnest(i.pool_ids) as pool_id, count(*) as many from entries e
      join race_items i on i.race_id = e.race_id and i.item = e.item
      where(e.state in (${listStates(placeHolding)})) group by 1
    ) h on h.pool_id = p.pool_id
    where(${inRace(raceId, "p.race_id")})
      and (p.claimed <> coalesce(l.sum, 0) or p.claimed <> coalesce(h.many, 0) or p.claimed > p.capacity)`,
  // A person has at most one live entry in an exclusion group.
  I2: (raceId) => sql`
    select e.person_id from entries e
    where(${inRace(raceId, "e.race_id")}) and e.person_id is not null
      and e.state in (${listStates(liveEntryStates)})
    group by e.race_id, e.exclusion_group, e.person_id having count(*) > 1`,
  // Everybody in an acknowledged sign-up or approved application has an entry, or the person has
  // one by another, or a link to register by, which may be over.
  I3: (raceId) => sql`
    select n.submission_id from entrants n
    join submissions s on s.submission_id = n.submission_id
    join race_items i on i.race_id = n.race_id and i.item = n.item
    where(${inRace(raceId, "n.race_id")}) and n.is_standing and s.withdrawn_at is null
      and (n.use = 'sign-up' or (n.use = 'through-entry' and s.audit_status = 2))
      and not exists (select 1 from entries e where e.submission_id = n.submission_id and e.position = n.position)
      and not exists (
        select 1 from entries e where e.race_id = n.race_id and e.person_id = n.document_mac
          and e.exclusion_group = i.exclusion_group)
      and not exists (select 1 from invitations v where v.application_id = n.submission_id)`,
  // What is left of the payments of an order is what its state requires, as soon as no refund of it
  // is under way.
  I4: (raceId) => sql`
    select o.order_id from orders o
    left join (select order_id, sum(amount_fen) as fen from payments where state = 'paid' group by order_id) p on p.order_id = o.order_id
    left join (select order_id, sum(amount_fen) as fen from refunds where state = 'refunded' group by order_id) r on r.order_id = o.order_id
    where(${inRace(raceId, "o.race_id")})
      and not exists (select 1 from refunds f where f.order_id = o.order_id and f.state in ('requested', 'refunding'))
      and case o.state
        when 'paid' then coalesce(p.fen, 0) - coalesce(r.fen, 0) <> o.amount_fen
        when 'part_refunded' then coalesce(p.fen, 0) - coalesce(r.fen, 0) not between 1 and o.amount_fen - 1
        else coalesce(p.fen, 0) <> coalesce(r.fen, 0) end`,
  // No order waits for payment two minutes after its time is over.
  I5: (raceId) => sql`
    select o.order_id from orders o
    where(${inRace(raceId, "o.race_id")}) and o.state = 'pending_payment' and o.expires_at < now() - interval '2 minutes'`,
  // A place that is kept for somebody, also one that came free and was offered, has an order that
  // can still be paid, its own or that of its team, or an invitation that can still be used.
  I7: (raceId) => sql`
    select e.entry_id from entries e
    where(${inRace(raceId, "e.race_id")}) and e.state in ('reserved', 'offered') and not exists (
      select 1 from orders o where(o.order_id in (
        select e.submission_id union all select t.order_id from team_members m join teams t on t.team_id = m.team_id
        where m.submission_id = e.submission_id and m.left_at is null
      )) and o.state = 'pending_payment' and o.expires_at >= now() - interval '2 minutes'
    ) and not exists (
      select 1 from invitations i where i.invitation_id = e.entry_id and i.state = 'sent' and i.ends_at >= now() - interval '2 minutes')`,
  // What is booked of a pick-up slot is the count of its live bookings, and no more than its
  // capacity; a runner who is still to come has a confirmed entry of that race, and one booking.
  I8: (raceId) => sql`
    select s.slot_id from pickup_slots s
    left join (
      select slot_id, count(*) as many from pickups where(state in (${liveStates})) group by slot_id
    ) b on b.slot_id = s.slot_id
    where(${inRace(raceId, "s.race_id")}) and (s.booked <> coalesce(b.many, 0) or s.booked > s.capacity)
    union all
    select p.slot_id from pickups p join entries e on e.entry_id = p.entry_id join pickup_slots s on s.slot_id = p.slot_id
    where(${inRace(raceId, "s.race_id")}) and p.state = 'booked' and (e.state <> 'confirmed' or e.race_id <> s.race_id)
    union all
    select min(p.slot_id) from pickups p join pickup_slots s on s.slot_id = p.slot_id
    where(${inRace(raceId, "s.race_id")}) and p.state in (${liveStates}) group by p.entry_id having count(*) > 1`,
  // A paid mailing whose pack is not sent is of a confirmed entry; a pack has one mailing that is
  // not cancelled; and states of mailings follow each other as they may.
  I9: (raceId) => sql`
    select m.mailing_id from mailings m join entries e on e.entry_id = m.entry_id
    where(${inRace(raceId, "m.race_id")}) and m.state in ('paid', 'packed') and e.state <> 'confirmed'
    union all
    select min(m.mailing_id) from mailings m where(${inRace(raceId, "m.race_id")}) and m.state <> 'cancelled'
    group by m.entry_id, m.runner_id having count(*) > 1
    union all
    select m.mailing_id from mailings m left join (
      select mailing_id, after, before, lag(after) over (partition by mailing_id order by seq) as previous,
        lead(seq) over (partition by mailing_id order by seq) is null as is_last from mailing_history
    ) h on h.mailing_id = m.mailing_id
    where(${inRace(raceId, "m.race_id")}) and (
      h.mailing_id is null or h.before is distinct from h.previous or (h.is_last and h.after <> m.state)
      or (h.before is not null and h.before || ' ' || h.after not in (${sql.raw(mailingEdgeList)})))`,
  // A pack that was handed out is not sent, and one that is to be sent was not handed out.
  I10: (raceId) => sql`
    select m.mailing_id from mailings m
    where(${inRace(raceId, "m.race_id")}) and m.state in (${sql.raw(boundStates)})
      and exists (select from hand_outs h where h.entry_id = m.entry_id and h.undone_at is null)`,
  // The chain of the audit verifies: no line was changed, removed or left out since it was chained.
  I11: brokenLinks,
  // The history of a state has only edges of the table, without gaps, and ends in the state.
  I12: (raceId) => sql`
    select e.entry_id from entries e left join (
      select entry_id, after, before, lag(after) over (partition by entry_id order by seq) as previous,
        lead(seq) over (partition by entry_id order by seq) is null as is_last from entry_history
    ) h on h.entry_id = e.entry_id
    where(${inRace(raceId, "e.race_id")}) and (
      h.entry_id is null or h.before is distinct from h.previous or (h.is_last and h.after <> e.state)
      or (h.before is null and h.after not in (${listStates(firstStates)}))
      or (h.before is not null and h.before || ' ' || h.after not in (${sql.raw(edges.join(", "))})))`,
  // Everybody who holds a place has an age that the item allows on the day on which it counts.
  I13: (raceId) => sql`
    select e.entry_id from entries e
    join persons p on p.person_id = e.person_id
    join race_items i on i.race_id = e.race_id and i.item = e.item
    where(${inRace(raceId, "e.race_id")}) and e.state in (${listStates(placeHolding)})
      and (extract(year from age(i.age_on, p.birthday)) < i.min_age
        or extract(year from age(i.age_on, p.birthday)) > i.max_age)`,
  // Every place is paid, or can still be while it is reserved, costs nothing by its own price, or
  // has a reason why nothing is paid. A place in a team for which an order pays hangs on that order
  // too.
  I14: (raceId) => sql`
    select e.entry_id from entries e
    join submissions s on s.submission_id = e.submission_id
    left join transfers r on r.to_submission = e.submission_id
    left join team_members m on m.submission_id = e.submission_id and m.left_at is null
    left join teams t on t.team_id = m.team_id
    left join orders o on o.order_id = case when r.transfer_id is null then e.submission_id else r.order_id end
    left join orders p on p.order_id = t.order_id
    where(${inRace(raceId, "e.race_id")}) and e.state in (${listStates(placeHolding)}) and s.waiver is null and (
      case when o.order_id is null then s.fee_fen > 0 or s.price is null else not ${isCovered("o")} end
      or (t.order_id is not null and (p.order_id is null or not ${isCovered("p")})))`,
};

/** Checks the invariants of a race, or of all; `broken` counts what breaks each. */
export async function checkInvariants(db: Database, raceId?: string): Promise<InvariantReport> {
  const results: InvariantReport["invariants"] = [];
  for (const [name, query] of Object.entries(invariants) as [keyof typeof invariants, (raceId?: string) => SQL][]) {
    const counting = sql`select count(*)::int as broken from (${query(raceId)}) found`;
    const [counter] = await readRows<{ broken: number }>(db, counting);
    const brokenCount = counter?.broken ?? 0;
    const merchants = brokenCount > 0 && (name === "I5" || name === "I7") ? await findSilentMerchants(db, raceId) : [];
    results.push({ name, broken: brokenCount, ...(merchants.length > 0 && { merchants }) });
  }
  return { checkedAt: Date.now(), invariants: results, notComputed: ["I6"] };
}

// An order cannot end while its provider does not state that nobody can pay it any more.
async function findSilentMerchants(db: Database, raceId: string | undefined): Promise<string[]> {
  const rows = await readRows<{ merchant: string }>(
    db,
    sql`select distinct p.merchant from orders o join payments p on p.order_id = o.order_id
      where(${inRace(raceId, "o.race_id")}) and o.state = 'pending_payment' and p.state = 'open'
        and o.expires_at < now() - interval '2 minutes' order by p.merchant`,
  );
  return rows.map(({ merchant }) => merchant);
}

// Anyone may ask, and each report costs eleven queries over all entries of a race.
const freshMs = 60_000;
const cache = keepRecent<InvariantReport>(freshMs);

/** Returns the report of a race, at most a minute old. */
export function recentReport(db: Database, raceId: string): Promise<InvariantReport> {
  return cache(db, raceId, () => checkInvariants(db, raceId));
}
