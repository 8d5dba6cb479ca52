import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AccountSettings } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { limits } from "../../base/db/accountSchema.ts";
import type { Env } from "../../base/env/env.ts";
import type { World } from "../../testWorld.ts";
import { callsAt, email, emptyPeople, phone } from "./testCalls.ts";
import { call, findCode, logIn, openBeside, openPeople } from "./testPeople.ts";

let world: World;
beforeAll(async () => {
  world = await openPeople();
});
beforeEach(() => emptyPeople(world));
afterAll(() => world.close());

const { sendEmail, sendSms, register, enterByCode } = callsAt(() => world);

describe("a newcomer", () => {
  test("registers by email, in capital or small letters, and logs in", async () => {
    const reply = await sendEmail("1", " Runner@Example.COM ");
    expect(reply.data).toEqual({ captchaCode: "", verificationToken: expect.any(String), expiresIn: 300 });
    expect(await register(await findCode(world, email))).toMatchObject({ code: 0, data: null });
    const { code, data, headers } = await logIn(world, "RUNNER@example.com", "abc123");
    expect(code).toBe(0);
    expect(data.userData).toMatchObject({
      accountInfo: { accountNo: "r***@example.com", loginType: "5", osId: 1002 },
      authorities: [],
      password: null,
      userInfo: { userEmail: email, userGender: 0, realNameAuthedAuditStatus: null },
    });
    expect(data.userData.accountInfo.accountNick).toMatch(/^Runner \d{6}$/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("logs in by a code with a phone number that has no account yet, and finds the same account the next time", async () => {
    await sendSms("2");
    const first = await enterByCode(await findCode(world, phone));
    expect(first).toMatchObject({ code: 0, data: { userData: { accountInfo: { accountPhone: "138****8000" } } } });
    await world.db.delete(limits);
    await sendSms("2");
    const second = await enterByCode(await findCode(world, phone), "+8613800138000");
    expect(second.data.userData.accountInfo.accountId).toBe(first.data.userData.accountInfo.accountId);
    expect(second.data.token).not.toBe(first.data.token);
  });

  test.each([
    ["a password without a digit", { loginPassword: encodePassword("abcdefg") }, 400],
    ["a password of five", { loginPassword: encodePassword("abc12") }, 400],
    ["a password with a sign in it", { loginPassword: encodePassword("abc123!") }, 400],
    ["a password that is not encoded", { loginPassword: "abc123" }, 400],
    ["an encoding that is not agreed", { encryptType: "2" }, 400],
    ["no encoding", { encryptType: undefined }, 400],
    ["no email address", { accountEmail: "runner" }, 400],
  ])("with %s reads so, and the code stays valid", async (_what, overrides, refused) => {
    await sendEmail("1");
    const code = await findCode(world, email);
    expect((await register(code, overrides)).code).toBe(refused);
    expect((await register(code)).code).toBe(0);
  });
});

test("a stronger policy is sent to the browser and enforced: length, not kinds of characters; nothing common", async () => {
  const strong = await openBeside(world, { accounts: { ...world.env.accounts, passwordPolicy: "strong" } });
  const settings = await call(strong, "/user-center/account-settings");
  expect(settings.data).toMatchObject({ passwordPolicy: "strong", loginTypes: ["1", "0", "5"] });
  expect(settings.headers["cache-control"]).toBe("no-store");
  await call(strong, "/user-center/email-code", { json: { accountEmail: "longest@example.com", emailSendType: "1" } });
  const code = await findCode(strong, "longest@example.com");
  const tryWith = (password: string) =>
    call(strong, "/user-center/register-by-email", {
      json: { accountEmail: "longest@example.com", code, loginPassword: encodePassword(password), encryptType: "1" },
    });
  expect((await tryWith("abc123")).msg).toContain("10 to 128");
  expect((await tryWith("x".repeat(129))).msg).toContain("10 to 128");
  expect((await tryWith("Qwertyuiop")).msg).toContain("most common");
  expect((await tryWith("Longest@Example.com")).msg).toContain("email address");
  expect((await tryWith("长跑的人总会到达终点线吧")).code).toBe(0);
  await strong.close();
});

test("a way to log in that nothing can be sent for is not offered", async () => {
  const offered = async (settings: Partial<Env>) => {
    const beside = await openBeside(world, settings);
    const { data } = await call<AccountSettings>(beside, "/user-center/account-settings");
    await beside.close();
    return data;
  };
  expect((await offered({ isProduction: true })).loginTypes).toEqual(["0", "5"]);
  expect(await offered({ captcha: { kind: "slider" } })).toMatchObject({
    loginTypes: ["1", "0", "5"],
    isCaptchaOn: true,
  });
});
