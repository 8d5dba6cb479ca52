import { eq, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { mostTokens } from "#core/apiTokens.ts";
import { getOrganiser } from "#core/authorities.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, secondFactors } from "../../base/db/accountSchema.ts";
import { schema } from "../../base/db/tables.ts";
import { apiTokens } from "../../base/db/tokenSchema.ts";
import { openBeside } from "../accounts/testPeople.ts";
import { cheapAccounts } from "../accounts/testSettings.ts";
import { makeToken } from "./service.ts";
import { entry, list, listed, made, make, organise, organiserId, reading, session, world } from "./testTokens.ts";

organise();

test("an organiser makes a token, reads entries with it, and sees the day of its last use; no table has the token", async () => {
  const { secret, token } = await made();
  expect(token).toMatchObject({ name: "expo display", ending: secret.slice(-4), isExpired: false, lastUsedOn: null });
  const days = (token.expiresAt - token.createdAt) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  const page = await list(secret);
  expect([page.status, page.code, page.data.entries[0]?.code]).toEqual([200, 0, entry.code]);
  const [{ today } = { today: "" }] = (
    (await world.db.execute(sql`select (now() at time zone 'UTC')::date::text as today`)) as never as {
      rows: { today: string }[];
    }
  ).rows;
  expect((await listed()).map(({ lastUsedOn }) => lastUsedOn)).toEqual([today]);
  const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[];
  const all = await Promise.all(
    tables.map(async (table) => [getTableConfig(table).name, await world.db.select().from(table)]),
  );
  expect(JSON.stringify(all)).not.toContain(secret);
  expect(JSON.stringify(all)).toContain(token.tokenId);
  expect(world.logged()).not.toContain(secret);
});

test("an organiser makes none without the password, with a session that has not passed the second factor, or for more than is theirs", async () => {
  const wrong = { password: encodePassword("abc124") };
  expect(await make({ proof: wrong })).toMatchObject({ code: 400, data: { field: "proofPassword" } });
  expect((await make({ races: ["7001", "7003"] })).code).toBe(403);
  // The race whose personal data the organiser does not see.
  expect((await make({ races: ["7002"], scopes: ["personal:read"] })).code).toBe(403);
  expect((await make({ races: ["7002"] })).code).toBe(0);
  for (const faulty of [{ days: 366 }, { days: 0 }, { races: [] }, { scopes: [] }, { scopes: ["all"] as never[] }])
    expect((await make(faulty)).code).toBe(400);
  await world.db.insert(secondFactors).values({ accountId: organiserId, enrolledAt: new Date() });
  expect(await make()).toMatchObject({ code: 403, data: { error: "session/second-factor" } });
  expect(await world.db.$count(apiTokens)).toBe(1);
});

test("an organiser whom the server requires a second factor of makes and uses none without one", async () => {
  const { secret } = await made();
  const strict = await openBeside(world, { accounts: { ...cheapAccounts, organiserSecondFactor: "required" } });
  expect(await make({}, session, strict)).toMatchObject({ data: { error: "session/second-factor" } });
  expect(await list(secret, strict)).toMatchObject({ status: 403, data: { error: "session/second-factor" } });
  await world.db.insert(secondFactors).values({ accountId: organiserId, enrolledAt: new Date() });
  expect((await list(secret, strict)).code).toBe(0);
  await strict.close();
});

test("an organiser sees personal data by a token only if it is for that, and only of the races that they see them of", async () => {
  const masked = await made();
  expect((await list(masked.secret)).data.entries[0]?.name).toBe("王**");
  const seeing = await made({ races: ["7001", "7002"], scopes: ["entries:read", "personal:read"] });
  expect((await list(seeing.secret)).data.entries[0]?.name).toBe("王小明");
  await setAuthorities([getOrganiser("7001")]);
  expect((await list(seeing.secret)).data.entries[0]?.name).toBe("王**");
});

test("an organiser whose token is one too many reads so, and those that expired do not count", async () => {
  for (let count = 0; count < mostTokens; count += 1) await makeToken(world, { ...reading, accountId: organiserId });
  expect(await make()).toMatchObject({ code: 409, data: { error: "token/too-many" } });
  const [oldest] = await listed();
  await world.db
    .update(apiTokens)
    .set({ expiresAt: sql`now()` as never })
    .where(eq(apiTokens.tokenId, oldest?.tokenId ?? ""));
  expect((await make()).code).toBe(0);
});

test("an organiser reads the name of a token as it is, in one line, hostile or not", async () => {
  const hostile = `<script>alert(1)</script> \u202e=cmd|' /C calc'!A0  \n 令牌`;
  const { token } = await made({ name: hostile });
  expect(token.name).toBe("<script>alert(1)</script> =cmd|' /C calc'!A0 令牌");
  for (const empty of [" ", "\u200b"]) expect((await make({ name: empty })).code).toBe(400);
  expect((await make({ name: "\u001b[31mred" })).data).toMatchObject({ error: "request/bad-text" });
  expect((await make({ name: "名".repeat(61) })).code).toBe(400);
});
const setAuthorities = (authorities: string[]) =>
  world.db.update(accounts).set({ authorities }).where(eq(accounts.accountId, organiserId));
