import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { openMeeting } from "../../base/db/testOverlap.ts";
import { unpaidLimits } from "../../base/limits/table.ts";
import * as cap from "../../money/orders/unpaidCap.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { removeEntries } from "../places/testEntries.ts";
import { buildBody, park, person, raceFolder } from "../testForm.ts";
import { removeOrders } from "./testOrders.ts";

let servers: TwoServers;
let token: string;
let form: Parameters<typeof buildBody>[0];
beforeAll(async () => {
  servers = await openTwoServers(raceFolder({ items: { "ten-km": { places: 100 } } }));
  await servers.db().insert(accounts).values({ accountId: "runner", nick: "runner" });
  token = await openSession(servers.db(), { accountId: "runner", loginType: "5", device: "test" });
  const { data } = (await servers.app(0).inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await servers.app(0).inject(data.uri)).json();
  const { url } = files["forms/sign-up.json"];
  form = { ...(await servers.app(0).inject(url)).json(), hash: url.split("/")[2] };
});
afterAll(() => servers.close());
beforeEach(async () => {
  await removeOrders(servers.db());
  await removeEntries(servers.db());
  await servers.db().delete(submissions);
});

const submit = async (server: number, number: number) => {
  const payload = buildBody(form, { entrants: [person(number)] });
  const headers = { token } as never;
  const reply = await servers.app(server).inject({ method: "POST", url: "/sign-up/submissions", payload, headers });
  return reply.json().code as number;
};
const { ordersOfAccount } = unpaidLimits;
/** Makes one order fewer than the account can have. */
const fillUp = async () => {
  for (let number = 1; number < ordersOfAccount; number++) expect(await submit(0, number)).toBe(0);
};

test("an account gets no more unpaid orders than there can be from two servers at the same moment", async () => {
  await fillUp();
  expect((await Promise.all([submit(0, 50), submit(1, 51)])).sort()).toEqual([0, 409]);
  expect(await servers.db().$count(orders)).toBe(ordersOfAccount);
});

test("it would get one too many, if its reservations were not locked", async () => {
  const both = openMeeting(2);
  let isLast = false;
  const { findCapped } = cap;
  const lock = vi.spyOn(cap, "lockUnpaid").mockImplementation(async () => undefined);
  const count = vi.spyOn(cap, "findCapped").mockImplementation(async (...all) => {
    const capped = await findCapped(...all);
    // Both have counted before either continues.
    if (isLast) await both();
    return capped;
  });
  try {
    await fillUp();
    isLast = true;
    expect(await Promise.all([submit(0, 50), submit(1, 51)])).toEqual([0, 0]);
    expect(await servers.db().$count(orders)).toBe(ordersOfAccount + 1);
  } finally {
    lock.mockRestore();
    count.mockRestore();
  }
});
