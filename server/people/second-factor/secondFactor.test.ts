import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Enrolment, SecondFactor } from "#contract/secondFactor.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, limits, secondFactors, sessions } from "../../base/db/accountSchema.ts";
import { testKey, type World } from "../../testWorld.ts";
import { openSession } from "../accounts/sessions.ts";
import { type Answered, addAccount, call, openBeside, openPeople } from "../accounts/testPeople.ts";
import { codeAt } from "./totp.ts";

let world: World;
let optional: World;
let accountId: string;
let token: string;
const email = "me@example.org";
beforeAll(async () => {
  world = await openPeople({ organiserSecondFactor: "required" });
  optional = await openBeside(world, { accounts: { ...world.env.accounts, organiserSecondFactor: "optional" } });
});
beforeEach(async () => {
  for (const table of [accounts, limits]) await world.db.delete(table);
  accountId = await addAccount(world, { email, password: "abc123", authorities: ["ORGANISER", "REVIEWER"] });
  token = await openToken();
});
afterAll(async () => {
  await optional.close();
  await world.close();
});

const openToken = () => openSession(world.db, { accountId, loginType: "5", device: "x" });
const proof = { password: encodePassword("abc123") };
const post = <T = unknown>(path: string, json: object, by = token) =>
  call<T>(world, `/user-center/second-factor/${path}`, { json, token: by });
const state = async (by = token) => (await call<SecondFactor>(world, "/user-center/second-factor", { token: by })).data;
/** Returns whether a session may organise. */
const review = async (by = token, at = world) => (await call(at, "/user-center/reviews", { token: by })).code;

/** The secret that the app has, and the step that is now by the database's clock. */
async function readApp() {
  const [row] = await world.db.select().from(secondFactors);
  const { rows } = (await world.db.execute(
    sql`select floor(extract(epoch from now()) / 30)::int as step`,
  )) as unknown as {
    rows: { step: number }[];
  };
  const sealed = row?.pendingSealed ?? row?.secretSealed ?? "";
  return { secret: Buffer.from(world.secrets.open(sealed), "base64url"), step: rows[0]?.step ?? 0 };
}

async function codeNow(by = 0): Promise<string> {
  const { secret, step } = await readApp();
  return codeAt(secret, step + by);
}

async function enrol(): Promise<string[]> {
  expect((await post<Enrolment>("begin", { proof })).code).toBe(0);
  const confirmed = await post<{ recoveryCodes: string[] }>("confirm", { code: await codeNow() });
  expect(confirmed.code).toBe(0);
  return confirmed.data.recoveryCodes;
}

/** As if the last code had been used long ago. */
const forgetStep = () => world.db.update(secondFactors).set({ lastStep: 1 });

test("an organiser without a required second factor is refused, sets it up with an app, and reviews", async () => {
  expect(await review()).toBe(403);
  expect(await state()).toEqual({ isRequired: true, isEnrolled: false, isPassed: false, recoveryCodes: 0 });
  const begun = await post<Enrolment>("begin", { proof });
  expect(begun.data.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.data.address).toMatch(/^otpauth:\/\/totp\/Startline:m\*\*\*%40example\.org\?secret=[A-Z2-7]{32}&/);
  expect(await review()).toBe(403);
  const confirmed = await post<{ recoveryCodes: string[] }>("confirm", { code: await codeNow() });
  expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
  expect(await review()).toBe(0);
  expect(await state()).toEqual({ isRequired: true, isEnrolled: true, isPassed: true, recoveryCodes: 10 });
});

test("a server that does not require one asks only those who set one up", async () => {
  expect(await review(token, optional)).toBe(0);
  await enrol();
  expect(await review(await openToken(), optional)).toBe(403);
});

test("each session passes for itself, for twelve hours", async () => {
  await enrol();
  const otherToken = await openToken();
  expect([await review(), await review(otherToken)]).toEqual([0, 403]);
  await forgetStep();
  expect((await post("pass", { code: await codeNow() }, otherToken)).code).toBe(0);
  expect(await review(otherToken)).toBe(0);
  const { rows } = (await world.db.execute(
    sql`select extract(epoch from max(second_factor_until) - now())::int / 60 as left from sessions`,
  )) as unknown as { rows: { left: number }[] };
  expect([719, 720]).toContain(rows[0]?.left);
  await world.db.update(sessions).set({ secondFactorUntil: sql`now()` });
  expect(await review(otherToken)).toBe(403);
});

