import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import encodePassword from "#src/account/encodePassword.ts";
import type { AccountSettings, Login, Scene, SentCode, Session, UserData } from "#src/api/account.ts";
import { passFor } from "../captcha/test-person.ts";
import { accounts, codes, limits, outboxMessages, sessions } from "../db/account-schema.ts";
import { readOutbox } from "../delivery/outbox.ts";
import type { World } from "../test-world.ts";
import { addAccount, call, codeOf, logIn, openPeople, otherThan } from "./test-people.ts";

let world: World;
beforeAll(async () => {
  world = await openPeople();
}, 60_000);
beforeEach(async () => {
  for (const table of [accounts, codes, limits, outboxMessages]) await world.db.delete(table);
});
afterAll(() => world.close());

const email = "runner@example.com";
const phone = "13800138000";
const password = encodePassword("abc123");
const post = <T = unknown>(url: string, json: object) => call<T>(world, `/user-center/${url}`, { json });
const sendEmail = (emailSendType: "1" | "2", accountEmail = email) =>
  post<SentCode>("email-code", { captchaType: "20", accountEmail, emailSendType, cloudType: 1 });
const sendSms = (captchaType: "2" | "3", userPhone = phone) =>
  post<SentCode>("sms-code", { captchaType, userPhone, raceAppBusinessType: 1, cloudType: 1 });
const register = (code: string | undefined, more: object = {}) =>
  post("register-by-email", {
    accountEmail: email,
    code,
    loginPassword: password,
    encryptType: "1",
    machineCode: "",
    ...more,
  });
const enterByCode = (captcha: string | undefined, number = phone) =>
  call<Login>(world, "/user-center/login", { form: { loginType: "1", phone: number, captcha: captcha ?? "" } });
const letters = async () =>
  (await readOutbox(world.db, world.secrets)).map(({ template, target }) => [template, target]);
const passTime = (minutes: number) =>
  world.db.update(codes).set({ expiresAt: sql`${codes.expiresAt} - make_interval(mins => ${minutes})` as never });

describe("a newcomer", () => {
  test("registers by email, in whatever letters they write it, and logs in", async () => {
    const sent = await sendEmail("1", " Runner@Example.COM ");
    expect(sent.data).toEqual({ captchaCode: "", verificationToken: expect.any(String), expiresIn: 300 });
    expect(await register(await codeOf(world, email))).toMatchObject({ code: 0, data: null });
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
    const first = await enterByCode(await codeOf(world, phone));
    expect(first).toMatchObject({ code: 0, data: { userData: { accountInfo: { accountPhone: "138****8000" } } } });
    await world.db.delete(limits);
    await sendSms("2");
    const second = await enterByCode(await codeOf(world, phone), "+8613800138000");
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
  ])("with %s is told so, and the code stays good", async (_what, more, refused) => {
    await sendEmail("1");
    const code = await codeOf(world, email);
    expect((await register(code, more)).code).toBe(refused);
    expect((await register(code)).code).toBe(0);
  });
});

