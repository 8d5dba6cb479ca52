import { beforeEach, expect, test } from "vitest";
import { checkInvariants } from "../places/invariants.ts";
import { accountId, submitToOneRace, world } from "../testSubmitting.ts";
import { Crash, endingAt, livePaidLate, recover, sandboxFen } from "./testFaults.ts";
import { findState, removeOrders } from "./testOrders.ts";
import { order } from "./testPaying.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

test("a server that ends at any call of the provider or any commit leaves no fen unexplained and no order open", async () => {
  const ends = new Set<string | undefined>();
  let crashes = 0;
  for (let point = 0; ; point++) {
    await removeOrders(world.db);
    const orderId = await order([1000 + point]);
    const { tools, passed } = endingAt(world.tools, point);
    const outcome = await livePaidLate(tools, { orderId, accountId, sandbox: world.db }).then(
      () => "lived",
      (error) => error,
    );
    if (outcome instanceof Crash) crashes++;
    await recover(world.tools);
    const { state, leftFen } = await findState(world.db, orderId);
    ends.add(state);
    expect([point, leftFen]).toEqual([point, await sandboxFen(world.db)]);
    expect([point, state === "paid" ? 3000 : 0]).toEqual([point, leftFen]);
    const { invariants } = await checkInvariants(world.db);
    expect([point, invariants.filter(({ broken }) => broken > 0)]).toEqual([point, []]);
    if (passed() <= point) break;
  }
  expect(crashes).toBeGreaterThan(12);
  expect([...ends].sort()).toEqual(["expired", "paid", "refunded"]);
});

test("without what the servers do afterwards, some fen would stay unexplained", async () => {
  const differing: number[] = [];
  for (let point = 0; ; point++) {
    await removeOrders(world.db);
    const orderId = await order([2000 + point]);
    const { tools, passed } = endingAt(world.tools, point);
    await livePaidLate(tools, { orderId, accountId, sandbox: world.db }).catch(() => undefined);
    if ((await findState(world.db, orderId)).leftFen !== (await sandboxFen(world.db))) differing.push(point);
    if (passed() <= point) break;
  }
  expect(differing.length).toBeGreaterThan(0);
});
