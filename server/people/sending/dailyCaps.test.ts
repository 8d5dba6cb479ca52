import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SentCode } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { readDailyCaps } from "../../base/env/dailyCaps.ts";
import type { World } from "../../testWorld.ts";
import { addAccount, call, findCode, logIn, openBeside, openPeople } from "../accounts/testPeople.ts";
import { permitMessage } from "./permit.ts";

const dailyCaps = { sms: 3, email: 8 };
let world: World;
beforeAll(async () => {
  world = await openPeople({}, { dailyCaps });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(limits);
  await world.db.delete(outboxMessages);
  await world.db.delete(accounts);
});

const phones = ["13800000001", "13800000002", "13800000003", "13800000004", "13800000005"];
const askByPhone = (userPhone: string, { scene = "2", language = "en" } = {}) =>
  call<SentCode>(world, "/user-center/sms-code", {
    json: { captchaType: scene, userPhone },
    headers: { "accept-language": language },
  });
const askByEmail = (name: number, emailSendType: "1" | "2") =>
  call(world, "/user-center/email-code", { json: { accountEmail: `r${name}@example.com`, emailSendType } });
const sentTexts = async () => (await readOutbox(world.db, world.secrets, { channels: ["sms"] })).length;
/** The lines of the log about a cap. */
const told = () => world.logged().match(/SMS_PER_DAY is 3, and 3 codes[^"]*/g) ?? [];

describe("once as many text messages went out as a day may cost", () => {
  test("nobody gets another, and each reads what to do instead; the operator gets one line", async () => {
    const before = told().length;
    const answers = [];
    for (const phone of phones) answers.push(await askByPhone(phone));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 429, 429]);
    expect(answers[3]?.msg).toMatch(/^No more codes are sent by text message today\. Use a password or your email/);
    expect((await askByPhone("13800000006", { language: "zh-CN" })).msg).toContain("短信验证码已用完");
    expect(await sentTexts()).toBe(3);
    expect(await findCode(world, phones[3] as string)).toBeUndefined();
    expect(told().slice(before)).toEqual([
      expect.stringMatching(/3 codes were sent, the part of unknown browsers: there are no more until 20\d\d-/),
    ]);
  });

  test("emails still go, up to their own cap: half of it to newcomers, three quarters to unknown browsers", async () => {
    for (const phone of phones) await askByPhone(phone);
    const answers = [];
    for (const name of [1, 2, 3, 4, 5]) answers.push(await askByEmail(name, "1"));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 429]);
    expect(answers[4]?.msg).toBe("No more codes are sent by email today. Please try again tomorrow.");
    const resets = [];
    for (const name of [1, 2, 3]) resets.push(await askByEmail(name, "2"));
    expect(resets.map(({ code }) => code)).toEqual([0, 0, 429]);
    expect(resets[2]?.msg).toMatch(/by email today\. Use a password or your phone number/);
  });

  test("runners still log in by code from the browser that they use, with the quarter that strangers cannot have", async () => {
    const email = "runner@example.com";
    await addAccount(world, { email, phone: "13800000001", password: "abc123" });
    const { headers } = await logIn(world, email, "abc123");
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    for (const name of [1, 2, 3, 4, 5, 6, 7]) await askByEmail(name, "2");
    const json = { accountEmail: email, emailSendType: "2" };
    expect((await call(world, "/user-center/email-code", { json })).code).toBe(429);
    expect((await call(world, "/user-center/email-code", { json, headers: { cookie } })).code).toBe(0);
    const others = { accountEmail: "r7@example.com", emailSendType: "2" };
    expect((await call(world, "/user-center/email-code", { json: others, headers: { cookie } })).code).toBe(429);
  });

  test("a runner who was refused has lost none of their own tries the next day, and the operator gets a new line", async () => {
    const before = told().length;
    const [, , , refused = ""] = phones;
    for (const phone of phones) await askByPhone(phone);
    await world.db.update(limits).set({ endsAt: new Date(Date.now() - 1000) });
    const perTarget = await world.db.select().from(limits);
    // A minute, a day from this network and a day in all, of two people.
    expect(perTarget.filter(({ key, count }) => key.startsWith("send/") && count === 0)).toHaveLength(6);
    expect((await askByPhone(refused)).code).toBe(0);
    for (const phone of phones) await askByPhone(phone);
    expect(await sentTexts()).toBe(6);
    expect(told().slice(before)).toHaveLength(2);
  });

  test("owners still hear that their password was set anew, until a tenth of the cap went out for that", async () => {
    const [first = "", two = "", three = "", four = ""] = phones;
    for (const phone of [first, two]) await addAccount(world, { phone, password: "abc123" });
    const sendings = [await askByPhone(first, { scene: "3" }), await askByPhone(two, { scene: "3" })];
    await askByPhone(three);
    expect((await askByPhone(four)).code).toBe(429);
    for (const [index, phone] of [first, two].entries()) {
      const { verificationToken = "" } = sendings[index]?.data ?? {};
      const password = encodePassword("new123");
      const reset = { phone, captcha: await findCode(world, phone), verificationToken, encryptType: "1" };
      const json = { ...reset, loginPassword: password, confirmPassword: password };
      expect((await call(world, "/user-center/reset-password-by-phone", { json })).code).toBe(0);
    }
    const notices = (await readOutbox(world.db, world.secrets)).filter(({ template }) => template === "notice");
    expect(notices.map(({ target }) => target)).toEqual([first]);
    expect(world.logged()).toMatch(/SMS_PER_DAY is 3, and 1 notices were sent/);
  });

  test("it is the cap that stops them: a server with a larger one on the same database sends the next", async () => {
    for (const phone of phones) await askByPhone(phone);
    const wide = await openBeside(world, { dailyCaps: { sms: 100, email: 100 } });
    const { code } = await call(wide, "/user-center/sms-code", { json: { captchaType: "2", userPhone: phones[3] } });
    await wide.close();
    expect(code).toBe(0);
  });
});

test("of many who ask at once no more are served than the cap allows, and the operator gets one line", async () => {
  const lines: string[] = [];
  const tools = { ...world, warn: (line: string) => void lines.push(line) };
  const ask = (runner: number) =>
    permitMessage(tools, {
      purpose: "login",
      channel: "sms",
      target: `138000001${runner}`,
      language: "zh",
      caller: { sends: ["login"], address: `10.${runner}.0.1`, pass: {} },
    });
  const served = await Promise.all(Array.from({ length: 60 }, (_, runner) => ask(10 + runner)));
  expect(served.filter(({ outcome }) => outcome === "permitted")).toHaveLength(3);
  expect(lines).toHaveLength(1);
});

test("an operator sets both caps, and reads which one is not a number", () => {
  expect(readDailyCaps({ SMS_PER_DAY: "500" })).toEqual({ sms: 500, email: 100_000 });
  expect(() => readDailyCaps({ EMAIL_PER_DAY: "many" })).toThrow(/EMAIL_PER_DAY is "many", but it must be a whole/);
});