describe("a code", () => {
  test("works once", async () => {
    await sendSms("2");
    const code = await codeOf(world, phone);
    const tries = await Promise.all([1, 2, 3, 4].map(() => enterByCode(code)));
    expect(tries.map((one) => one.code).sort()).toEqual([0, 400, 400, 400]);
    expect((await enterByCode(code)).msg).toBe("Wrong verification code.");
  });

  test("works for five minutes", async () => {
    await sendSms("2");
    await passTime(5);
    expect((await enterByCode(await codeOf(world, phone))).code).toBe(400);
  });

  test("is wrong after five wrong guesses, though it is the right one", async () => {
    await sendSms("2");
    const code = await codeOf(world, phone);
    for (let guess = 0; guess < 5; guess++) expect((await enterByCode(otherThan(code))).code).toBe(400);
    expect((await enterByCode(code)).code).toBe(400);
  });

  test("cannot be guessed by asking for new ones: ten guesses an hour are compared", async () => {
    const answered: number[] = [];
    for (let round = 0; round < 3; round++) {
      await world.db.delete(limits).where(sql`${limits.key} like 'code/minute/%'`);
      await sendSms("2");
      const code = otherThan(await codeOf(world, phone));
      for (let guess = 0; guess < 4; guess++) answered.push((await enterByCode(code)).code);
    }
    expect(answered).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test("of one purpose or target is none of another", async () => {
    await addAccount(world, { phone, password: "abc123" });
    const { data } = await sendSms("3");
    const code = await codeOf(world, phone);
    expect((await enterByCode(code)).code).toBe(400);
    expect((await enterByCode(code, "13900139000")).code).toBe(400);
    const reset = { captcha: code, verificationToken: data.verificationToken, encryptType: "1", enterprise: 0 };
    const passwords = { loginPassword: password, confirmPassword: password };
    const other = await post("reset-password-by-phone", { phone: "13900139000", ...reset, ...passwords });
    expect(other.code).toBe(400);
    expect((await post("reset-password-by-phone", { phone, ...reset, ...passwords })).code).toBe(0);
  });

  test("is out of use when a newer one was sent", async () => {
    await sendSms("2");
    const first = await codeOf(world, phone);
    await world.db.delete(limits);
    await sendSms("2");
    const second = await codeOf(world, phone);
    if (first !== second) expect((await enterByCode(first)).code).toBe(400);
    expect((await enterByCode(second)).code).toBe(0);
  });

  test("is sent once a minute, and no more than five times a day by SMS and ten by email", async () => {
    expect((await sendSms("2")).code).toBe(0);
    expect(await sendSms("3")).toMatchObject({ code: 429, msg: expect.stringMatching(/in (60|59|58) seconds/) });
    const sendAll = async (send: () => Promise<{ code: number }>) => {
      const answered: number[] = [];
      for (let day = 0; day < 12; day++) {
        await world.db.delete(limits).where(sql`${limits.key} like 'code/minute/%'`);
        answered.push((await send()).code);
      }
      return answered.filter((code) => code === 0).length;
    };
    expect(await sendAll(() => sendSms("2"))).toBe(4);
    expect(await sendAll(() => sendEmail("1"))).toBe(10);
  });

  test("goes to no far country unless the operator serves it", async () => {
    expect(await sendSms("2", "+85261234567")).toMatchObject({ code: 400, msg: expect.stringContaining("country") });
    const served = await openPeople({ smsPrefixes: ["+852"] });
    const json = { captchaType: "2", userPhone: "+85261234567" };
    expect((await call(served, "/user-center/sms-code", { json })).code).toBe(0);
    await served.close();
  }, 60_000);
});

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

  test("codes are asked for alike; what is sent tells the addressee alone", async () => {
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
      const reset = { accountEmail, captcha: otherThan(await codeOf(world, accountEmail)), ...data, encryptType: "1" };
      const passwords = { loginPassword: password, confirmPassword: password };
      expect(await post("reset-password-by-email", { ...reset, ...passwords })).toMatchObject({
        code: 400,
        msg: "Wrong verification code.",
      });
    }
  });

  test("only the question whether an email address is registered is answered, and not without end", async () => {
    const ask = (one: string) =>
      call<boolean>(world, `/user-center/email-registered?email=${encodeURIComponent(one)}`, {
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
  test.each(["email", "phone"] as const)("sets a new one by %s, which ends every session and is told", async (way) => {
    await addAccount(world, { email, phone, password: "abc123" });
    const { token } = (await logIn(world, email, "abc123")).data;
    const target = way === "email" ? email : phone;
    const { data } = way === "email" ? await sendEmail("2") : await sendSms("3");
    const who = way === "email" ? { accountEmail: email } : { phone, enterprise: 0 };
    const passwords = { loginPassword: encodePassword("newer456"), confirmPassword: encodePassword("newer456") };
    const captcha = await codeOf(world, target);
    const reset = { ...who, ...passwords, captcha, verificationToken: data.verificationToken, encryptType: "1" };
    const url = `reset-password-by-${way}`;
    const different = { ...reset, confirmPassword: encodePassword("newer457") };
    expect((await post(url, different)).msg).toBe("The two passwords are not the same.");
    expect((await post(url, { ...reset, verificationToken: "x".repeat(43) })).msg).toBe("Wrong verification code.");
    expect((await post(url, { ...reset, captcha: otherThan(captcha) })).msg).toBe("Wrong verification code.");
    expect((await post(url, reset)).code).toBe(0);
    expect((await post(url, reset)).msg).toBe("Wrong verification code.");
    expect((await call(world, "/user-center/user-data", { token })).code).toBe(401);
    expect((await logIn(world, email, "abc123")).code).toBe(400);
    expect((await logIn(world, email, "newer456")).code).toBe(0);
    expect((await letters())[0]).toEqual(["notice", target]);
  });

  test("is told where the account is gone meanwhile", async () => {
    const accountId = await addAccount(world, { email, password: "abc123" });
    const { data } = await sendEmail("2");
    await world.db.delete(accounts).where(eq(accounts.accountId, accountId));
    const passwords = { loginPassword: password, confirmPassword: password, encryptType: "1" };
    const reset = { accountEmail: email, captcha: await codeOf(world, email), ...data, ...passwords };
    expect(await post("reset-password-by-email", reset)).toMatchObject({
      code: 404,
      msg: "This account does not exist.",
    });
  });
});

describe("wrong passwords", () => {
  const from = (agent: string) => ({ headers: { "user-agent": agent } });
  beforeEach(() => addAccount(world, { email, password: "abc123" }));

  test("from one browser are looked at ten times in a quarter of an hour, and right ones do not count", async () => {
    for (let day = 0; day < 12; day++) expect((await logIn(world, email, "abc123", from("A"))).code).toBe(0);
    const tries = await Promise.all(Array.from({ length: 30 }, () => logIn(world, email, "wrong1", from("A"))));
    expect(tries.filter(({ code }) => code === 400)).toHaveLength(10);
    expect(tries.filter(({ code }) => code === 429)).toHaveLength(20);
    expect((await logIn(world, email, "abc123", from("A"))).code).toBe(429);
    expect((await logIn(world, email, "abc123", from("B"))).code).toBe(0);
  });

  test("of strangers from everywhere are looked at a hundred times an hour; the owner's own browser stays out of that", async () => {
    const { headers } = await logIn(world, email, "abc123", from("the owner's"));
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    const looked: number[] = [];
    for (let stranger = 0; stranger < 120; stranger++) {
      looked.push(
        (await logIn(world, email, "wrong1", { ...from(`S${stranger}`), remoteAddress: `10.0.0.${stranger}` })).code,
      );
    }
    expect(looked.filter((code) => code === 400)).toHaveLength(100);
    expect((await logIn(world, email, "abc123", from("a new one of the owner"))).code).toBe(429);
    expect((await logIn(world, email, "abc123", { headers: { cookie } })).code).toBe(0);
    const forged = cookie.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect((await logIn(world, email, "abc123", { headers: { cookie: forged } })).code).toBe(429);
    const own: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      own.push((await logIn(world, email, "wrong1", { headers: { cookie } })).code);
    expect(own.filter((code) => code === 400)).toHaveLength(10);
  });

  test("are forgotten once the owner has set a new one", async () => {
    for (let guess = 0; guess < 11; guess++) await logIn(world, email, "wrong1", from("A"));
    const { data } = await sendEmail("2");
    const passwords = { loginPassword: password, confirmPassword: password, encryptType: "1" };
    const reset = { accountEmail: email, captcha: await codeOf(world, email), ...data, ...passwords };
    expect((await post("reset-password-by-email", reset)).code).toBe(0);
    expect((await logIn(world, email, "abc123", from("A"))).code).toBe(0);
  });
});

describe("somebody who is logged in", () => {
  const agents = [
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
      "Safari · iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0",
      "WeChat · Android",
    ],
    [undefined, "?"],
  ] as const;
  const logInAs = async (agent: string | undefined) =>
    (await logIn(world, email, "abc123", { headers: { "user-agent": agent ?? "" } })).data.token;
  const list = async (token: string) => (await call<Session[]>(world, "/user-center/sessions", { token })).data;
  beforeEach(() => addAccount(world, { email, password: "abc123" }));

  test("sees where they are logged in, ends one of these, then all others, then this", async () => {
    const tokens: string[] = [];
    for (const [agent] of agents) tokens.push(await logInAs(agent));
    const [first = "", second = "", third = ""] = tokens;
    const listed = await list(first);
    expect(listed.map(({ device }) => device).sort()).toEqual(agents.map(([, device]) => device).sort());
    expect(listed.filter(({ isThis }) => isThis).map(({ device }) => device)).toEqual(["Firefox · Windows"]);
    const sessionId = listed.find(({ device }) => device === "Safari · iPhone")?.sessionId;
    expect((await call(world, "/user-center/sessions/end", { json: { sessionId }, token: first })).code).toBe(0);
    expect((await call(world, "/user-center/user-data", { token: second })).code).toBe(401);
    expect((await call(world, "/user-center/sessions/end", { json: { others: true }, token: first })).code).toBe(0);
    expect((await call(world, "/user-center/user-data", { token: third })).code).toBe(401);
    expect(await list(first)).toHaveLength(1);
    expect((await call(world, "/user-center/logout", { json: {}, token: first })).code).toBe(0);
    expect((await call(world, "/user-center/user-data", { token: first })).code).toBe(401);
  });

  test("cannot end another's session, nor ask for nothing or for both", async () => {
    await addAccount(world, { email: "other@example.com", password: "abc123" });
    const token = await logInAs("Chrome");
    const others = (await logIn(world, "other@example.com", "abc123")).data.token;
    const [{ sessionId }] = (await list(token)) as [Session];
    expect((await call(world, "/user-center/sessions/end", { json: { sessionId }, token: others })).code).toBe(404);
    for (const json of [{}, { sessionId, others: true }, { others: false }]) {
      expect((await call(world, "/user-center/sessions/end", { json, token })).code).toBe(400);
    }
    expect(await list(token)).toHaveLength(1);
  });

  test("is seen again when they come back after a while", async () => {
    const token = await logInAs("Chrome");
    const long = new Date(Date.now() - 3_600_000);
    await world.db.update(sessions).set({ lastSeenAt: long });
    expect((await call<UserData>(world, "/user-center/user-data", { token })).code).toBe(0);
    const [{ lastSeenAt }] = (await list(token)) as [Session];
    expect(lastSeenAt).toBeGreaterThan(long.getTime());
  });
});

test("a stronger policy is told to the browser and kept: length, not kinds of characters; nothing common", async () => {
  const strong = await openPeople({ passwordPolicy: "strong" });
  const settings = await call(strong, "/user-center/account-settings");
  expect(settings.data).toMatchObject({ passwordPolicy: "strong", loginTypes: ["1", "0", "5"] });
  expect(settings.headers["cache-control"]).toBe("no-store");
  await call(strong, "/user-center/email-code", { json: { accountEmail: "longest@example.com", emailSendType: "1" } });
  const code = await codeOf(strong, "longest@example.com");
  const tryWith = (chosen: string) =>
    call(strong, "/user-center/register-by-email", {
      json: { accountEmail: "longest@example.com", code, loginPassword: encodePassword(chosen), encryptType: "1" },
    });
  expect((await tryWith("abc123")).msg).toContain("10 to 128");
  expect((await tryWith("x".repeat(129))).msg).toContain("10 to 128");
  expect((await tryWith("Qwertyuiop")).msg).toContain("most common");
  expect((await tryWith("Longest@Example.com")).msg).toContain("email address");
  expect((await tryWith("长跑的人总会到达终点线吧")).code).toBe(0);
  await strong.close();
}, 60_000);

test("a way to log in that nothing can be sent for is not offered", async () => {
  const offered = async (env: Parameters<typeof openPeople>[1]) => {
    const one = await openPeople({}, env);
    const { data } = await call<AccountSettings>(one, "/user-center/account-settings");
    await one.close();
    return data;
  };
  expect((await offered({ isProduction: true })).loginTypes).toEqual(["0", "5"]);
  expect(await offered({ captcha: { kind: "slider" } })).toMatchObject({
    loginTypes: ["1", "0", "5"],
    isCaptchaOn: true,
  });
}, 60_000);

describe("while people are asked for a verification", () => {
  let asked: World;
  beforeAll(async () => {
    asked = await openPeople({}, { captcha: { kind: "slider" } });
  }, 60_000);
  afterAll(() => asked.close());
  const pass = (scene: Scene, target: string) => passFor(asked, scene, target);
  const send = (json: object) => call(asked, "/user-center/email-code", { json: { emailSendType: "1", ...json } });

  test("no code goes out without one for that purpose and address, and one verification sends one code", async () => {
    const accountEmail = " Runner@example.com";
    const refused = { code: 400, msg: "The verification was not passed." };
    expect(await send({ accountEmail })).toMatchObject(refused);
    expect(await send({ accountEmail, ...(await pass("login", accountEmail)) })).toMatchObject(refused);
    expect(await send({ accountEmail, ...(await pass("register", "other@example.com")) })).toMatchObject(refused);
    expect(
      await send({ accountEmail, ...(await pass("reset-by-email", accountEmail)), scene: "register" }),
    ).toMatchObject(refused);
    const good = await pass("register", accountEmail);
    expect((await send({ accountEmail, ...good })).code).toBe(0);
    await asked.db.delete(limits);
    expect(await send({ accountEmail, ...good })).toMatchObject(refused);
    const sms = { captchaType: "2", userPhone: phone };
    expect(await call(asked, "/user-center/sms-code", { json: sms })).toMatchObject(refused);
    const json = { ...sms, ...(await pass("login", phone)) };
    expect((await call(asked, "/user-center/sms-code", { json })).code).toBe(0);
  });

  test("one verification answers once whether an address is registered, and still sends the code", async () => {
    const accountEmail = "asks@example.com";
    const { nc_token: _same, ...good } = await pass("register", accountEmail);
    const ask = (query: Record<string, string>) =>
      call(asked, `/user-center/email-registered?${new URLSearchParams(query)}`);
    expect((await ask({ email: accountEmail })).code).toBe(400);
    expect((await ask({ email: "victim@example.com", ...good })).code).toBe(400);
    expect(await ask({ email: accountEmail, ...good })).toMatchObject({ code: 0, data: false });
    expect((await ask({ email: accountEmail, ...good })).code).toBe(400);
    expect((await send({ accountEmail, ...good })).code).toBe(0);
  });
});

test("a password that was kept at another cost is kept at today's after the next login", async () => {
  await addAccount(world, { email, password: "abc123" });
  const read = async () => (await world.db.select().from(accounts))[0]?.passwordHash ?? "";
  const before = await read();
  world.env.accounts.passwordCost.memoryKiB = 512;
  await addAccount(world, { email: "old@example.com", password: "abc123" });
  world.env.accounts.passwordCost.memoryKiB = 256;
  expect((await logIn(world, email, "abc123")).code).toBe(0);
  expect(await read()).toBe(before);
  expect((await logIn(world, "old@example.com", "abc123")).code).toBe(0);
  const hashes = (await world.db.select().from(accounts)).map(({ passwordHash }) => passwordHash);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=256,t=1,p=1\$/);
  expect((await logIn(world, "old@example.com", "abc123")).code).toBe(0);
});
