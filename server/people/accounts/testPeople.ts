import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { Login } from "#contract/account.ts";
import { programHeaders } from "#core/programHeaders.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { buildApp, type Parts } from "../../app.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import type { AccountSettings } from "../../base/env/accountSettings.ts";
import type { Env } from "../../base/env/env.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { newNick } from "./login.ts";
import { passwordsAt } from "./passwords.ts";
import { cheapAccounts } from "./testSettings.ts";

/** A world without sites in which passwords are cheap and no verification is required. */
export function openPeople(
  settings: Partial<AccountSettings> = {},
  env: Partial<Env> = {},
  parts: Partial<Parts> = {},
): Promise<World> {
  const withoutCaptcha = { captcha: { kind: "off" } } as const;
  return openWorld({}, { accounts: { ...cheapAccounts, ...settings }, ...withoutCaptcha, ...env }, undefined, parts);
}

/** Another server on the same database, with other settings. */
export async function openBeside(world: World, settings: Partial<Env>): Promise<World> {
  const env = { ...world.env, ...settings };
  const { app } = await buildApp({ ...world, env });
  return { ...world, env, app, close: async () => void (await app.close()) };
}

/** What a call answered. */
export interface Answered<T = unknown> {
  status: number;
  code: number;
  msg: string;
  data: T;
  headers: Record<string, unknown>;
}

/** Sends a call, as JSON unless a form is given. */
export async function call<T = unknown>(
  { app }: World,
  url: string,
  {
    json,
    form,
    token,
    ...overrides
  }: { json?: object; form?: Record<string, string>; token?: string | undefined } & InjectOptions = {},
): Promise<Answered<T>> {
  const reply = await app.inject({
    method: json || form ? "POST" : "GET",
    url,
    ...(json && { payload: json }),
    ...(form && { payload: new URLSearchParams(form).toString() }),
    ...overrides,
    headers: {
      "accept-language": "en",
      ...programHeaders,
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      ...(token !== undefined && { token }),
      ...overrides.headers,
    },
  });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
}

/** The newest code that somebody got; undefined if they got none. */
export async function findCode({ db, secrets }: World, target: string): Promise<string | undefined> {
  const letters = await readOutbox(db, secrets, { most: 10_000 });
  const letter = letters.find((letter) => letter.target === target && letter.template === "code");
  return (letter?.content?.values as { code?: string } | undefined)?.code;
}

/** Any code but that one. */
export function otherThan(code: string | undefined): string {
  return code === "000000" ? "000001" : "000000";
}

/** An account as if it had been registered long ago. Answers its id. */
export async function addAccount(
  { db, secrets, env }: World,
  {
    email,
    phone,
    password,
    authorities,
  }: { email?: string; phone?: string; password?: string; authorities?: string[] },
): Promise<string> {
  const accountId = randomUUID();
  await db.insert(accounts).values({
    accountId,
    email: email ?? null,
    ...(phone && { phoneMac: secrets.mac("phone", phone), phoneSealed: secrets.seal(phone) }),
    passwordHash: password ? await passwordsAt(env.accounts.passwordCost).hash(password) : null,
    nick: newNick("en"),
    authorities: authorities ?? [],
  });
  return accountId;
}

/** Logs in by email address and password, as the browser does. */
export function logIn(
  world: World,
  email: string,
  password: string,
  overrides: InjectOptions = {},
): Promise<Answered<Login>> {
  const form = { loginType: "5", accountEmail: email, password: encodePassword(password), encryptType: "1" };
  return call<Login>(world, "/user-center/login", { form, ...overrides });
}
