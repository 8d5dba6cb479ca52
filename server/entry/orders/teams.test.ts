import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { refundOrder } from "../leave/refundOrder.ts";
import {
  asPublished,
  change,
  form,
  joinTeams,
  listTeams,
  makeTeam,
  submit,
  tokens,
  withdraw,
  world,
} from "../teams/testTeamRace.ts";
import { captainBody, memberBody } from "../teams/testTeams.ts";
import { payAtSandbox, removeOrders, settleAll } from "./testOrders.ts";
import {
  begin,
  broken,
  expire,
  getPending,
  listOrders,
  mailsTo,
  memberIn,
  orderOf,
  payAll,
  states,
} from "./testTeamOrders.ts";

joinTeams({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

describe("a team whose captain pays for it", () => {
  test("has places once it is paid for: until then those of its members are reserved too", async () => {
    const { link } = await makeTeam(1);
    expect(await states()).toEqual(["reserved", "reserved"]);
    expect(await broken()).toEqual([]);
    await payAll(0);
    expect(await states()).toEqual(["confirmed", "confirmed"]);
    // Who joins a team that is paid for is entered.
    expect((await submit(2, memberBody(form, 2, link))).code).toBe(0);
    expect(await states()).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(await broken()).toEqual([]);
  });

  test.each(["cancels", "lets the time pass"])(
    "is dissolved if the captain %s: nobody of it has a place",
    async (way) => {
      await makeTeam(2);
      const { orderId } = await orderOf(0);
      if (way === "cancels")
        expect((await call(world, `/sign-up/orders/${orderId}/cancel`, { json: {}, token: tokens[0] })).code).toBe(0);
      else expect(await expire(orderId)).toBe("ended");
      expect((await states()).every((state) => state === "withdrawn" || state === "expired")).toBe(true);
      expect((await listTeams(1))[0]).toMatchObject({ state: "dissolved", left: "dissolved" });
      expect(await mailsTo(1)).toEqual(["team-dissolved"]);
      expect(await broken()).toEqual([]);
    },
  );

  test("goes with its debt to the next captain, who pays, or with whom the places of all end", async () => {
    const { teamId } = await makeTeam(1);
    const next = await memberIn(1);
    expect((await change(0, `${teamId}/hand-over`, { submissionId: next })).code).toBe(0);
    expect(await listOrders(0)).toEqual([]);
    expect(await getPending(1)).toMatchObject([{ submissionId: next, amountFen: 10_000 }]);
    expect(await mailsTo(1)).toEqual(["order"]);
    // The former captain leaves, and the order stays.
    expect((await withdraw(0, await memberIn(0))).code).toBe(0);
    expect(await states()).toEqual(["withdrawn", "reserved"]);
    expect(await broken()).toEqual([]);
    await payAll(1);
    expect(await states()).toEqual(["withdrawn", "confirmed"]);
    expect(await broken()).toEqual([]);
  });

  test("that was handed over unpaid ends for all, also for the former captain", async () => {
    const { teamId } = await makeTeam(2);
    expect((await change(0, `${teamId}/hand-over`, { submissionId: await memberIn(1) })).code).toBe(0);
    expect(await expire((await orderOf(1)).orderId)).toBe("ended");
    expect(await states()).toEqual(["withdrawn", "expired", "withdrawn"]);
    expect(await mailsTo(0)).toEqual(["team-dissolved"]);
    expect(await broken()).toEqual([]);
  });

  test("keeps its money if the captain hands over and withdraws, and gives it back with the last of its people", async () => {
    const { teamId, link } = await makeTeam(1);
    await payAll(0);
    expect((await change(0, `${teamId}/hand-over`, { submissionId: await memberIn(1) })).code).toBe(0);
    expect((await orderOf(0)).withdrawalFen).toBe(0);
    const withdrawal = await call<{ refundFen: number }>(world, `/sign-up/submissions/${await memberIn(0)}/withdraw`, {
      json: {},
      token: tokens[0],
    });
    expect(withdrawal.data.refundFen).toBe(0);
    expect((await submit(2, memberBody(form, 2, link))).code).toBe(0);
    expect(await states()).toEqual(["withdrawn", "confirmed", "confirmed"]);
    expect(await broken()).toEqual([]);
    expect((await change(1, `${teamId}/dissolve`)).code).toBe(0);
    await settleAll(world.tools);
    expect((await orderOf(0)).refundedFen).toBe(10_000);
    expect(await states()).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
    expect(await broken()).toEqual([]);
  });

  test("is ended by an organiser who pays it back with its places, but not by a part that leaves it paid", async () => {
    await asPublished({ seats: 9, seatFen: 3000 }, async () => {
      const body = captainBody(form, 0);
      const entrants = [{ ...body.entrants[0], bus: "yes" }];
      expect((await submit(0, { ...body, feeFen: 13_000, entrants })).code).toBe(0);
      const [{ link } = { link: "" }] = await listTeams(0);
      for (const person of [1, 2])
        expect((await submit(person, memberBody(form, person, link ?? "", { bus: "no" }))).code).toBe(0);
      await payAll(0);
      const { orderId } = await orderOf(0);
      const refund = { orderId, note: "leaves", actor: "organiser", withdraw: true };
      await refundOrder(world.tools, { ...refund, amountFen: 3000, key: "part" });
      await settleAll(world.tools);
      expect(await states()).toEqual(["withdrawn", "confirmed", "confirmed"]);
      expect(await broken()).toEqual([]);
      await refundOrder(world.tools, { ...refund, amountFen: 10_000, key: "all" });
      await settleAll(world.tools);
      expect(await states()).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("stays if an organiser pays its fee back with a reason and keeps the places", async () => {
    await makeTeam(1);
    await payAll(0);
    const { orderId } = await orderOf(0);
    const refund = { orderId, note: "a team of the club", actor: "organiser", withdraw: false, key: "all" };
    await refundOrder(world.tools, { ...refund, amountFen: 10_000 });
    await settleAll(world.tools);
    expect(await states()).toEqual(["confirmed", "confirmed"]);
    expect(await broken()).toEqual([]);
  });

  test("is back with its members if the money comes late", async () => {
    await makeTeam(2);
    const { orderId } = await orderOf(0);
    const outTradeNo = await begin(0, orderId);
    expect(await expire(orderId)).toBe("ended");
    await payAtSandbox(world.tools, outTradeNo);
    await settleAll(world.tools);
    expect((await states()).filter((state) => state === "confirmed")).toHaveLength(3);
    expect((await listTeams(1))[0]).toMatchObject({ state: "complete", left: null });
    expect((await mailsTo(1)).sort()).toEqual(["team-back", "team-dissolved"]);
    expect(await broken()).toEqual([]);
  });

  test("is the next captain's to pay if its captain's account is deleted", async () => {
    const accountId = await addAccount(world, { email: "gone@example.com" });
    const person = tokens.push(await openSession(world.db, { accountId, loginType: "5", device: "test" })) - 1;
    expect((await submit(person, captainBody(form, person))).code).toBe(0);
    const [{ link } = { link: "" }] = await listTeams(person);
    expect((await submit(1, memberBody(form, 1, link ?? ""))).code).toBe(0);
    const { orderId } = await orderOf(person);
    const { deleteAccount } = await import("../../desk/ownData/ownData.ts");
    const [account] = await world.db.select().from(accounts).where(eq(accounts.accountId, accountId));
    await deleteAccount(world.tools, account as never, { actor: accountId });
    expect(await states()).toEqual(["reserved"]);
    expect(await getPending(1)).toMatchObject([{ orderId, submissionId: await memberIn(1), amountFen: 10_000 }]);
    await payAll(1);
    expect(await states()).toEqual(["confirmed"]);
    expect(await broken()).toEqual([]);
  });

  test("is also paid for by its captain if the fee hangs on a question that only captains are asked", async () => {
    await asPublished({ when: { field: "/teamName", in: ["闪电队"] } }, async () => {
      await makeTeam(1);
      expect(await states()).toEqual(["reserved", "reserved"]);
    });
  });
});

describe("what a member of such a team chose and pays", () => {
  const seat = { seats: 9, seatFen: 3000 };

  test("gives no place before the team is paid for, and goes back as a whole if it never is", async () => {
    await asPublished(seat, async () => {
      const body = captainBody(form, 0);
      expect((await submit(0, { ...body, entrants: [{ ...body.entrants[0], bus: "no" }] })).code).toBe(0);
      const [{ link } = { link: "" }] = await listTeams(0);
      const member = memberBody(form, 1, link ?? "", { bus: "yes" });
      expect((await submit(1, { ...member, feeFen: 3000 })).code).toBe(0);
      await payAll(1);
      expect(await states()).toEqual(["reserved", "reserved"]);
      expect(await broken()).toEqual([]);
      await expire((await orderOf(0)).orderId);
      await settleAll(world.tools);
      expect((await orderOf(1)).refundedFen).toBe(3000);
      expect(await states()).toEqual(["expired", "withdrawn"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("does not go with the team: a captain pays the own part before handing over", async () => {
    await asPublished(seat, async () => {
      const body = captainBody(form, 0);
      const entrants = [{ ...body.entrants[0], bus: "yes" }];
      expect((await submit(0, { ...body, feeFen: 13_000, entrants })).code).toBe(0);
      const [{ link, teamId } = { link: "", teamId: "" }] = await listTeams(0);
      expect((await submit(1, memberBody(form, 1, link ?? "", { bus: "no" }))).code).toBe(0);
      const next = { submissionId: await memberIn(1) };
      expect((await change(0, `${teamId}/hand-over`, next)).data.error).toBe("team/unpaid");
      await payAll(0);
      expect((await change(0, `${teamId}/hand-over`, next)).code).toBe(0);
      // What the captain chose goes back, what was for the team stays.
      expect((await orderOf(0)).withdrawalFen).toBe(3000);
    });
  });
});
