import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AuditPage } from "#contract/audit.ts";
import type { OrganisedEntry, RefundRequest } from "#contract/organise.ts";
import type { PlaceChange } from "#contract/organisePlaces.ts";
import { getOrganiser } from "#core/authorities.ts";
import { chainPending } from "../../base/audit/chain.ts";
import { limits } from "../../base/db/accountSchema.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { openSession } from "../accounts/sessions.ts";
import { addAccount, call, openBeside } from "../accounts/testPeople.ts";
import { newApiToken } from "./service.ts";
import {
  by,
  entriesUrl,
  entry,
  list,
  listEvents,
  made,
  organise,
  organiserId,
  revoke,
  session,
  trail,
  world,
} from "./testTokens.ts";

organise();

test("a program with a token never approves what its owner requested, and its owner cannot either", async () => {
  const { secret } = await made({ scopes: ["refunds:write", "places:write", "entries:read"] });
  const refund = { code: entry.code, amountFen: 9000, isLeaving: false, note: "生病", key: randomUUID() };
  const { data } = await call<RefundRequest>(world, "/sign-up/organise/refund", { json: refund, ...by(secret) });
  expect(data).toMatchObject({ state: "waiting", isOwn: true });
  const decision = { requestId: data.requestId, isApproved: true };
  const decide = (overrides: object) =>
    call(world, "/sign-up/organise/refunds/decide", { json: decision, ...overrides });
  expect(await decide(by(secret))).toMatchObject({ status: 403, data: { error: "token/not-here" } });
  expect(await decide({ token: session })).toMatchObject({ data: { error: "refund/second-organiser" } });
  const places = { domainName: trail, pool: "item/ten-km", before: 5000, places: 6000, reason: "x", key: randomUUID() };
  const change = await call<PlaceChange>(world, "/sign-up/organise/places", { json: places, ...by(secret) });
  expect(change.data).toMatchObject({ state: "waiting", isOwn: true });
  const approval = { changeId: change.data.changeId, isApproved: true };
  const approve = (overrides: object) =>
    call(world, "/sign-up/organise/places/decide", { json: approval, ...overrides });
  expect(await approve(by(secret))).toMatchObject({ status: 403 });
  expect(await approve({ token: session })).toMatchObject({ data: { error: "places/second-organiser" } });
  const secondId = await addAccount(world, { email: "second@example.org", authorities: [getOrganiser("7001")] });
  const second = await openSession(world.db, { accountId: secondId, loginType: "5", device: "x" });
  expect((await decide({ token: second })).code).toBe(0);
  expect((await approve({ token: second })).code).toBe(0);
});

test("a program with a token is named in the audit of the race beside its owner, and in the security log", async () => {
  const { secret, token } = await made({ scopes: ["refunds:write", "places:write", "audit:read"] });
  const refund = { code: entry.code, amountFen: 100, isLeaving: false, note: "生病", key: randomUUID() };
  expect((await call(world, "/sign-up/organise/refund", { json: refund, ...by(secret) })).code).toBe(0);
  await chainPending(world.db);
  const audit = await call<AuditPage>(world, `/sign-up/organise/audit?domainName=${trail}`, by(secret));
  const names = audit.data.lines
    .filter((line) => line.by === "organiser")
    .map((line) => [line.action, line.token, line.by]);
  expect(names).toEqual([
    ["refund", "expo display", "organiser"],
    // The change of the order that follows from it.
    ["refund", null, "organiser"],
    ["make-token", "expo display", "organiser"],
  ]);
  expect(await listEvents("token-made")).toMatchObject([{ actor: organiserId, token: "expo display" }]);
  await revoke(token.tokenId);
  expect(await listEvents("token-revoked")).toMatchObject([{ actor: organiserId, token: "expo display" }]);
  await list(secret);
  const [refusal] = (await listEvents("token-refused")).slice(-1);
  expect(refusal).toMatchObject({ actor: null, token: "expo display", details: { error: "token/invalid" } });
});

test("a program with a token that fails in any way reads the HTTP status of it, and how long to wait", async () => {
  const { secret, token } = await made();
  const one = (code: string) => call<OrganisedEntry>(world, `/sign-up/organise/entries/${code}`, by(secret));
  expect((await one(entry.code)).status).toBe(200);
  expect(await one("0123456789")).toMatchObject({ status: 404, code: 404 });
  expect((await call(world, `/sign-up/organise/numbers?domainName=${trail}&range=all`, by(secret))).msg).toContain(
    "numbers:read",
  );
  const wrong = await list(newApiToken());
  expect([wrong.status, wrong.headers["www-authenticate"]]).toEqual([401, 'Bearer error="invalid_token"']);
  const key = `token/calls/${token.tokenId}`;
  await world.db.update(limits).set({ count: exactLimits.tokenCalls.most }).where(eq(limits.key, key));
  const limited = await list(secret);
  expect(limited).toMatchObject({ status: 429, data: { error: "request/too-many" } });
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
});

test("a program with a token behind the address of one who tries wrong tokens is still answered", async () => {
  const { secret } = await made();
  await list(newApiToken());
  const isWrong = sql`${limits.key} like 'token/wrong/%'`;
  await world.db.update(limits).set({ count: exactLimits.wrongToken.most }).where(isWrong);
  expect((await list(newApiToken())).status).toBe(429);
  expect((await list(secret)).code).toBe(0);
});

test("a program with a token needs no encrypted paths, which hide the calls from everybody else", async () => {
  const { secret } = await made();
  const pathCipher = { key: "0".repeat(32), iv: "0".repeat(32) };
  const hidden = await openBeside(world, { pathCipher });
  const at = (headers: Record<string, string>, url = entriesUrl) => hidden.app.inject({ url, headers });
  expect((await at({ token: session })).statusCode).toBe(404);
  expect((await at({ authorization: `Bearer ${secret}` })).statusCode).toBe(200);
  expect((await at({ authorization: `Bearer ${secret}` }, "/user-center/tokens")).statusCode).toBe(403);
  await hidden.close();
});
