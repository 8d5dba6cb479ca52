import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { refunds } from "../../base/db/orderSchema.ts";
import { refundOrder } from "../leave/refundOrder.ts";
import { submitToOneRace, world } from "../testSubmitting.ts";
import { findState, removeOrders, settleAll } from "./testOrders.ts";
import { paid } from "./testPaying.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

test("a refund that its provider refuses for good ends, and the operator reads what to do", async () => {
  const id = await paid([1]);
  const refund = { orderId: id, amountFen: 3000, note: "x", actor: "organiser", withdraw: true };
  await refundOrder(world.tools, { ...refund, key: "one" });
  await world.db.execute(sql`update sandbox_payments set state = 'closed'`);
  const lines: string[] = [];
  await settleAll(world.tools, (line) => void lines.push(line));
  expect((await world.db.select().from(refunds)).map(({ state }) => state)).toEqual(["failed"]);
  expect(world.logged()).toContain("It refused it for good: request it again");
  await world.db.execute(sql`update sandbox_payments set state = 'paid'`);
  expect(await refundOrder(world.tools, { ...refund, key: "two" })).toMatchObject({ isNew: true });
  await settleAll(world.tools);
  expect(await findState(world.db, id)).toEqual({ state: "refunded", leftFen: 0 });
});
