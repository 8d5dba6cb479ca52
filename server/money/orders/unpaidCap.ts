import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { unpaidLimits } from "../../base/limits/table.ts";
import { Refused } from "../../race/refusals.ts";

/** Who asks for places in a race that are reserved until they are paid. */
export interface Claimant {
  raceId: string;
  accountId: string | null;
  /** The people of the places, by the keyed hashes of their documents. */
  personIds: readonly string[];
}

/** Whose cap of unpaid reservations is reached. */
export type Capped = "account" | "person";

/** Returns what ends the transaction in which a place was to be reserved: a cap is reached. */
export function unpaidCapped(by: Capped): Refused {
  const limit = by === "account" ? unpaidLimits.ordersOfAccount : unpaidLimits.placesOfPerson;
  return new Refused(`sign-up/unpaid-${by}`, { values: { most: limit } });
}

/**
 * Locks the unpaid reservations of accounts and people until the transaction ends, in one order:
 * what is counted from then on is counted by one transaction at a time. Call it before any row is
 * locked.
 */
export async function lockUnpaid(tx: Database, claimants: readonly Claimant[]): Promise<void> {
  const keys = claimants.flatMap((claimant) => [
    ...accountKeys(claimant),
    ...claimant.personIds.map((id) => getKey(claimant, id)),
  ]);
  if (keys.length === 0) return;
  const sorted = [...new Set(keys)].sort();
  await tx.execute(sql`
    select pg_advisory_xact_lock(k) from (
      select distinct hashtextextended('unpaid/' || key, 0) as k from unnest(${sql.param(sorted)}::text[]) key order by k) locks`);
}

const getKey = ({ raceId }: Pick<Claimant, "raceId">, id: string) => `${raceId}\n${id}`;
const accountKeys = (claimant: Claimant) => (claimant.accountId === null ? [] : [getKey(claimant, claimant.accountId)]);

/**
 * Returns for each claimant in turn whose cap is reached, if the places of those before it are
 * reserved too; undefined if none is. Those without an account are an organiser's, and have no cap.
 * Call it after `lockUnpaid`.
 */
export async function findCapped(tx: Database, claimants: readonly Claimant[]): Promise<(Capped | undefined)[]> {
  const capped = claimants.filter(({ accountId }) => accountId !== null);
  if (capped.length === 0) return claimants.map(() => undefined);
  const many = await countUnpaid(tx, capped);
  return claimants.map((claimant) => {
    if (claimant.accountId === null) return undefined;
    const account = getKey(claimant, claimant.accountId);
    if ((many.get(account) ?? 0) >= unpaidLimits.ordersOfAccount) return "account";
    const people = claimant.personIds.map((id) => getKey(claimant, id));
    if (people.some((key) => (many.get(key) ?? 0) >= unpaidLimits.placesOfPerson)) return "person";
    for (const key of [account, ...people]) many.set(key, (many.get(key) ?? 0) + 1);
    return undefined;
  });
}

// Counts the unpaid orders of accounts and the reserved places of people.
async function countUnpaid(tx: Database, claimants: readonly Claimant[]): Promise<Map<string, number>> {
  const races = sql.param([...new Set(claimants.map(({ raceId }) => raceId))]);
  const accounts = sql.param([...new Set(claimants.flatMap(({ accountId }) => accountId ?? []))]);
  const people = sql.param([...new Set(claimants.flatMap(({ personIds }) => personIds))]);
  const rows = await readRows<{ raceId: string; id: string; many: number }>(
    tx,
    sql`
    select race_id as "raceId", account_id as id, count(*)::int as many from orders
    where(account_id = any(${accounts}::text[]) and race_id = any(${races}::text[]) and state = 'pending_payment') group by 1, 2
    union all
    select race_id, person_id, count(*)::int from entries
    where(person_id = any(${people}::text[]) and race_id = any(${races}::text[]) and state = 'reserved') group by 1, 2`,
  );
  return new Map(rows.map(({ raceId, id, many }) => [getKey({ raceId }, id), many]));
}
