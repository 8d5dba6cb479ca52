import { DrizzleQueryError, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Login, SentCode } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { schema as tables } from "../base/db/tables.ts";
import { describeError, printableError } from "../base/http/loggable.ts";
import { call, findCode, logIn, openPeople } from "../people/accounts/testPeople.ts";
import type { World } from "../testWorld.ts";

let world: World;
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.close());

const email = "secret.runner@example.com";
const phone = "13787654321";
const encoded = encodePassword("verysecret1");
/** What must be found neither in the log nor in the tables. */
const secrets: string[] = [phone, "verysecret1", encoded];

test("a runner registers, logs in both ways and resets; no table contains a code, token, password or phone number", async () => {
  const sendBy = (url: string, json: object) => call<SentCode>(world, `/user-center/${url}`, { json });
  const noted = async ({ data }: { data: SentCode }, target: string) => {
    const code = (await findCode(world, target)) ?? "";
    secrets.push(code, data.verificationToken);
    return { code, verificationToken: data.verificationToken };
  };
  const register = await noted(await sendBy("email-code", { accountEmail: email, emailSendType: "1" }), email);
  const json = { accountEmail: email, code: register.code, loginPassword: encoded, encryptType: "1" };
  expect((await call(world, "/user-center/register-by-email", { json })).code).toBe(0);
  secrets.push((await logIn(world, email, "verysecret1")).data.token);
  const enter = await noted(await sendBy("sms-code", { userPhone: phone, captchaType: "2" }), phone);
  const form = { loginType: "1", phone, captcha: enter.code };
  const { data } = await call<Login>(world, "/user-center/login", { form });
  secrets.push(data.token);
  await world.db.delete(tables.limits).where(sql`${tables.limits.key} like 'send/minute/%'`);
  const { code, verificationToken } = await noted(
    await sendBy("sms-code", { userPhone: phone, captchaType: "3" }),
    phone,
  );
  const passwords = { loginPassword: encoded, confirmPassword: encoded, encryptType: "1" };
  const reset = { phone, captcha: code, verificationToken, ...passwords };
  expect((await call(world, "/user-center/reset-password-by-phone", { json: reset })).code).toBe(0);

  const rows = JSON.stringify(
    await Promise.all(
      Object.values(tables)
        .filter((table) => is(table, PgTable))
        .map(async (table) => [getTableConfig(table).name, await world.db.select().from(table)]),
    ),
  );
  expect(secrets).toHaveLength(11);
  // Six digits may be in a time or an id by chance, so codes are looked for as a value of their
  // own.
  for (const secret of secrets) expect(rows).not.toContain(secret.length === 6 ? `"${secret}"` : secret);
  // The check would find them: addresses are kept in clear, as the way to write to their owner.
  expect(rows).toContain(email);
});

test("nor does the log, when the database fails in the middle of it", async () => {
  await world.db.execute(sql`alter table accounts rename to lost_accounts`);
  const json = { accountEmail: email, emailSendType: "1" };
  await world.db.delete(tables.limits);
  expect(await call(world, "/user-center/email-code", { json })).toMatchObject({
    status: 500,
    code: 500,
    data: { error: "server/failed" },
  });
  expect((await logIn(world, email, "verysecret1")).status).toBe(500);
  await world.db.execute(sql`alter table lost_accounts rename to accounts`);
  const log = world.logged();
  expect(log).toContain("a request failed");
  expect(log).toContain("an error of the database");
  // Undefined table: the code and the place in the program identify the query.
  expect(log).toContain("42P01");
  expect(log).not.toMatch(/Failed query|\bselect\b|"params"/);
  expect(log).toContain("codeRoutes.ts");
  // Six digits may be within longer numbers, such as times, by chance.
  for (const secret of [...secrets, email]) {
    if (secret.length === 6) expect(log).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
    else expect(log).not.toContain(secret);
  }
});

test("the database's own error messages would have leaked them", () => {
  const cause = Object.assign(new Error(`duplicate key ${email}`), {
    detail: `Key (email)=(${email}) already exists.`,
  });
  const error = new DrizzleQueryError("insert into accounts values ($1)", [email], cause);
  expect(error.message).toContain(email);
  const { message, stack, cause: errorCause } = describeError(error);
  expect({ message, described: errorCause }).toMatchObject({
    message: "an error of the database",
    described: { message: "an error of the database" },
  });
  for (const text of [JSON.stringify(describeError(error)), printableError(error)]) {
    expect(text).not.toContain(email);
    expect(text).not.toContain("insert into");
  }
  expect(stack).toContain("secrecy.test.ts");
  expect(describeError(new Error("a bug of ours")).message).toBe("a bug of ours");
});
