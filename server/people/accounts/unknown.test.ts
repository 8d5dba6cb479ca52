import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, limits } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { callsAt, email, emptyPeople, password, phone } from "./testCalls.ts";
import { addAccount, call, findCode, logIn, openPeople, otherThan } from "./testPeople.ts";

let world: World;
beforeAll(async () => {
  world = await openPeople();
});
beforeEach(() => emptyPeople(world));
afterAll(() => world.close());

const { post, sendEmail, sendSms, letters } = callsAt(() => world);

describe("nobody hears from the answers who has an account", () => {
  const unknown = "stranger@example.com";
  beforeEach(() => addAccount(world, { email, phone, password: "abc123" }));
  const shape = ({ code, msg, data }: { code: number; msg: string; data: unknown }) => ({
    code,
    msg,
    keys: Object.keys((data as object) ?? {}),
  });

  test("a wrong password and an unknown account are one sentence", async () => {
    const wrong = await logIn(world, email, "wrong1");
    expect(shape(wrong)).toEqual(shape(await logIn(world, unknown, "wrong1")));
    expect(wrong.msg).toBe("The account or the password is wrong.");
    const chinese = { headers: { "accept-language": "zh-CN" } };
    expect((await logIn(world, unknown, "wrong1", chinese)).msg).toBe("账号或密码错误");
  });

  test("requests for codes look alike; only the message differs", async () => {
    expect(shape(await sendEmail("2"))).toEqual(shape(await sendEmail("2", unknown)));
    expect(shape(await sendSms("3"))).toEqual(shape(await sendSms("3", "13900139000")));
    expect(shape(await sendEmail("1", "a@example.com"))).toMatchObject({ code: 0 });
    expect(await letters()).toEqual(
      expect.arrayContaining([
        ["code", email],
        ["no-account", unknown],
        ["code", phone],
        ["no-account", "13900139000"],
        ["code", "a@example.com"],
      ]),
    );
    await world.db.delete(limits);
    expect(shape(await sendEmail("1"))).toMatchObject({
      code: 0,
      keys: ["captchaCode", "verificationToken", "expiresIn"],
    });
    expect((await letters())[0]).toEqual(["has-account", email]);
  });

  test("a reset for an unknown account is a wrong code", async () => {
    for (const accountEmail of [email, unknown]) {
      const { data } = await sendEmail("2", accountEmail);
      const reset = {
        accountEmail,
        captcha: otherThan(await findCode(world, accountEmail)),
        ...data,
        encryptType: "1",
      };
      const passwords = { loginPassword: password, confirmPassword: password };
      expect(await post("reset-password-by-email", { ...reset, ...passwords })).toMatchObject({
        code: 400,
        msg: "The verification code is wrong.",
      });
    }
  });

  test("only the question whether an email address is registered is answered, and not without end", async () => {
    const ask = (email: string) =>
      call<boolean>(world, `/user-center/email-registered?email=${encodeURIComponent(email)}`, {
        headers: { "user-agent": `browser ${Math.random()}` },
      });
    expect((await ask(email)).data).toBe(true);
    expect((await ask("RUNNER@example.com")).data).toBe(true);
    expect((await ask(unknown)).data).toBe(false);
    expect((await ask("nobody")).code).toBe(400);
    const many = await Promise.all(Array.from({ length: 30 }, () => ask(email)));
    expect(many.filter(({ code }) => code === 0)).toHaveLength(18);
  });
});

describe("a runner who forgot the password", () => {
  test.each(["email", "phone"] as const)(
    "sets a new one by %s, which ends every session and is notified",
    async (way) => {
      await addAccount(world, { email, phone, password: "abc123" });
      const { token } = (await logIn(world, email, "abc123")).data;
      const target = way === "email" ? email : phone;
      const { data } = way === "email" ? await sendEmail("2") : await sendSms("3");
      const contact = way === "email" ? { accountEmail: email } : { phone, enterprise: 0 };
      const passwords = { loginPassword: encodePassword("newer456"), confirmPassword: encodePassword("newer456") };
      const captcha = await findCode(world, target);
      const reset = { ...contact, ...passwords, captcha, verificationToken: data.verificationToken, encryptType: "1" };
      const url = `reset-password-by-${way}`;
      const different = { ...reset, confirmPassword: encodePassword("newer457") };
      expect((await post(url, different)).msg).toBe("The two passwords are not the same.");
      expect((await post(url, { ...reset, verificationToken: "x".repeat(43) })).msg).toBe(
        "The verification code is wrong.",
      );
      expect((await post(url, { ...reset, captcha: otherThan(captcha) })).msg).toBe("The verification code is wrong.");
      expect((await post(url, reset)).code).toBe(0);
      expect((await post(url, reset)).msg).toBe("The verification code is wrong.");
      expect((await call(world, "/user-center/user-data", { token })).code).toBe(401);
      expect((await logIn(world, email, "abc123")).code).toBe(400);
      expect((await logIn(world, email, "newer456")).code).toBe(0);
      expect((await letters())[0]).toEqual(["notice", target]);
    },
  );

  test("reads that the account is gone meanwhile", async () => {
    const accountId = await addAccount(world, { email, password: "abc123" });
    const { data } = await sendEmail("2");
    await world.db.delete(accounts).where(eq(accounts.accountId, accountId));
    const passwords = { loginPassword: password, confirmPassword: password, encryptType: "1" };
    const reset = { accountEmail: email, captcha: await findCode(world, email), ...data, ...passwords };
    expect(await post("reset-password-by-email", reset)).toMatchObject({
      code: 404,
      msg: "This account does not exist.",
    });
  });
});
