import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Login, SentCode } from "#contract/account.ts";
import { codes, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { type Answered, addAccount, call, findCode, logIn, openPeople, otherThan } from "../accounts/testPeople.ts";
import { passFor } from "../captcha/testPerson.ts";
import {
  countSent,
  forgetPeople,
  getEmail,
  getPhone,
  liftAllBut,
  readToken,
  sendContactCode,
  sendLoginCode,
  type Try,
} from "./testSenders.ts";

const dailyCaps = { sms: 20, email: 20 };
let world: World;
beforeAll(async () => {
  world = await openPeople({}, { dailyCaps, captcha: { kind: "slider" } });
});
beforeEach(async () => {
  for (const table of [codes, limits, outboxMessages]) await world.db.delete(table);
  await forgetPeople(world);
});
afterAll(() => world.close());

const minutePasses = () => world.db.delete(limits).where(sql`starts_with(${limits.key}, 'send/minute/')`);
/** Logs in by the newest code of a number, in the browser that requested it. */
const enter = async (phone: string, { data }: Answered) => {
  const { verificationToken } = data as SentCode;
  const captcha = (await findCode(world, phone)) ?? "";
  return call<Login>(world, "/user-center/login", { form: { loginType: "1", phone, captcha, verificationToken } });
};
/** The cookie of a browser in which that person has logged in. */
async function ownBrowser(person: number): Promise<string> {
  const { headers } = await logIn(world, getEmail(person), "abc123", { remoteAddress: "198.51.100.9" });
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}
const victim = 7;
const phone = getPhone(victim);
const addVictim = () => addAccount(world, { phone, email: getEmail(victim), password: "abc123" });

describe("one session that asks for 120 codes to strangers at once", () => {
  const strangers = Array.from({ length: 120 }, (_, n) => 1000 + n);
  const askAll = (getTry: (person: number) => Try) =>
    Promise.all(strangers.map((person) => sendContactCode(world, { person, ...getTry(person) })));

  test("has not one sent without verifying, and five when it verifies for each", async () => {
    await askAll(() => ({ pass: {} }));
    expect(await countSent(world, "codes")).toBe(0);
    const answers = await askAll(() => ({}));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(await countSent(world, "codes")).toBe(5);
    expect(answers.find(({ code }) => code === 429)?.msg).toBe(
      "You requested too many codes. Try again in 60 minutes.",
    );
  });

  test("would have more sent from as many accounts: ten, which is the part of their network", async () => {
    const answers = await askAll((by) => ({ by }));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
  });

  test("and to numbers outside of the countries that are served, none", async () => {
    const answers = await askAll((person) => ({ target: `+8526000${person}` }));
    expect(new Set(answers.map(({ msg }) => msg))).toEqual(
      new Set(["Codes cannot be sent to phone numbers of this country or region."]),
    );
    expect(await countSent(world, "codes")).toBe(0);
  });
});

describe("20 calls while 20 text messages may go out in a day", () => {
  const strangers = Array.from({ length: 20 }, (_, n) => 1000 + n);

  test.each([
    ["by one session", () => ({})],
    ["by 20 accounts in 20 networks", (n: number) => ({ by: n, address: `${10 + n}.1.1.1` })],
  ])("%s leave other people's login codes alone", async (_who, vary: (n: number) => Try) => {
    for (const [n, person] of strangers.entries()) await sendContactCode(world, { person, ...vary(n) });
    const reply = await sendLoginCode(world, { person: 1 });
    expect(reply.code).toBe(0);
    expect((await enter(getPhone(1), reply)).code).toBe(0);
  });

  test("for codes to log in, from one network, leave those of all other networks alone", async () => {
    for (const person of strangers) await sendLoginCode(world, { person, address: "10.1.1.1" });
    expect(await countSent(world, "codes")).toBe(10);
    expect((await sendLoginCode(world, { person: 1, address: "10.2.1.1" })).code).toBe(0);
  });

  test("for codes to log in, from 20 networks, leave those alone who use a browser that they have logged in from", async () => {
    await addVictim();
    const cookie = await ownBrowser(victim);
    for (const [n, person] of strangers.entries()) await sendLoginCode(world, { person, address: `${10 + n}.1.1.1` });
    expect(await countSent(world, "codes")).toBe(15);
    const refused = await sendLoginCode(world, { person: victim });
    expect(refused).toMatchObject({ code: 429, msg: expect.stringMatching(/^No more codes are sent by text message/) });
    expect((await sendLoginCode(world, { person: victim, headers: { cookie } })).code).toBe(0);
  });

  test("would have stopped everybody's logins, if the day alone were counted", async () => {
    for (const person of strangers) {
      await liftAllBut(world, "day/sms/all");
      expect((await sendContactCode(world, { person })).code).toBe(0);
    }
    expect((await sendLoginCode(world, { person: 1 })).code).toBe(429);
  });
});

describe("a number to which somebody has sent all the codes that they can", () => {
  async function flood(send: typeof sendLoginCode, rounds: number, vary: (n: number) => Try = () => ({})) {
    let count = 0;
    for (let n = 0; n < rounds; n++) {
      await minutePasses();
      if ((await send(world, { person: victim, ...vary(n) })).code === 0) count++;
    }
    await minutePasses();
    return count;
  }

  test("by the account page, is logged in to by code as if nothing had been", async () => {
    await addVictim();
    expect(await flood(sendContactCode, 5)).toBeGreaterThan(0);
    const reply = await sendLoginCode(world, { person: victim });
    expect(reply.code).toBe(0);
    expect((await enter(phone, reply)).code).toBe(0);
  });

  test("by the login, is logged in to by code from any other network", async () => {
    await addVictim();
    expect(await flood(sendLoginCode, 10)).toBe(6);
    const refused = await sendLoginCode(world, { person: victim });
    expect(refused.msg).toBe("Too many codes were sent to this phone number. Try again in 6 hours.");
    const reply = await sendLoginCode(world, { person: victim, address: "198.51.100.1" });
    expect(reply.code).toBe(0);
    expect((await enter(phone, reply)).code).toBe(0);
  });

  test("from many networks, gets a bounded number, and its owner's own browser still gets its codes", async () => {
    await addVictim();
    const cookie = await ownBrowser(victim);
    expect(await flood(sendLoginCode, 30, (n) => ({ address: `${10 + n}.1.1.1` }))).toBe(9);
    const reply = await sendLoginCode(world, { person: victim, headers: { cookie } });
    expect(reply.code).toBe(0);
    expect((await enter(phone, reply)).code).toBe(0);
    // The browser of another account is nobody's own here.
    await addAccount(world, { email: getEmail(8), password: "abc123" });
    const otherCookie = await ownBrowser(8);
    await minutePasses();
    expect((await sendLoginCode(world, { person: victim, headers: { cookie: otherCookie } })).code).toBe(429);
  });

  test("from many networks, is logged in to from a new device within six hours, and not only tomorrow", async () => {
    await addVictim();
    await flood(sendLoginCode, 30, (n) => ({ address: `${10 + n}.1.1.1` }));
    const fresh = { person: victim, address: "198.51.100.1" };
    expect((await sendLoginCode(world, fresh)).code).toBe(429);
    const endsAt = sql`${limits.endsAt} - interval '6 hours'`;
    await world.db.update(limits).set({ endsAt } as never);
    expect((await sendLoginCode(world, fresh)).code).toBe(0);
  });

  test("does not reveal by its refusals whether it has an account", async () => {
    await addVictim();
    const ask = async (person: number) => {
      await world.db.delete(limits);
      const said: unknown[] = [];
      for (let n = 0; n < 8; n++) {
        await minutePasses();
        const { code, msg, data } = await sendContactCode(world, { person, by: n });
        said.push([code, msg, Object.keys((data as object) ?? {})]);
      }
      return said;
    };
    const codes = await ask(victim);
    expect(codes.flat()).toEqual(expect.arrayContaining([0, 429]));
    expect(await ask(8)).toEqual(codes);
  });
});

test("an owner hears nothing of strangers who try passwords, codes and changes", async () => {
  await addVictim();
  const token = await readToken(world, victim + 1, { email: getEmail(victim + 1) });
  for (let n = 0; n < 12; n++) await logIn(world, getEmail(victim), `wrong${n}`);
  const guess = { captcha: otherThan(undefined), verificationToken: "x", encryptType: "1" };
  const password = { loginPassword: "x", confirmPassword: "x" };
  for (const [path, json] of [
    ["login", { loginType: "1", phone, captcha: "000000" }],
    ["reset-password-by-phone", { phone, ...guess, ...password }],
    ["contact", { phone, captcha: "000000", verificationToken: "x", proof: { password: "x" } }],
    ["password", { ...password, proof: { password: "x" } }],
  ] as const) {
    const { code } = await call(world, `/user-center/${path}`, { json, token });
    expect([path, code >= 400]).toEqual([path, true]);
  }
  const pass = await passFor(world, "register", getEmail(victim));
  const query = new URLSearchParams({
    email: getEmail(victim),
    sessionId: pass.sessionId,
    sig: pass.sig,
    scene: "register",
  });
  expect((await call(world, `/user-center/email-registered?${query}`)).data).toBe(true);
  expect(await world.db.select().from(outboxMessages)).toEqual([]);
  // The control: the same account, and a call of its own.
  expect((await sendLoginCode(world, { person: victim })).code).toBe(0);
  expect(await world.db.select().from(outboxMessages)).toHaveLength(1);
});
