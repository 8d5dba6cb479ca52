import { refundOrder } from "#server/entry/leave/refundOrder.ts";
import { orderBook } from "#server/entry/orders/settle.ts";
import { Crash, endingAt, livePaidLate, recover } from "#server/entry/orders/testFaults.ts";
import { settleAll } from "#server/entry/orders/testOrders.ts";
import { placedRunner, placeOrder } from "#server/entry/orders/testPlaced.ts";
import { openBooks } from "#server/money/orders/books.ts";
import { claimRequested, sendRefund } from "#server/money/orders/sendRefunds.ts";
import { compareBill } from "#server/money/payments/compareBill.ts";
import { Merchants } from "#server/money/payments/merchants.ts";
import { findDue, processEvent } from "#server/money/payments/processor.ts";
import type { SignupTools } from "#server/money/payments/tools.ts";
import { sandboxProvider } from "#server/money/providers/sandbox/sandbox.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants } from "../race.ts";
import { compareMoney, getStates, listed, many, openOrderWorld, runEach } from "./orderWorld.ts";

/** Servers that end between a provider's answer and their commit. */
export const c8: Proof = {
  id: "C8",
  title: "Servers that end at any call of the provider or any commit leave no fen unexplained",
  run,
};

const orders = 1000;

async function run(context: ProofContext): Promise<Outcome> {
  const world = await openOrderWorld(context, orders);
  const servers = many(2).map((n) => atOnce(world.server(n)));
  const ends = new Map<string, number>();
  let crashes = 0;
  let most = 0;
  const live = async (point: number, n: number) => {
    const server = servers[n % 2] as SignupTools;
    const orderId = await placeOrder(server);
    const ending = endingAt(server, point);
    const living = { orderId, accountId: placedRunner, sandbox: world.db, settle: settleOwn, payBack: refundAll };
    await livePaidLate(ending.tools, living).catch((error) => {
      if (!(error instanceof Crash)) throw error;
      crashes += 1;
      const at = ending.at() ?? "";
      ends.set(at, (ends.get(at) ?? 0) + 1);
    });
    return ending.passed();
  };
  // Each point once, alone; then any of them, four orders at a time over both servers.
  let points = 0;
  while ((await live(points, points)) > points) points += 1;
  most = points;
  await runEach(many(orders - points - 1), 4, (n) => live(Math.floor(context.random() * (most + 2)), n));
  const before = await compareMoney(world.db);
  const started = performance.now();
  await recover(servers[0] as SignupTools, (tools) => settleRest(tools, servers));
  const recovered = performance.now() - started;
  const after = await compareMoney(world.db);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const bill = await servers[0]?.merchants.named("sandbox")?.provider.bill(day);
  const { differences } = compareBill(bill ?? [], await openBooks(world.db).ledger("sandbox", day));
  const states = await getStates(world.db);
  const kept = await askInvariants(world);
  const isExplained = after.differing === 0 && after.strange === 0 && after.bookFen === after.bankFen;
  const isEnded = Object.keys(states).sort().join() === "expired,paid,refunded";
  return {
    isKept:
      after.orders === orders &&
      isExplained &&
      isEnded &&
      before.differing > 0 &&
      differences.length === 0 &&
      kept.areKept,
    figures: {
      orders: after.orders,
      "points at which a server ends": points,
      "servers that ended": crashes,
      "the points at which they ended": listed(Object.fromEntries([...ends].sort())),
      "control: orders with an unexplained difference before the others did their work": before.differing,
      "orders with one after it": after.differing,
      "fen in the books, and at the provider": `${after.bookFen}, ${after.bankFen}`,
      "differences between the day's bill and the books": differences.length,
      "states after it": listed(states),
      "ms that the work took": Math.round(recovered),
      invariants: kept.figure,
    },
  };
}

// The sandbox carries refunds out at once, so that nobody waits for the clock.
function atOnce(tools: SignupTools): SignupTools {
  const provider = sandboxProvider({ ...tools, origin: "http://localhost", refundSeconds: 0 });
  return { ...tools, merchants: new Merchants([{ name: "sandbox", kind: "sandbox", provider }]) };
}

const settleOwn = async (tools: SignupTools) => void (await settleDue(tools));

function refundAll(tools: SignupTools, orderId: string): Promise<unknown> {
  const refund = { orderId, amountFen: 9900, note: "proof", key: "proof", actor: "organiser", withdraw: true };
  return refundOrder(tools, refund);
}

const alarm = () => undefined;

// What a server does of the work that is due, its own and the others'.
async function settleDue(tools: SignupTools, atATime = 1, most = 20): Promise<number> {
  let done = 0;
  for (let round = 0; round < 3; round++) {
    const due = await findDue(tools.db, most);
    await runEach(due, atATime, (key) =>
      processEvent({ db: tools.db, orders: orderBook(tools), alarm, retrySeconds: 0 }, key),
    );
    const requested = await claimRequested(tools.db, most);
    await runEach(requested, atATime, (one) => sendRefund({ tools, alarm }, one));
    if (due.length + requested.length === 0) return done;
    done += due.length + requested.length;
  }
  return done;
}

// All of it, by both servers, and then by one that also queries refunds.
async function settleRest(tools: SignupTools, servers: SignupTools[]): Promise<void> {
  const work = () => Promise.all(servers.map((server) => settleDue(server, 4, 200)));
  while ((await work()).some((done) => done > 0));
  await settleAll(tools);
}
