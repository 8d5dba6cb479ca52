import { sql } from "drizzle-orm";
import { accounts } from "#server/base/db/accountSchema.ts";
import type { Database } from "#server/base/db/open.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { openTenKm, placedRunner } from "#server/entry/orders/testPlaced.ts";
import { invariants } from "#server/entry/places/invariants.ts";
import type { SignupTools } from "#server/money/payments/tools.ts";
import type { ProofContext } from "../proof.ts";

/**
 * Two servers of this process over one PostgreSQL, and a race whose orders cost 99 yuan. Nothing is
 * settled unless the proof does it.
 */
export interface OrderWorld {
  db: Database;
  /** The tools of a server, each with its own connections; any number is one of the two. */
  server(n: number): SignupTools;
}

/** Opens such a race with so many places in a fresh database. */
export async function openOrderWorld(context: ProofContext, places: number): Promise<OrderWorld> {
  const database = await context.openDatabase();
  const sitesDir = await context.writeFolder({ "README.md": "" });
  const servers = await context.buildServers(database, 2, sitesDir);
  const { db } = database;
  await db.insert(accounts).values({ accountId: placedRunner, nick: placedRunner });
  await openTenKm(db, places);
  return { db, server: (n) => (servers[n % 2] as (typeof servers)[number]).tools };
}

/** The numbers from 0 to below `count`. */
export function many(count: number): number[] {
  return Array.from({ length: count }, (_none, index) => index);
}

/** Does a work for each of a list, so many at a time; returns the results in order. */
export async function runEach<One, Done>(
  list: readonly One[],
  atOnce: number,
  work: (one: One, index: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  const walk = async () => {
    while (next < list.length) {
      const index = next++;
      done[index] = await work(list[index] as One, index);
    }
  };
  await Promise.all(many(Math.min(atOnce, list.length)).map(walk));
  return done;
}

/**
 * What the order book and the sandbox have of each order, in fen: `books` and `bank` are payments
 * less refunds. Payments at the sandbox that no order here has are in `strange`.
 */
export async function compareMoney(
  db: Database,
): Promise<{ orders: number; differing: number; bookFen: number; bankFen: number; strange: number }> {
  const [row] = await readRows<{ orders: number; differing: number; book: number; bank: number; strange: number }>(
    db,
    sql`with money as (
      select o.order_id,
        coalesce((select sum(amount_fen) from payments p where p.order_id = o.order_id and p.state = 'paid'), 0)
          - coalesce((select sum(amount_fen) from refunds r where r.order_id = o.order_id and r.state = 'refunded'), 0) as book,
        coalesce((select sum(s.amount_fen) from sandbox_payments s join payments p on p.out_trade_no = s.out_trade_no
            where(p.order_id = o.order_id and s.paid_at is not null)), 0)
          - coalesce((select sum(s.amount_fen) from sandbox_refunds s join payments p on p.out_trade_no = s.out_trade_no
            where(p.order_id = o.order_id)), 0) as bank
      from orders o
    ) select count(*)::int as orders, (count(*) filter (where(book <> bank)))::int as differing,
      coalesce(sum(book), 0)::int as book, coalesce(sum(bank), 0)::int as bank,
      (select count(*)::int from sandbox_payments s where(not exists (
        select 1 from payments p where(p.out_trade_no = s.out_trade_no)))) as strange
      from money`,
  );
  const { orders = 0, differing = 0, book = 0, bank = 0, strange = 0 } = row ?? {};
  return { orders, differing, bookFen: book, bankFen: bank, strange };
}

/** How many orders are in each state, as one figure. */
export async function getStates(db: Database): Promise<Record<string, number>> {
  const rows = await readRows<{ state: string; many: number }>(
    db,
    sql`select state, count(*)::int as many from orders group by state order by state`,
  );
  return Object.fromEntries(rows.map(({ state, many: count }) => [state, count]));
}

/** Counts as one figure: "paid 12, expired 3". */
export function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

/**
 * A control: how many orders invariant I4 finds if this statement had been carried out. Nothing of
 * it stays.
 */
export async function brokenAfter(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  let broken = Number.NaN;
  class Undo extends Error {}
  const attempt = db.transaction(async (tx) => {
    await tx.execute(statement);
    const [row] = await readRows<{ broken: number }>(
      tx as Database,
      sql`select count(*)::int as broken from (${invariants.I4()}) found`,
    );
    broken = row?.broken ?? Number.NaN;
    throw new Undo();
  });
  await attempt.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return broken;
}
