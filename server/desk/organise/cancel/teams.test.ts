import { beforeAll, beforeEach, expect, test } from "vitest";
import { outboxMessages } from "../../../base/db/accountSchema.ts";
import { findState, removeOrders, settleAll } from "../../../entry/orders/testOrders.ts";
import { broken, memberIn, orderOf, payAll, states } from "../../../entry/orders/testTeamOrders.ts";
import { change, joinTeams, listTeams, makeTeam, withdraw, world } from "../../../entry/teams/testTeamRace.ts";
import { park } from "../../../entry/testForm.ts";
import { carryOutCancellations } from "./carryOut.ts";
import { addCancelling, type Cancelling, readCancelMails } from "./testCancel.ts";

joinTeams({ sandboxRaces: undefined as never });
let staff: Cancelling;
beforeAll(async () => {
  staff = await addCancelling(world, "7001", park);
});
beforeEach(async () => {
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
  await staff.forget();
});
const mails = async () => (await readCancelMails(world)).map(([to, , money, yuan]) => [to, money, yuan]).sort();

test("a team that its captain paid for ends once, less the amount for each of its runners, and the captain has the money", async () => {
  await makeTeam(2);
  const { orderId } = await orderOf(0);
  await payAll(0);
  const { cancellationId } = await staff.request(staff.one, { refunds: "amount", kept: 1000 });
  expect((await staff.read(staff.one)).effect).toMatchObject({ places: 3, paidFen: 10_000, refundFen: 7000 });
  await staff.decide(staff.other, cancellationId);
  await carryOutCancellations(world.tools);
  await settleAll(world.tools);
  expect(await findState(world.db, orderId)).toEqual({ state: "part_refunded", leftFen: 3000 });
  expect(await states()).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
  expect((await listTeams(1))[0]?.state).toBe("dissolved");
  expect(await mails()).toEqual([
    ["runner0@example.com", "refund", "70.00"],
    ["runner1@example.com", "none", "0.00"],
    ["runner2@example.com", "none", "0.00"],
  ]);
  expect(await broken()).toEqual([]);
});

test("what a captain who has left paid for the others goes back too", async () => {
  const { teamId } = await makeTeam(1);
  const { orderId } = await orderOf(0);
  await payAll(0);
  expect((await change(0, `${teamId}/hand-over`, { submissionId: await memberIn(1) })).code).toBe(0);
  expect((await withdraw(0, await memberIn(0))).code).toBe(0);
  await settleAll(world.tools);
  await staff.cancel();
  await carryOutCancellations(world.tools);
  await settleAll(world.tools);
  expect(await findState(world.db, orderId)).toEqual({ state: "refunded", leftFen: 0 });
  expect(await broken()).toEqual([]);
});
