import { beforeEach, expect, test } from "vitest";
import { command } from "../../money/payments/sandbox/pay.ts";
import { submitToOneRace, world } from "../testSubmitting.ts";
import { removeOrders } from "./testOrders.ts";
import { begin, order, post, states } from "./testPaying.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

test("a runner who cancels while the provider does not answer reads that it is not known whether money came", async () => {
  const id = await order([1]);
  const outTradeNo = await begin(id);
  const cancel = () => post<{ error?: string; state?: string }>(`/sign-up/orders/${id}/cancel`);
  await command(world.db, outTradeNo, { action: "silence" });
  const { data, msg } = await cancel();
  expect([data.error, msg]).toEqual([
    "order/payment-open",
    "The payment provider has not answered yet whether this order is paid. Nothing was cancelled: try again in a moment.",
  ]);
  expect(await states()).toEqual(["reserved"]);
  await command(world.db, outTradeNo, { action: "answer" });
  expect((await cancel()).data.state).toBe("cancelled");
});
