import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SentCode } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { removeAudit } from "../../base/audit/testAudit.ts";
import {
  accounts,
  codes,
  limits,
  outboxMessages,
  realNames,
  securityEvents,
  sessions,
  uploads,
} from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { testKey, type World } from "../../testWorld.ts";
import { addAccount, call, findCode, logIn, openPeople, otherThan } from "../accounts/testPeople.ts";

let world: World;
let token = "";
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.close());

const email = "runner@example.com";
const password = "abc123";
const byPassword = { password: encodePassword(password) };
beforeEach(async () => {
  for (const table of [accounts, codes, limits, outboxMessages]) await world.db.delete(table);
  await removeAudit(world.db);
  await addAccount(world, { email, password });
  ({ token } = (await logIn(world, email, password)).data);
});

const post = <T = unknown>(path: string, json: object) => call<T>(world, `/user-center/${path}`, { json, token });
const account = async () => (await world.db.select().from(accounts))[0];
const confirm = async () => {
  const { data } = await post<SentCode>("confirm-code", { channel: "email" });
  return { captcha: (await findCode(world, email)) ?? "", verificationToken: data.verificationToken };
};
const notices = async () => (await readOutbox(world.db, world.secrets)).filter(({ template }) => template === "notice");

describe("a runner who changes the email address", () => {
  const next = "next@example.com";
  const ask = async () => (await post<SentCode>("contact-code", { accountEmail: next })).data.verificationToken;
  const change = async (overrides: object = {}) =>
    post("contact", {
      accountEmail: next,
      verificationToken: await ask(),
      captcha: await findCode(world, next),
      proof: byPassword,
      ...overrides,
    });

  test("shows who they are, types the code that went to the new one, and the old one is notified", async () => {
    expect((await change()).code).toBe(0);
    expect((await account())?.email).toBe(next);
    expect((await notices()).map(({ target }) => target)).toEqual([email]);
    expect((await logIn(world, next, password)).code).toBe(0);
  });

  test("may show who they are by a code to the old one", async () => {
    const proof = await confirm();
    expect((await change({ proof })).code).toBe(0);
  });

  test.each([
    ["a wrong password", { proof: { password: encodePassword("abc124") } }, "proofPassword"],
    ["no proof at all", { proof: {} }, "proofCode"],
    ["a wrong code", { captcha: "000000" }, "captcha"],
    ["a code without its token", { verificationToken: "other" }, "captcha"],
    ["no address", { accountEmail: "next" }, "accountEmail"],
  ])("is stopped by %s, beside its field, and nothing changes", async (_what, overrides, field) => {
    expect(await change(overrides)).toMatchObject({ code: 400, data: { field } });
    expect((await account())?.email).toBe(email);
    expect(await notices()).toEqual([]);
  });

  test("does not learn whether the new one has an account, but cannot take it", async () => {
    await addAccount(world, { email: next, password });
    expect((await change({ captcha: "123456" })).data).toEqual({ error: "account/wrong-code", field: "captcha" });
    expect((await readOutbox(world.db, world.secrets)).map(({ template }) => template)).toContain("has-account");
  });

  test("who registers it meanwhile keeps it", async () => {
    const verificationToken = await ask();
    const captcha = await findCode(world, next);
    await addAccount(world, { email: next, password });
    const late = { accountEmail: next, verificationToken, captcha, proof: byPassword };
    expect((await post("contact", late)).code).toBe(409);
    expect((await world.db.select().from(accounts).where(eq(accounts.email, email))).length).toBe(1);
  });
});

test("a phone number is kept sealed, and the runner then logs in by it", async () => {
  const { data } = await post<SentCode>("contact-code", { phone: "13800138000" });
  const captcha = await findCode(world, "13800138000");
  const change = { phone: "+86 13800138000".replace(" ", ""), captcha, verificationToken: data.verificationToken };
  expect((await post("contact", { ...change, proof: byPassword })).code).toBe(0);
  expect(JSON.stringify(await account())).not.toContain("13800138000");
  const form = { loginType: "0", phone: "13800138000", password: encodePassword(password), encryptType: "1" };
  expect((await call(world, "/user-center/login", { form })).code).toBe(0);
});

test("another password ends all other sessions, is notified by email, and the old one no longer works", async () => {
  const secondToken = (await logIn(world, email, password)).data.token;
  const next = encodePassword("xyz789");
  const change = { loginPassword: next, confirmPassword: next, encryptType: "1" };
  expect(
    (await post("password", { ...change, confirmPassword: encodePassword("xyz788"), proof: byPassword })).data,
  ).toEqual({
    error: "account/passwords-differ",
    field: "confirmPassword",
  });
  expect((await post("password", { ...change, proof: byPassword })).code).toBe(0);
  expect((await call(world, "/user-center/sessions", { token: secondToken })).code).toBe(401);
  expect((await call(world, "/user-center/sessions", { token })).code).toBe(0);
  expect((await logIn(world, email, password)).code).toBe(400);
  expect((await logIn(world, email, "xyz789")).code).toBe(0);
  expect(await notices()).toHaveLength(1);
});

test("somebody with a stolen session tries ten passwords and no more, and the right one no longer helps then", async () => {
  const answers: number[] = [];
  for (let round = 0; round < 12; round++)
    answers.push((await post("export", { proof: { password: encodePassword(`abc${round}000`) } })).code);
  expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await post("export", { proof: byPassword })).code).toBe(429);
  // The control: without the count the right password is taken.
  await world.db.delete(limits);
  expect((await post("export", { proof: byPassword })).code).toBe(0);
});

