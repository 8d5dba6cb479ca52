import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../base/db/open.ts";
import { checkInvariants } from "../entries/invariants.ts";
import { Merchants } from "../payments/merchants.ts";
import type { Provider } from "../payments/provider.ts";
import { command } from "../payments/sandbox/pay.ts";
import { accountId, submitToOneRace, world } from "../signups/testSubmitting.ts";
import type { SignupTools } from "../signups/tools.ts";
import { withdraw } from "../signups/withdraw.ts";
import { endUnpaid } from "./end.ts";
import { pay } from "./pay.ts";
import { passTime, removeOrders, settleAll, stateOf } from "./testOrders.ts";
import { order } from "./testPaying.ts";
import { claimEnding } from "./work.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

class Crash extends Error {}

/** A server that ends at one of its calls of the provider, or before or after one of its commits. `passed` counts them. */
function endingAt(point: number): { tools: SignupTools; passed(): number } {
  let passed = 0;
  const reach = () => {
    if (passed++ === point) throw new Crash(`point ${point}`);
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    reach();
    const result = await work();
    reach();
    return result;
  };
  const [sandbox] = world.merchants.all;
  const provider = new Proxy(sandbox?.provider as Provider, {
    get: (target, name, receiver) => {
      const value = Reflect.get(target, name, receiver);
      if (typeof value !== "function" || name === "verify") return value;
      return (...args: unknown[]) => around(() => value.apply(target, args));
    },
  });
  const db = new Proxy(world.db, {
    get: (target, name) => {
      if (name === "transaction") return (work: never) => around(() => target.transaction(work));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }) as Database;
  const merchants = new Merchants([{ name: "sandbox", kind: "sandbox", provider }]);
  return { tools: { ...world.tools, db, merchants }, passed: () => passed };
}

// Paid in the last second without a notification, found when the order is to expire, withdrawn and paid back.
async function live(tools: SignupTools, orderId: string): Promise<void> {
  const paying = await pay(tools, accountId, orderId, { merchant: "sandbox", way: "page", payerIp: "::1" });
  const outTradeNo = "payable" in paying && paying.payable.show === "redirect" ? paying.payable.url : "";
  await command(world.db, outTradeNo.split("/").at(-1) as string, { action: "pay" });
  await passTime(world.db, orderId);
  await endUnpaid(tools, orderId, { event: "expire", actor: "program" });
  await settleAll(tools);
  await withdraw(tools, accountId, orderId);
  await settleAll(tools);
}

// What the servers that still run do.
async function recover(orderId: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await world.db.execute(sql`update orders set tried_at = null`);
    await world.db.execute(sql`update payments set queried_at = null, created_at = now() - interval '5 minutes'`);
    await world.db.execute(sql`update refunds set due_at = now() - interval '1 minute' where state = 'requested'`);
    await passTime(world.db, orderId);
    for (const job of await claimEnding(world.db, 10))
      if ("orderId" in job) await endUnpaid(world.tools, job.orderId, { event: "expire", actor: "program" });
    await settleAll(world.tools);
  }
}

async function sandboxFen(): Promise<number> {
  const result =
    await world.db.execute(sql`select coalesce((select sum(amount_fen) from sandbox_payments where(paid_at is not null)), 0)::int
    - coalesce((select sum(amount_fen) from sandbox_refunds), 0)::int as fen`);
  return (result as unknown as { rows: { fen: number }[] }).rows[0]?.fen ?? Number.NaN;
}

test("a server that ends at any call of the provider or any commit leaves no fen unexplained and no order open", async () => {
  const ends = new Set<string | undefined>();
  let crashes = 0;
  for (let point = 0; ; point++) {
    await removeOrders(world.db);
    const id = await order([1000 + point]);
    const { tools, passed } = endingAt(point);
    const outcome = await live(tools, id).then(
      () => "lived",
      (error) => error,
    );
    if (outcome instanceof Crash) crashes++;
    await recover(id);
    const { state, leftFen } = await stateOf(world.db, id);
    ends.add(state);
    expect([point, leftFen]).toEqual([point, await sandboxFen()]);
    expect([point, state === "paid" ? 3000 : 0]).toEqual([point, leftFen]);
    const { invariants } = await checkInvariants(world.db);
    expect([point, invariants.filter(({ broken }) => broken > 0)]).toEqual([point, []]);
    if (passed() <= point) break;
  }
  expect(crashes).toBeGreaterThan(12);
  expect([...ends].sort()).toEqual(["expired", "paid", "refunded"]);
}, 60_000);

test("without what the servers do afterwards, some fen would stay unexplained", async () => {
  const differing: number[] = [];
  for (let point = 0; ; point++) {
    await removeOrders(world.db);
    const id = await order([2000 + point]);
    const { tools, passed } = endingAt(point);
    await live(tools, id).catch(() => undefined);
    if ((await stateOf(world.db, id)).leftFen !== (await sandboxFen())) differing.push(point);
    if (passed() <= point) break;
  }
  expect(differing.length).toBeGreaterThan(0);
}, 60_000);
