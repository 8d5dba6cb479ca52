import { asc } from "drizzle-orm";
import { expect } from "vitest";
import type { Order } from "#contract/orders.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";
import { checkInvariants } from "../places/invariants.ts";
import { buildBody, person } from "../testForm.ts";
import { form, submit, tokens, world } from "../testSubmitting.ts";
import { passTime, payAtSandbox, settleAll } from "./testOrders.ts";

export const post = <T>(url: string, json: object = {}, token = tokens.runner) =>
  call<T>(world, url, { method: "POST", json, token, headers: { "accept-language": "en" } });
export const own = async (id: string, token = tokens.runner) =>
  (await call<Order>(world, `/sign-up/orders/${id}`, { token })).data;
export const signUp = async (numbers: number[], overrides: object = {}, token = tokens.runner) => {
  const answer = await submit(
    buildBody(form, { entrants: numbers.map((number) => person(number)), ...overrides }),
    token,
  );
  expect(answer.msg).toBe("");
  return answer.data as SubmissionReceipt;
};
export const order = async (numbers: number[], overrides: object = {}, token = tokens.runner) => {
  const { orderId } = await signUp(numbers, overrides, token);
  expect(orderId).not.toBeNull();
  return orderId as string;
};
/** Begins a payment and returns its id at the sandbox. */
export const begin = async (id: string, way = "page", token = tokens.runner) => {
  const { data, code } = await post<{ url?: string; text?: string }>(
    `/sign-up/orders/${id}/pay`,
    { merchant: "sandbox", way },
    token,
  );
  expect(code).toBe(0);
  return (data.url ?? data.text ?? "").split("/").at(-1) as string;
};
export const paid = async (numbers: number[], overrides: object = {}) => {
  const id = await order(numbers, overrides);
  await payAtSandbox(world.tools, await begin(id));
  await settleAll(world.tools);
  return id;
};
export const expire = async (id: string) => {
  await passTime(world.db, id);
  return endUnpaid(world.tools, id, { event: "expire", actor: "program" });
};
export const states = async () =>
  (await world.db.select({ state: entries.state }).from(entries).orderBy(asc(entries.seq))).map(({ state }) => state);
export const broken = async () =>
  (await checkInvariants(world.db)).invariants.filter((invariant) => invariant.broken > 0);
export const mails = async () =>
  (await readOutbox(world.db, world.secrets)).flatMap(({ content }) =>
    content?.template === "order" ? [content.values.what] : [],
  );
export const withTenKm = (overrides: object, race: object = {}) => ({
  items: { "ten-km": { places: 2, ...overrides } },
  ...race,
});