test("a code that was used is refused, also in another session, and the next one is accepted", async () => {
  await post("begin", { proof });
  const used = await codeNow();
  expect((await post("confirm", { code: used })).code).toBe(0);
  const otherToken = await openToken();
  expect((await post("pass", { code: used }, otherToken)).code).toBe(400);
  // The app's clock is a step ahead.
  expect((await post("pass", { code: await codeNow(1) }, otherToken)).code).toBe(0);
  // Control: without the last step the first code would have been accepted.
  await forgetStep();
  expect((await post("pass", { code: used }, otherToken)).code).toBe(0);
});

test("a recovery code lets in once, however it is typed", async () => {
  const [first = "", second = ""] = await enrol();
  const otherToken = await openToken();
  expect((await post("pass", { code: ` ${first.toLowerCase().replace("-", " ")} ` }, otherToken)).code).toBe(0);
  expect((await state(otherToken)).recoveryCodes).toBe(9);
  expect((await post("pass", { code: first }, otherToken)).code).toBe(400);
  expect((await post("pass", { code: second }, otherToken)).code).toBe(0);
});

test("who guesses is stopped after ten wrong codes, also with the right one and from another session", async () => {
  await enrol();
  await forgetStep();
  const otherToken = await openToken();
  const codes: number[] = [];
  for (let n = 0; n < 10; n++) codes.push((await post("pass", { code: "no code" }, n % 2 ? otherToken : token)).code);
  expect(new Set(codes)).toEqual(new Set([400]));
  const refused = await post("pass", { code: await codeNow() }, otherToken);
  expect(refused).toMatchObject({ code: 429, data: { error: "second-factor/too-many" } });
  await world.db.delete(limits);
  expect((await post("pass", { code: await codeNow() }, otherToken)).code).toBe(0);
});

test("a stolen session sets nothing up without the owner's proof, and replaces nothing without a code", async () => {
  expect((await post("begin", { proof: { password: encodePassword("wrong1") } })).code).toBe(400);
  expect(await world.db.select().from(secondFactors)).toEqual([]);
  await enrol();
  const stolen = await openToken();
  const refused = await post("begin", { proof }, stolen);
  expect(refused).toMatchObject({ code: 403, data: { error: "session/second-factor" } });
});

test("an organiser with a new phone replaces the secret; the one of before counts until the new one is confirmed", async () => {
  const codes = await enrol();
  const before = await readApp();
  expect((await post("begin", { proof })).code).toBe(0);
  await forgetStep();
  const otherToken = await openToken();
  expect((await post("pass", { code: codeAt(before.secret, before.step) }, otherToken)).code).toBe(0);
  expect((await post("confirm", { code: await codeNow() })).code).toBe(0);
  await forgetStep();
  expect([await review(), await review(otherToken)]).toEqual([0, 403]);
  for (const code of [codeAt(before.secret, before.step), codes[0]])
    expect((await post("pass", { code }, otherToken)).code).toBe(400);
  expect((await post("confirm", { code: await codeNow() })).code).toBe(409);
});

test("an operator resets it for somebody who lost the phone: all sessions have to set it up anew", async () => {
  await enrol();
  const reset = async (person: string) => {
    const headers = { authorization: `Bearer ${testKey}` };
    return ((await call(world, "/admin/reset-second-factor", { json: { who: person }, headers })) as Answered).data;
  };
  expect(await reset(email)).toBe("reset");
  expect(await reset(email)).toBe("unchanged");
  expect(await reset("nobody@example.org")).toBe("no-account");
  expect(await review()).toBe(403);
  expect(await state()).toMatchObject({ isEnrolled: false, isPassed: false });
});

test("the table has neither the secret nor a recovery code", async () => {
  const begun = await post<Enrolment>("begin", { proof });
  const code = await codeNow();
  const { data } = await post<{ recoveryCodes: string[] }>("confirm", { code });
  const stored = JSON.stringify(
    await world.db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)),
  );
  const { secret } = await readApp();
  const secretTexts = [begun.data.secret, secret.toString("base64url"), secret.toString("hex"), ...data.recoveryCodes];
  for (const text of [...secretTexts, ...data.recoveryCodes.map((recovery) => recovery.replace("-", ""))])
    expect(stored).not.toContain(text);
});
