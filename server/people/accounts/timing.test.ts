import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SentCode } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { codes, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import type { World } from "../../testWorld.ts";
import { type Passwords, passwordsAt } from "./passwords.ts";
import { addAccount, call, findCode, logIn, openPeople, otherThan } from "./testPeople.ts";
import { cheapAccounts } from "./testSettings.ts";

// A careless program would look for the account first, and have nothing more to do if there is
// none.
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

const worked = new AsyncLocalStorage<string[]>();
const comparing = "compare a password";
const careful = passwordsAt(cheapAccounts.passwordCost);
const passwords: Passwords = {
  ...careful,
  async isRight(hash, password) {
    if (careless.isOn && hash === null) return false;
    worked.getStore()?.push(comparing);
    return careful.isRight(hash, password);
  },
};

const member = { email: "known@example.com", phone: "13800000001" };
const unknown = { email: "unknown@example.com", phone: "13800000002" };
type Person = typeof member;

let world: World;
beforeAll(async () => {
  world = await openPeople({}, {}, { passwords });
  watchQueries();
  await addAccount(world, { ...member, password: "abc123" });
});
beforeEach(() => {
  careless.isOn = false;
});
afterAll(() => world.close());

// Writes each query into the work of the request that made it, those within transactions too.
function watchQueries() {
  const client = (world.db as unknown as { $client: PGlite }).$client;
  watch(client);
  const transact = client.transaction.bind(client);
  vi.spyOn(client, "transaction").mockImplementation((run) => transact((within) => run(watch(within))));
}

function watch<Queried extends Pick<PGlite, "query">>(queried: Queried): Queried {
  const query = queried.query.bind(queried);
  queried.query = (text, ...overrides) => {
    worked.getStore()?.push(text);
    return query(text, ...overrides);
  };
  return queried;
}

/** A request about an account, and what has to be restored before it can be repeated. */
interface Asking {
  prepare(person: Person): Promise<unknown>;
  ask(person: Person): Promise<unknown>;
}

/**
 * Records the work of a request that takes time: each query and each password that is compared, in
 * order.
 */
async function recordWork({ prepare, ask }: Asking, person: Person): Promise<string[]> {
  await prepare(person);
  const work: string[] = [];
  await worked.run(work, () => ask(person));
  return work;
}

/** Records the work of a request for somebody with an account, and for somebody without. */
async function compare(request: Asking): Promise<{ known: string[]; unknown: string[] }> {
  // The first request of all may have something to make ready.
  await recordWork(request, member);
  return { known: await recordWork(request, member), unknown: await recordWork(request, unknown) };
}

const login: Asking = {
  prepare: () => world.db.delete(limits),
  ask: ({ email }) => logIn(world, email, "wrong1"),
};

describe("nobody hears from the time a login takes who has an account", () => {
  test("the same work is done", async () => {
    const work = await compare(login);
    expect(work.known).toContain(comparing);
    expect(work.unknown).toEqual(work.known);
  });

  test("it would not be, if nothing were compared for those who have none", async () => {
    careless.isOn = true;
    const work = await compare(login);
    expect(work.unknown).not.toEqual(work.known);
  });
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
    [member, await send(by, member)],
    [unknown, await send(by, unknown)],
  ]);
  const captcha = otherThan(await findCode(world, member[by]));
  const password = encodePassword("new123");
  const newPassword = { loginPassword: password, confirmPassword: password, encryptType: "1" };
  return {
    async prepare() {
      await world.db.delete(limits);
      await world.db.update(codes).set({ guesses: 0 });
    },
    async ask(person) {
      const [url, json] = means[by].reset(person);
      const verificationToken = tokens.get(person);
      const { code } = await call(world, url, { json: { ...json, captcha, verificationToken, ...newPassword } });
      expect(code).toBe(400);
    },
  };
}

describe.each(["phone", "email"] as const)("nor from a forgotten password, by %s:", (by) => {
  test("asking for a code is as much work with an account as without", async () => {
    const work = await compare(sending(by));
    expect(work.known).not.toEqual([]);
    expect(work.unknown).toEqual(work.known);
  });

  test("it would not be, if nothing were sent to those who have none", async () => {
    careless.isOn = true;
    const work = await compare(sending(by));
    expect(work.unknown).not.toEqual(work.known);
  });

  test("refusing a wrong code is as much work with an account as without", async () => {
    const work = await compare(await resetting(by));
    expect(work.known).not.toEqual([]);
    expect(work.unknown).toEqual(work.known);
  });

  test("it would not be, if the account were looked for before the code", async () => {
    const request = await resetting(by);
    careless.isOn = true;
    const work = await compare(request);
    expect(work.unknown).not.toEqual(work.known);
  });
});
