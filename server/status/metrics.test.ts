import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { passTime, payAtSandbox, removeOrders, settleAll } from "../entry/orders/testOrders.ts";
import { begin, expire, order, paid } from "../entry/orders/testPaying.ts";
import { buildBody } from "../entry/testForm.ts";
import { form, submit, submitToOneRace, world } from "../entry/testSubmitting.ts";
import { openBeside } from "../people/accounts/testPeople.ts";

submitToOneRace({ sandboxRaces: undefined as never });

const token = "a token of metrics";
const getMetric = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );

test("an operator with the token reads what the server counts, and nobody else reads anything", async () => {
  const server = await openBeside(world, { metricsToken: token });
  const read = (authorization?: string, app = server.app) =>
    app.inject({ url: "/metrics", ...(authorization !== undefined && { headers: { authorization } }) });
  for (const wrong of [undefined, "", "Bearer ", "Bearer wrong", token, `Basic ${token}`])
    expect((await read(wrong)).statusCode).toBe(404);
  expect((await read(`Bearer ${token}`, world.app)).statusCode).toBe(404);
  const before = (await read(`Bearer ${token}`)).body;
  await submit(buildBody(form));
  await submit(buildBody(form));
  const { body, headers } = await read(`Bearer ${token}`);
  expect(headers["content-type"]).toContain("text/plain; version=0.0.4");
  const grown = (name: string) => getMetric(body, name) - getMetric(before, name);
  expect(grown('startline_sign_ups_total{outcome="accepted"}')).toBe(1);
  expect(grown('startline_sign_ups_total{outcome="sign-up/already-registered"}')).toBe(1);
  expect(grown("startline_batches_total")).toBeGreaterThan(0);
  for (const line of body.trim().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) startline_\w+ .+|startline_\w+(\{[\w="/,-]+\})? \d+)$/);
  await server.close();
});

test("an operator sees orders that are paid, expire or are paid late, and how long the oldest money waits", async () => {
  await removeOrders(world.db);
  const server = await openBeside(world, { metricsToken: token });
  const read = async () =>
    (await server.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } })).body;
  const before = await read();
  await paid([1]);
  const late = await order([2]);
  const outTradeNo = await begin(late);
  await expire(late);
  await payAtSandbox(world.tools, outTradeNo);
  const overdue = await order([3]);
  await passTime(world.db, overdue);
  await world.db.execute(
    sql`update pay_events set received_at = now() - interval '5 minutes' where(processed_at is null)`,
  );
  const between = await read();
  expect(getMetric(between, "startline_payment_event_oldest_seconds")).toBeGreaterThanOrEqual(300);
  expect(getMetric(between, "startline_orders_unpaid")).toBe(1);
  expect(getMetric(between, "startline_order_overdue_seconds")).toBeGreaterThan(0);
  await settleAll(world.tools);
  const after = await read();
  const grown = (name: string) => getMetric(after, name) - getMetric(before, name);
  expect(getMetric(after, "startline_payment_event_oldest_seconds")).toBe(0);
  expect(grown('startline_orders_total{event="place",state="pending_payment"}')).toBe(3);
  expect(grown('startline_orders_total{event="pay",state="paid"}')).toBe(2);
  expect(grown('startline_orders_total{event="expire",state="expired"}')).toBe(1);
  expect(grown('startline_late_payments_total{outcome="placed"}')).toBe(1);
  await world.app.inject({ method: "POST", url: "/sign-up/payments/sandbox", payload: {} });
  const forged = await read();
  expect(getMetric(forged, "startline_payment_alarms_total") - getMetric(after, "startline_payment_alarms_total")).toBe(
    1,
  );
  expect(forged).toContain('startline_payment_events_total{merchant="sandbox",outcome="signature"}');
  await server.close();
});
