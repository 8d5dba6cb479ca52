import Fastify from "fastify";
import { expect, test } from "vitest";
import { contract } from "#contract/contract.ts";
import { expectations } from "./access/expectations.ts";
import { addCall } from "./base/http/call.ts";
import { answer, refuse } from "./base/http/envelope.ts";
import { findFaults, watchContract } from "./testContract.ts";

/** Routes that serve pages, files or nothing, to browsers and not to programs. */
const notCalls = [
  /^GET \/(\*|units\.json|favicon\.ico|race\.ics|robots\.txt|sitemap\.xml|paper|assets\/\*)?$/,
  /^GET \/(files\/:hash\/:name|schemas\/\*|captcha\/ticket-frame(\.js)?)$/,
  /^GET \/dev(\/outbox(\.json|\.css|\.js)?)?$/,
  /^(GET|POST) \/dev\/pay(\.css|\/:outTradeNo)$/,
  /^(GET|POST) \/status\/receipt(\.css)?$/,
  /^GET \/staff(-worker\.js)?$/,
  /^GET \/certificate\/:code$/,
  /^GET \/live(\/style\.css|\/alerts\.json|\/data\/:kind\/:file)?$/,
  /^GET \/my(\/style\.css|\/worker\.js)?$/,
  // In the format of Prometheus.
  /^GET \/metrics$/,
  // For providers of payments, each with a format of its own.
  /^POST \/sign-up\/payments\/:merchant$/,
  // For timing systems, each with a format of its own.
  /^POST \/timing\/:format$/,
  /^POST \/policy-reports$/,
  /^(GET|POST) \/opt-out\/:token$/,
];

/** Returns the routes that are API calls and have no entry in the contract. */
function withoutEntry(routes: string[]): string[] {
  return routes.filter((route) => !(route in contract) && !notCalls.some((pattern) => pattern.test(route)));
}

test("every route of the API has an entry in the contract, and every entry has a route", () => {
  // `access.test.ts` compares these with the routes that are made.
  const routes = Object.keys(expectations);
  expect(withoutEntry(routes)).toEqual([]);
  expect(Object.keys(contract).filter((name) => !routes.includes(name))).toEqual([]);
});

test("a route without an entry in the contract is found", () => {
  expect(withoutEntry([...Object.keys(expectations), "POST /user-center/forgotten"])).toEqual([
    "POST /user-center/forgotten",
  ]);
});

test("a field that is not in the contract, one that is missing, and an error that is not listed are found", () => {
  const session = { sessionId: "s", device: "?", loginType: "0", createdAt: 1, lastSeenAt: 1, isThis: true };
  const list = "GET /user-center/sessions";
  const found = (data: unknown) => findFaults(list, { ...answer(data) });
  expect(found([session])).toEqual([]);
  expect(found([{ ...session, tokenHash: "x" }])[0]).toContain("tokenHash");
  expect(found([{ ...session, device: undefined }])[0]).toContain("device");
  expect(findFaults(list, { ...refuse("session/expired"), msg: "" })).toEqual([]);
  expect(findFaults(list, { ...refuse("draft/gone"), msg: "" })[0]).toContain("draft/gone");
  expect(findFaults(list, { code: 409, msg: "no", data: null })[0]).toContain("no known error code");
});

test("a field that the contract does not have is not sent, and the tests of its server fail", async () => {
  const app = Fastify();
  const faults = watchContract(app);
  const data = { kind: "off", passwordHash: "secret" } as const;
  addCall(app, "GET /captcha/kind", async () => answer(data));
  const reply = await app.inject("/captcha/kind");
  expect(reply.json()).toEqual({ code: 0, msg: "", data: { kind: "off" } });
  expect(faults).toEqual([expect.stringContaining("passwordHash")]);
  await app.close();
});
