import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { computePrice } from "#forms/prices/prices.ts";
import { entries, entryHistory, poolLedger, pools, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { SenderSite, Title } from "../../base/delivery/message.ts";
import { toYuan } from "../../money/fen.ts";
import { type NewOrder, openOrders } from "../../money/orders/open.ts";
import type { Waiver } from "../../money/orders/policy.ts";
import { isBeforeTeamOrder, lockTeamOrders, owesTeam } from "../../money/orders/teamOrders.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { isCancelled } from "../../race/cancelled.ts";
import { addClaimed, lockPools } from "./enter.ts";

/** What the messages to those who get a place name. */
export interface Names {
  site: SenderSite | undefined;
  itemName(item: string): Title;
  /**
   * Returns the minutes that a place of an item can be paid for; undefined if nobody takes
   * payments.
   */
  payWithinMinutes?(item: string): number | undefined;
  /**
   * Why nothing is paid if nobody takes payments; undefined if that is a mistake: then nobody gets
   * a place that costs something.
   */
  waiver?: Waiver | undefined;
}

interface Waiting {
  submissionId: string | null;
  item: string;
  entryIds: string[];
  poolIds: number[];
}

// A place that comes free after the start, or after bibs are made, or of a cancelled race, helps
// nobody.
const mayMoveUp = and(
  isNull(raceItems.cancelledAt),
  or(isNull(raceItems.promoteUntil), gt(raceItems.promoteUntil, sql`clock_timestamp()`)),
);
// More of them wait for the next turn.
const mostAtATime = 500;

/**
 * Gives the free places of a race to those who wait for them, in the order in which they came, with
 * a message each. People of one submission get places together; a group that does not fit keeps its
 * turn while smaller ones behind it get what is left. Nobody moves up once the item's
 * `promoteUntil` is over. Returns how many entries got a place.
 */
export async function promoteWaiting(tools: SendingTools, raceId: string, names: Names): Promise<number> {
  if (!(await hasWaiting(tools.db, raceId))) return 0;
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockTeamOrders(tx, raceId);
    const units = await lockWaiting(tx, raceId);
    const poolIds = units.flatMap((unit) => unit.poolIds);
    const pools = await lockPools(tx, poolIds);
    // A cancellation locks the pools too: one that came first is seen here.
    if (await isCancelled(tx, raceId)) return 0;
    const counts = new Map<number, number>();
    const promoted = units.filter(({ poolIds: ownPools, entryIds }) => {
      const free = Math.min(...ownPools.map((id) => (pools.get(id)?.left ?? 0) - (counts.get(id) ?? 0)));
      if (entryIds.length > free) return false;
      for (const id of ownPools) counts.set(id, (counts.get(id) ?? 0) + entryIds.length);
      return true;
    });
    let count = 0;
    const claimedCounts = new Map<number, number>();
    for (const unit of promoted) {
      const debt = await readOwed(tx, unit);
      const payWithinMinutes = names.payWithinMinutes?.(unit.item);
      const due = debt && payWithinMinutes !== undefined ? { ...debt, payWithinMinutes } : undefined;
      if (debt && !due && !names.waiver) continue;
      if (debt && !due) await waive(tx, debt.submissionId, names.waiver);
      const isTeamDue = unit.submissionId !== null && (await owesTeam(tx, unit.submissionId));
      const movedCount = await moveUp(tx, unit, due || isTeamDue ? "reserved" : "confirmed");
      for (const id of unit.poolIds) claimedCounts.set(id, (claimedCounts.get(id) ?? 0) + movedCount);
      count += movedCount;
      if (movedCount > 0 && due) await openOrders(tx, [due]);
      if (movedCount > 0 && unit.submissionId)
        await notifyOwner(tx, tools, unit.submissionId, messageFor(unit, names, { due, isTeamDue }));
    }
    await addClaimed(tx, claimedCounts);
    return count;
  });
}

// Reads the money that a unit owes once it has a place: the price at its sign-up.
async function readOwed(
  tx: Database,
  { submissionId }: Waiting,
): Promise<Omit<NewOrder, "payWithinMinutes"> | undefined> {
  if (submissionId === null) return undefined;
  const { raceId, item, accountId, price, waiver } = submissions;
  const [row] = await tx
    .select({ raceId, item, accountId, price, waiver })
    .from(submissions)
    .where(eq(submissions.submissionId, submissionId));
  if (!row?.price || row.waiver !== null || computePrice(row.price).totalFen === 0) return undefined;
  const { waiver: _none, ...debt } = row;
  return { ...debt, price: row.price, submissionId };
}

