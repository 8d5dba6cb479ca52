import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SentCode } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { codes, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { type Passwords, passwordsAt } from "./passwords.ts";
import { addAccount, call, codeOf, logIn, openPeople, otherThan } from "./testPeople.ts";

// A careless program would look for the account first, and have nothing more to do if there is none.
const careless = vi.hoisted(() => ({ isOn: false }));
vi.mock("../codes/service.ts", async (original) => {
  const real = await original<typeof import("../codes/service.ts")>();
  const sendCode: typeof real.sendCode = async (tools, request) =>
    careless.isOn && request.instead === "no-account"
      ? { outcome: "sent", verificationToken: "none", expiresIn: 300 }
      : real.sendCode(tools, request);
  const checkCode: typeof real.checkCode = async (db, secrets, guess) =>
    careless.isOn && Object.values(unknown).includes(guess.target) ? "wrong" : real.checkCode(db, secrets, guess);
  return { ...real, sendCode, checkCode };
});

// Little enough that a thousand tries take seconds, and enough that the password is what a login takes most of its time for.
const passwordCost = { memoryKiB: 2048, passes: 2 };
const careful = passwordsAt(passwordCost);
const passwords: Passwords = {
  ...careful,
  isRight: async (kept, password) => (careless.isOn && kept === null ? false : careful.isRight(kept, password)),
};

const known = { email: "known@example.com", phone: "13800000001" };
const unknown = { email: "unknown@example.com", phone: "13800000002" };
type Person = typeof known;

let world: World;
beforeAll(async () => {
  world = await openPeople({ passwordCost }, {}, { passwords });
  await addAccount(world, { ...known, password: "abc123" });
}, 60_000);
beforeEach(() => {
  careless.isOn = false;
});
afterAll(() => world.close());

/** A request about an account, and what has to be restored before it can be repeated. */
interface Asking {
  prepare(person: Person): Promise<unknown>;
  ask(person: Person): Promise<unknown>;
}

/** How much the median times of a known and of an unknown account differ, as a part of the longer; the two take turns. */
async function difference({ prepare, ask }: Asking, tries: number): Promise<number> {
  const times = new Map<Person, number[]>([
    [known, []],
    [unknown, []],
  ]);
  for (let turn = -5; turn < tries; turn++) {
    for (const person of turn % 2 === 0 ? [known, unknown] : [unknown, known]) {
      await prepare(person);
      const start = performance.now();
      await ask(person);
      // The first ones warm up.
      if (turn >= 0) times.get(person)?.push(performance.now() - start);
    }
  }
  const [one = Number.NaN, other = Number.NaN] = [...times.values()].map(median);
  return Math.abs(one - other) / Math.max(one, other);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

// A busy machine may spoil one measurement; what the program gives away is in all three.
async function smallestOf(measure: () => Promise<number>, limit: number): Promise<number> {
  let smallest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && smallest >= limit; round++) smallest = Math.min(smallest, await measure());
  return smallest;
}

const login: Asking = {
  prepare: () => world.db.delete(limits),
  ask: ({ email }) => logIn(world, email, "wrong1"),
};

describe("nobody hears from the time a login takes who has an account", () => {
  test("over 500 tries the medians differ by less than 10 %", async () => {
    expect(await smallestOf(() => difference(login, 500), 0.1)).toBeLessThan(0.1);
  }, 300_000);

  test("they would, if nothing were compared for those who have none", async () => {
    careless.isOn = true;
    expect(await smallestOf(() => difference(login, 80), 0.1)).toBeGreaterThan(0.1);
  }, 120_000);
});

const means = {
  phone: {
    send: ({ phone }: Person) => ["/user-center/sms-code", { captchaType: "3", userPhone: phone }] as const,
    reset: ({ phone }: Person) => ["/user-center/reset-password-by-phone", { phone }] as const,
  },
  email: {
    send: ({ email }: Person) => ["/user-center/email-code", { emailSendType: "2", accountEmail: email }] as const,
    reset: ({ email }: Person) => ["/user-center/reset-password-by-email", { accountEmail: email }] as const,
  },
};
type By = keyof typeof means;

async function send(by: By, person: Person): Promise<string> {
  const [url, json] = means[by].send(person);
  const { code, data } = await call<SentCode>(world, url, { json });
  expect(code).toBe(0);
  return data.verificationToken;
}

async function forgetSendings(): Promise<void> {
  for (const table of [limits, codes, outboxMessages]) await world.db.delete(table);
}

const sending = (by: By): Asking => ({ prepare: forgetSendings, ask: (person) => send(by, person) });

/** Resets with a code that was sent, or was not, and is typed wrong. */
async function resetting(by: By): Promise<Asking> {
  await forgetSendings();
  const tokens = new Map([
    [known, await send(by, known)],
    [unknown, await send(by, unknown)],
  ]);
  const captcha = otherThan(await codeOf(world, known[by]));
  const password = encodePassword("new123");
  const chosen = { loginPassword: password, confirmPassword: password, encryptType: "1" };
  return {
    async prepare() {
      await world.db.delete(limits);
      await world.db.update(codes).set({ guesses: 0 });
    },
    async ask(person) {
      const [url, json] = means[by].reset(person);
      const verificationToken = tokens.get(person);
      const { code } = await call(world, url, { json: { ...json, captcha, verificationToken, ...chosen } });
      expect(code).toBe(400);
    },
  };
}

describe.each(["phone", "email"] as const)("nor from a forgotten password, by %s:", (by) => {
  test("asking for a code takes as long with an account as without", async () => {
    expect(await smallestOf(() => difference(sending(by), 50), 0.1)).toBeLessThan(0.1);
  }, 120_000);

  test("it would not, if nothing were sent to those who have none", async () => {
    careless.isOn = true;
    expect(await smallestOf(() => difference(sending(by), 40), 0.1)).toBeGreaterThan(0.1);
  }, 120_000);

  test("a reset with a wrong code is refused as late with an account as without", async () => {
    const asking = await resetting(by);
    expect(await smallestOf(() => difference(asking, 150), 0.1)).toBeLessThan(0.1);
  }, 120_000);

  test("it would not be, if the account were looked for before the code", async () => {
    const asking = await resetting(by);
    careless.isOn = true;
    expect(await smallestOf(() => difference(asking, 60), 0.1)).toBeGreaterThan(0.1);
  }, 120_000);
});
