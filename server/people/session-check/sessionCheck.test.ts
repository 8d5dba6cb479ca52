import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, sessions } from "../../base/db/accountSchema.ts";
import { hashToken } from "../../base/secrets/secrets.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { openSession } from "../accounts/sessions.ts";

let world: World;
let good = "";
let old = "";

beforeAll(async () => {
  world = await openWorld({});
  await world.db.insert(accounts).values({ accountId: "42", nick: "跑者" });
  const login = { accountId: "42", loginType: "0", device: "Firefox" };
  good = await openSession(world.db, login);
  old = await openSession(world.db, login);
  await world.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.tokenHash, hashToken(old)));
});

afterAll(() => world.close());

const check = (headers: Record<string, string>) =>
  world.app.inject({
    method: "POST",
    url: "/basic-center/api/common/getCommonInfo",
    headers: { terminalType: "3", osId: "1002", ...headers },
  });

test("a runner who is logged in stays so", async () => {
  expect((await check({ token: good })).json()).toEqual({ code: 0, msg: "", data: { userId: "42" } });
});

test.each([
  ["an expired", "old"],
  ["an unknown", "other"],
  ["an empty", ""],
  ["no", undefined],
  ["a huge", "x".repeat(5000)],
])("%s token is not a login", async (_what, token) => {
  expect((await check(token === undefined ? {} : { token: token === "old" ? old : token })).json()).toEqual({
    code: 401,
    msg: "登录已过期，请重新登录",
    data: { error: "session/expired" },
  });
});

test("the table holds no token that would log anyone in", async () => {
  const rows = await world.db.select().from(sessions);
  expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(good);
  expect((await check({ token: hashToken(good) })).json().code).toBe(401);
});
