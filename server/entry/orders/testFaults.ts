import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { closePayment } from "../../money/orders/closePayments.ts";
import { pay } from "../../money/orders/pay.ts";
import { Merchants } from "../../money/payments/merchants.ts";
import { command } from "../../money/payments/sandbox/pay.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { Provider } from "../../money/providers/provider.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";
import { withdraw } from "../leave/withdraw.ts";
import { passTime, settleAll } from "./testOrders.ts";
import { claimEnding } from "./work.ts";

/** The end of a server in the middle of its work. */
export class Crash extends Error {}

/**
 * A server that ends at one of its calls of the provider, or before or after one of its commits.
 * `passed` counts them; `at` names the one at which it ended.
 */
export interface EndingServer {
  tools: SignupTools;
  passed(): number;
  at(): string | undefined;
}

/** Makes a server of these tools that ends at its `point`th point, counted from 0. */
export function endingAt(server: SignupTools, point: number): EndingServer {
  let passed = 0;
  let at: string | undefined;
  const reach = (name: string) => {
    if (passed++ !== point) return;
    at = name;
    throw new Crash(`point ${point}: ${name}`);
  };
  const around = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    reach(`before ${name}`);
    const result = await work();
    reach(`after ${name}`);
    return result;
  };
  const provider = new Proxy(server.merchants.named("sandbox")?.provider as Provider, {
    get: (target, name, receiver) => {
      const value = Reflect.get(target, name, receiver);
      if (typeof value !== "function" || name === "verify") return value;
      return (...args: unknown[]) => around(String(name), () => value.apply(target, args));
    },
  });
  const db = new Proxy(server.db, {
    get: (target, name) => {
      if (name === "transaction") return (work: never) => around("a commit", () => target.transaction(work));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }) as Database;
  const merchants = new Merchants([{ name: "sandbox", kind: "sandbox", provider }]);
  return { tools: { ...server, db, merchants }, passed: () => passed, at: () => at };
}

/**
 * The order that lives through it all, and the database of the sandbox, at which its owner pays.
 */
interface Living {
  orderId: string;
  accountId: string;
  sandbox: Database;
  /** Settles the events and refunds that are due; `settleAll` by default. */
  settle?(tools: SignupTools): Promise<void>;
  /** Pays the order back; its owner withdraws by default. */
  payBack?(tools: SignupTools, orderId: string): Promise<unknown>;
}

/**
 * Pays an order in the last second without a notification; the server finds that when the order is
 * to expire, and later pays it back.
 */
export async function livePaidLate(tools: SignupTools, living: Living): Promise<void> {
  const { orderId, accountId, sandbox, settle = settleAll } = living;
  const { payBack = () => withdraw(tools, accountId, orderId) } = living;
  const paying = await pay(tools, accountId, orderId, { merchant: "sandbox", way: "page", payerIp: "::1" });
  const outTradeNo = "payable" in paying && paying.payable.show === "redirect" ? paying.payable.url : "";
  await command(sandbox, outTradeNo.split("/").at(-1) as string, { action: "pay" });
  await passTime(tools.db, orderId);
  await endUnpaid(tools, orderId, { event: "expire", actor: "program" });
  await settle(tools);
  await payBack(tools, orderId);
  await settle(tools);
}

/**
 * Does what the servers that still run do with all orders, as if time passed, until nothing is left
 * to do.
 */
export async function recover(tools: SignupTools, settle = settleAll): Promise<void> {
  const { db } = tools;
  for (let round = 0; round < 3; round++) {
    await db.execute(sql`update orders set tried_at = null, expires_at = least(expires_at, now() - interval '1 second')
      where(state = 'pending_payment')`);
    await db.execute(sql`update payments set queried_at = null, created_at = now() - interval '5 minutes'
      where(state = 'open')`);
    await db.execute(sql`update refunds set due_at = now() - interval '1 minute' where(state = 'requested')`);
    for (let jobs = await claimEnding(db, 8); jobs.length > 0; jobs = await claimEnding(db, 8))
      await Promise.all(jobs.map((job) => endOrClose(tools, job)));
    await settle(tools);
  }
}

async function endOrClose(tools: SignupTools, job: Awaited<ReturnType<typeof claimEnding>>[number]): Promise<void> {
  if ("orderId" in job) await endUnpaid(tools, job.orderId, { event: "expire", actor: "program" });
  else await closePayment(tools, job.left);
}

/** Sums the sandbox's payments less its refunds, in fen. */
export async function sandboxFen(db: Database): Promise<number> {
  const [row] = await readRows<{ fen: number }>(
    db,
    sql`select coalesce((select sum(amount_fen) from sandbox_payments where(paid_at is not null)), 0)::int
    - coalesce((select sum(amount_fen) from sandbox_refunds), 0)::int as fen`,
  );
  return row?.fen ?? Number.NaN;
}