async function waive(tx: Database, submissionId: string, waiver: Waiver | undefined): Promise<void> {
  await tx.update(submissions).set({ waiver }).where(eq(submissions.submissionId, submissionId));
}

function messageFor(
  { entryIds, item }: Waiting,
  { itemName, site }: Names,
  { due, isTeamDue }: { due: NewOrder | undefined; isTeamDue: boolean },
) {
  const values = { item: itemName(item), site };
  const key = `place/${entryIds[0]}`;
  if (!due) return { key, template: "place-freed", values: { ...values, isTeamDue } } as const;
  const yuan = toYuan(computePrice(due.price).totalFen);
  return { key, template: "order", values: { ...values, what: "due", yuan } } as const;
}

async function hasWaiting(db: Database, raceId: string): Promise<boolean> {
  const isWaiting = and(eq(entries.raceId, raceId), eq(entries.state, "waitlisted"));
  return (await db.select({ id: entries.entryId }).from(entries).where(isWaiting).limit(1)).length > 0;
}

// Entries before pools, as a runner who leaves does: two that lock the same ones wait for each
// other, and not in a circle. Who comes to wait meanwhile is behind all of these.
async function lockWaiting(tx: Database, raceId: string): Promise<Waiting[]> {
  const ids = (await listWaitingUnits(tx, raceId)).flatMap(({ entryIds }) => entryIds);
  if (ids.length === 0) return [];
  await tx
    .select({ entryId: entries.entryId })
    .from(entries)
    .where(inArray(entries.entryId, ids))
    .orderBy(asc(entries.entryId))
    .for("no key update");
  // Read again: some of them may have left, or got a place from another server.
  const lockedIds = new Set(ids);
  const units = await listWaitingUnits(tx, raceId);
  return units.filter(({ entryIds }) => entryIds.every((id) => lockedIds.has(id)));
}

// Those who do not fit into what is left are not read: however many they are, they do not hide the
// others, such as those who wait for another item. A team has places once the sign-up that pays for
// it has one.
async function listWaitingUnits(tx: Database, raceId: string): Promise<Waiting[]> {
  const remaining = sql`(select min(${pools.places} - ${pools.claimed}) from ${pools} where(${pools.poolId} = any(${raceItems.poolIds})))`;
  const canHavePlace = sql`not ${isBeforeTeamOrder(entries.submissionId)}`;
  const rows = await tx
    .select({
      submissionId: entries.submissionId,
      item: entries.item,
      entryIds: sql<string[]>`array_agg(${entries.entryId} order by ${entries.seq})`,
      poolIds: raceItems.poolIds,
    })
    .from(entries)
    .innerJoin(raceItems, and(eq(raceItems.raceId, entries.raceId), eq(raceItems.item, entries.item)))
    .where(and(eq(entries.raceId, raceId), eq(entries.state, "waitlisted"), mayMoveUp, canHavePlace))
    .groupBy(entries.submissionId, entries.item, raceItems.poolIds)
    .having(sql`count(*) <= coalesce(${remaining}, count(*))`)
    .orderBy(asc(sql`min(${entries.seq})`))
    .limit(mostAtATime);
  return rows;
}

// One that was withdrawn at this moment is not moved.
async function moveUp(tx: Database, { entryIds, poolIds }: Waiting, after: "reserved" | "confirmed"): Promise<number> {
  const isWaiting = and(inArray(entries.entryId, entryIds), eq(entries.state, "waitlisted"));
  const movedRows = await tx
    .update(entries)
    .set({ state: after, stateAt: sql`now()` })
    .where(isWaiting)
    .returning({ entryId: entries.entryId });
  if (movedRows.length === 0) return 0;
  const reasonFields = { reason: "place-freed", actor: "program" };
  await tx
    .insert(entryHistory)
    .values(movedRows.map((row) => ({ ...row, before: "waitlisted" as const, after, ...reasonFields })));
  const lines = movedRows.flatMap(({ entryId }) =>
    poolIds.map((poolId) => ({ poolId, entryId, delta: 1, reason: reasonFields.reason })),
  );
  if (lines.length > 0) await tx.insert(poolLedger).values(lines);
  return movedRows.length;
}