test("a code to show who asks is for that alone, and works once", async () => {
  const proof = await confirm();
  const reset = {
    accountEmail: email,
    ...proof,
    loginPassword: byPassword.password,
    confirmPassword: byPassword.password,
  };
  expect((await post("reset-password-by-email", { ...reset, encryptType: "1" })).code).toBe(400);
  expect((await post("export", { proof: { ...proof, captcha: otherThan(proof.captcha) } })).code).toBe(400);
  expect((await post("export", { proof })).code).toBe(0);
  expect((await post("export", { proof })).code).toBe(400);
});

describe("a runner's own data", () => {
  const keepDocument = async () => {
    const accountId = (await account())?.accountId ?? "";
    const photo = {
      uploadId: "photo",
      key: "a".repeat(32),
      name: "card.webp",
      type: "image/webp",
      size: 9,
      isPicture: true,
    };
    await world.db.insert(uploads).values({ accountId, ...photo });
    const card = { name: "王小明", cardType: "1", cardNumber: "11010519491231002X", cardUploadId: "photo" };
    expect((await post("real-name", card)).code).toBe(0);
  };

  test("comes as one file with everything in clear but what nobody needs", async () => {
    await keepDocument();
    await post("profile", { userHeight: 172 });
    const { data } = await post<Record<string, object>>("export", { proof: byPassword });
    expect(data).toMatchObject({
      account: { email, phone: null },
      profile: { heightCm: 172 },
      realName: { name: "王小明", cardNumber: "11010519491231002X", birthday: "1949-12-31" },
      uploads: [{ name: "card.webp" }],
    });
    const text = JSON.stringify(data);
    for (const secret of ["argon2", "tokenHash", "cardMac", "Sealed"]) expect(text).not.toContain(secret);
  });

  test("goes with the account, at once: profile, document, files and sessions", async () => {
    await keepDocument();
    expect((await post("delete-account", { proof: {} })).code).toBe(400);
    expect(await account()).toBeDefined();
    expect((await post("delete-account", { proof: byPassword })).code).toBe(0);
    for (const table of [accounts, realNames, uploads, sessions])
      expect(await world.db.select().from(table)).toEqual([]);
    const [last] = await world.db.select().from(auditLines).orderBy(sql`seq desc`);
    expect(last?.action).toBe("deleted");
    expect((await post("export", { proof: byPassword })).code).toBe(401);
  });
});

test("the account shows on its page whether it has a password, and shows contacts masked", async () => {
  const { data } = await call<{ accountInfo: { extendInfo: object; accountNo: string } }>(
    world,
    "/user-center/user-data",
    {
      token,
    },
  );
  expect(data.accountInfo).toMatchObject({ extendInfo: { hasPassword: true }, accountNo: "r***@example.com" });
});

describe("an operator reads in the security log", () => {
  const next = encodePassword("xyz789");
  const newPassword = { loginPassword: next, confirmPassword: next, encryptType: "1" };
  const events = async () => {
    const { db } = world;
    const rows = await db.select().from(securityEvents).orderBy(securityEvents.seq);
    return rows.slice(count).map(({ kind, actor, accountId, network }) => ({ kind, actor, accountId, network }));
  };
  let count = 0;
  beforeEach(async () => {
    count = (await world.db.select().from(securityEvents)).length;
  });
  const changeTo = async (contact: { phone?: string; accountEmail?: string }, proof: object) => {
    const { verificationToken } = (await post<SentCode>("contact-code", contact)).data;
    const captcha = (await findCode(world, contact.phone ?? contact.accountEmail ?? "")) ?? "";
    return post("contact", { ...contact, captcha, verificationToken, proof });
  };
  const reset = async (isRight: boolean) => {
    const request = { captchaType: "20", accountEmail: email, emailSendType: "2", cloudType: 1 };
    const { verificationToken } = (await post<SentCode>("email-code", request)).data;
    const code = await findCode(world, email);
    const captcha = isRight ? code : otherThan(code);
    return post("reset-password-by-email", { accountEmail: email, captcha, verificationToken, ...newPassword });
  };
  const wrong = { password: encodePassword("abc124") };
  const getProof = (isRight: boolean) => (isRight ? byPassword : wrong);

  test.each<[kind: string, act: (isRight: boolean) => Promise<{ code: number }>]>([
    ["password-changed", (isRight) => post("password", { ...newPassword, proof: getProof(isRight) })],
    ["password-reset", reset],
    ["email-changed", (isRight) => changeTo({ accountEmail: "new@example.com" }, getProof(isRight))],
    ["phone-changed", (isRight) => changeTo({ phone: "13800138000" }, getProof(isRight))],
    [
      "sessions-ended",
      async (isRight) => {
        if (!isRight) return post("sessions/end", { sessionId: "none" });
        await logIn(world, email, password);
        return post("sessions/end", { others: true });
      },
    ],
    ["account-deleted", (isRight) => post("delete-account", { proof: getProof(isRight) })],
  ])("%s, and by whom; not if it was refused", async (kind, act) => {
    const accountId = (await account())?.accountId;
    const kinds = async () => (await events()).filter((event) => event.kind === kind);
    expect((await act(false)).code).not.toBe(0);
    expect(await kinds()).toEqual([]);
    // Codes are sent once a minute.
    await world.db.delete(limits);
    expect(await act(true)).toMatchObject({ code: 0 });
    expect(await kinds()).toEqual([{ kind, actor: accountId, accountId, network: "127.0.0.*" }]);
    const { data } = await call<{ events: { kind: string }[] }>(world, `/admin/security-events?kind=${kind}`, {
      headers: { authorization: `Bearer ${testKey}` },
    });
    expect(data.events.at(-1)).toMatchObject({ kind, accountId });
  });
});
