import { beforeEach, expect, test } from "vitest";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { checkInvariants } from "../places/invariants.ts";
import { buildBody, person } from "../testForm.ts";
import { accountId, asPublished, form, refused, submit, submitToOneRace, world } from "../testSubmitting.ts";
import { keepOrder, removeOrders } from "./testOrders.ts";

// A server in production that has nobody to pay to.

submitToOneRace();
beforeEach(async () => {
  await removeOrders(world.db);
  Object.assign(world.env, { isProduction: true, takesNoPayments: false });
});

const broken = async () => (await checkInvariants(world.db)).invariants.filter((invariant) => invariant.broken > 0);
const waivers = async () =>
  (await world.db.select({ waiver: submissions.waiver }).from(submissions)).map((row) => row.waiver);

test("a runner is refused a place that costs something, the operator reads why, and what is free is given", async () => {
  const { code, data } = await refused(buildBody(form));
  expect([code, data.reason]).toEqual([503, "payments-missing"]);
  expect(world.logged()).toContain("takes no payments for it: set PAYMENTS_FILE");
  expect(await waivers()).toEqual([]);
  expect((await submit(buildBody(form, { item: "solo", feeFen: 0, entrants: [person(1)] }))).code).toBe(0);
  expect(await waivers()).toEqual([null]);
  expect(await broken()).toEqual([]);
});

test("a runner gets a place if the race states that fees are paid elsewhere", async () => {
  await asPublished({ items: {}, prices: { paidElsewhere: true } }, async () => {
    expect((await submit(buildBody(form))).code).toBe(0);
    expect(await waivers()).toEqual(["paid-elsewhere"]);
    expect(await broken()).toEqual([]);
  });
});

test("a runner gets a place if no server of the database takes payments, but not of a race that has orders", async () => {
  Object.assign(world.env, { takesNoPayments: true });
  expect((await submit(buildBody(form))).code).toBe(0);
  expect(await waivers()).toEqual(["no-payments"]);
  await keepOrder(world, { accountId, raceId: "7001" });
  expect(await world.db.$count(orders)).toBe(1);
  expect((await refused(buildBody(form, { entrants: [person(2)] }))).code).toBe(503);
});

test.each([
  ["in production", { isProduction: true, takesNoPayments: false }],
  ["of a database that is to take no payments", { isProduction: true, takesNoPayments: true }],
  ["while developing", { isProduction: false, takesNoPayments: false }],
])("a runner is refused by a server whose merchants differ from those of the others, %s", async (_where, env) => {
  Object.assign(world.env, env);
  const { merchants } = world.tools;
  const ready = async () => (await world.app.inject({ url: "/readyz" })).json().data;
  try {
    expect((await ready()).status).toBe("ready");
    merchants.othersAre = "main (wechat)";
    const { code, data } = await refused(buildBody(form));
    expect([code, data.reason]).toEqual([503, "payments-missing"]);
    expect(world.logged()).toContain("another server of this database has other merchants (main (wechat))");
    expect((await ready()).reasons).toEqual(["merchants-differ"]);
    expect((await submit(buildBody(form, { item: "solo", feeFen: 0, entrants: [person(1)] }))).code).toBe(0);
  } finally {
    merchants.othersAre = undefined;
  }
});
