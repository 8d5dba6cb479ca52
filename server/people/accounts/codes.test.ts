import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Login, SentCode } from "#contract/account.ts";
import type { Scene } from "#contract/purposes.ts";
import { codes, limits } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { passFor } from "../captcha/testPerson.ts";
import { callsAt, emptyPeople, password, phone } from "./testCalls.ts";
import { addAccount, call, findCode, openBeside, openPeople, otherThan } from "./testPeople.ts";

let world: World;
beforeAll(async () => {
  world = await openPeople();
});
beforeEach(() => emptyPeople(world));
afterAll(() => world.close());

const { post, sendEmail, sendSms, enterByCode } = callsAt(() => world);

const passTime = (minutes: number) =>
  world.db.update(codes).set({ expiresAt: sql`${codes.expiresAt} - make_interval(mins => ${minutes})` });

describe("a code", () => {
  test("works once", async () => {
    await sendSms("2");
    const code = await findCode(world, phone);
    const tries = await Promise.all([1, 2, 3, 4].map(() => enterByCode(code)));
    expect(tries.map((result) => result.code).sort()).toEqual([0, 400, 400, 400]);
    expect((await enterByCode(code)).msg).toBe("The verification code is wrong.");
  });

  test("works for five minutes", async () => {
    await sendSms("2");
    await passTime(5);
    expect((await enterByCode(await findCode(world, phone))).code).toBe(400);
  });

  test("is wrong after five wrong guesses, though it is the right one", async () => {
    await sendSms("2");
    const code = await findCode(world, phone);
    for (let guess = 0; guess < 5; guess++) expect((await enterByCode(otherThan(code))).code).toBe(400);
    expect((await enterByCode(code)).code).toBe(400);
  });

  test("cannot be guessed by asking for new ones: ten guesses an hour are compared", async () => {
    const codes: number[] = [];
    for (let round = 0; round < 3; round++) {
      await world.db.delete(limits).where(sql`${limits.key} like 'send/minute/%'`);
      await sendSms("2");
      const code = otherThan(await findCode(world, phone));
      for (let guess = 0; guess < 4; guess++) codes.push((await enterByCode(code)).code);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test("of one purpose or target is none of another", async () => {
    await addAccount(world, { phone, password: "abc123" });
    const { data } = await sendSms("3");
    const code = await findCode(world, phone);
    expect((await enterByCode(code)).code).toBe(400);
    expect((await enterByCode(code, "13900139000")).code).toBe(400);
    const reset = { captcha: code, verificationToken: data.verificationToken, encryptType: "1", enterprise: 0 };
    const passwords = { loginPassword: password, confirmPassword: password };
    const reply = await post("reset-password-by-phone", { phone: "13900139000", ...reset, ...passwords });
    expect(reply.code).toBe(400);
    expect((await post("reset-password-by-phone", { phone, ...reset, ...passwords })).code).toBe(0);
  });

  test("is out of use when a newer one was sent", async () => {
    await sendSms("2");
    const first = await findCode(world, phone);
    await world.db.delete(limits);
    await sendSms("2");
    const second = await findCode(world, phone);
    if (first !== second) expect((await enterByCode(first)).code).toBe(400);
    expect((await enterByCode(second)).code).toBe(0);
  });

  test("is guessed only by the browser that requested it, which a stranger's wrong guesses do not keep out", async () => {
    const request = { json: { captchaType: "2", userPhone: phone }, headers: { "user-agent": "the runner's" } };
    const { data, headers } = await call<SentCode>(world, "/user-center/sms-code", request);
    const enter = (captcha: string | undefined, options: { agent: string; token?: string; cookie?: string }) => {
      const form = { loginType: "1", phone, captcha: captcha ?? "", verificationToken: options.token ?? "" };
      const requestHeaders = { "user-agent": options.agent, cookie: options.cookie ?? "" };
      return call<Login>(world, "/user-center/login", { form, headers: requestHeaders, remoteAddress: "198.51.100.7" });
    };
    const code = await findCode(world, phone);
    for (let guess = 0; guess < 20; guess++) {
      const { status } = await enter(otherThan(code), { agent: "a stranger's", token: guess % 2 ? "forged" : "" });
      expect(status).toBe(200);
    }
    expect((await enter(code, { agent: "a stranger's" })).code).toBe(400);
    const [cookie, ...terms] = String(headers["set-cookie"]).split("; ");
    expect(cookie).toBe(`__Host-code-login=${data.verificationToken}`);
    expect(terms).toEqual(["Path=/", "Max-Age=300", "HttpOnly", "Secure", "SameSite=Strict"]);
    // The control: with the cookie, and from anywhere, it is the runner's browser.
    expect((await enter(code, { agent: "the runner's", cookie: `a=b; ${cookie}` })).code).toBe(0);
    await world.db.delete(limits);
    const again = await sendSms("2");
    const token = again.data.verificationToken;
    expect((await enter(await findCode(world, phone), { agent: "the runner's", token })).code).toBe(0);
  });

  test("is sent once a minute, and to one network no more than five times a day by SMS and five by email", async () => {
    expect((await sendSms("2")).code).toBe(0);
    expect(await sendSms("2")).toMatchObject({ code: 429, msg: expect.stringMatching(/in (60|59|58) seconds/) });
    // Somebody who notices only now that they forgot their password does not wait for the code of a
    // login.
    expect((await sendSms("3")).code).toBe(0);
    const sendAll = async (send: () => Promise<{ code: number }>) => {
      const codes: number[] = [];
      for (let day = 0; day < 12; day++) {
        await world.db.delete(limits).where(sql`${limits.key} like 'send/minute/%'`);
        codes.push((await send()).code);
      }
      return codes.filter((code) => code === 0).length;
    };
    // The last of each is the one that goes out every six hours after that.
    expect(await sendAll(() => sendSms("2"))).toBe(3 + 1);
    expect(await sendAll(() => sendEmail("1"))).toBe(5 + 1);
  });

  test("goes to no far country unless the operator serves it", async () => {
    expect(await sendSms("2", "+85261234567")).toMatchObject({ code: 400, msg: expect.stringContaining("country") });
    const served = await openBeside(world, { accounts: { ...world.env.accounts, smsPrefixes: ["+852"] } });
    const json = { captchaType: "2", userPhone: "+85261234567" };
    expect((await call(served, "/user-center/sms-code", { json })).code).toBe(0);
    await served.close();
  });
});

describe("while a verification is required", () => {
  let captchaWorld: World;
  beforeAll(async () => {
    captchaWorld = await openBeside(world, { captcha: { kind: "slider" } });
  });
  afterAll(() => captchaWorld.close());
  const pass = (scene: Scene, target: string) => passFor(captchaWorld, scene, target);
  const send = (json: object) =>
    call(captchaWorld, "/user-center/email-code", { json: { emailSendType: "1", ...json } });

  test("no code goes out without one for that purpose and address, and one verification sends one code", async () => {
    const accountEmail = " Runner@example.com";
    const refused = { code: 400, msg: "The human verification failed." };
    expect(await send({ accountEmail })).toMatchObject(refused);
    expect(await send({ accountEmail, ...(await pass("login", accountEmail)) })).toMatchObject(refused);
    expect(await send({ accountEmail, ...(await pass("register", "other@example.com")) })).toMatchObject(refused);
    expect(
      await send({ accountEmail, ...(await pass("reset-by-email", accountEmail)), scene: "register" }),
    ).toMatchObject(refused);
    const good = await pass("register", accountEmail);
    expect((await send({ accountEmail, ...good })).code).toBe(0);
    await captchaWorld.db.delete(limits);
    expect(await send({ accountEmail, ...good })).toMatchObject(refused);
    const sms = { captchaType: "2", userPhone: phone };
    expect(await call(captchaWorld, "/user-center/sms-code", { json: sms })).toMatchObject(refused);
    const json = { ...sms, ...(await pass("login", phone)) };
    expect((await call(captchaWorld, "/user-center/sms-code", { json })).code).toBe(0);
  });

  test("one verification answers once whether an address is registered, and still sends the code", async () => {
    const accountEmail = "asks@example.com";
    const { nc_token: _same, ...good } = await pass("register", accountEmail);
    const ask = (query: Record<string, string>) =>
      call(captchaWorld, `/user-center/email-registered?${new URLSearchParams(query)}`);
    expect((await ask({ email: accountEmail })).code).toBe(400);
    expect((await ask({ email: "victim@example.com", ...good })).code).toBe(400);
    expect(await ask({ email: accountEmail, ...good })).toMatchObject({ code: 0, data: false });
    expect((await ask({ email: accountEmail, ...good })).code).toBe(400);
    expect((await send({ accountEmail, ...good })).code).toBe(0);
  });
});
