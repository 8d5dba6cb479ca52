import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "../db/schema.ts";
import { openWorld, type World } from "../test-world.ts";
import { hashToken } from "./service.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({});
  const [soon, gone] = [sql`now() + interval '1 hour'`, sql`now() - interval '1 second'`];
  await world.db.insert(sessions).values([
    { tokenHash: hashToken("good"), userId: "42", expiresAt: soon },
    { tokenHash: hashToken("old"), userId: "42", expiresAt: gone },
  ] as never);
}, 60_000);

afterAll(() => world.close());

const check = (headers: Record<string, string>) =>
  world.app.inject({
    method: "POST",
    url: "/basic-center/api/common/getCommonInfo",
    headers: { terminalType: "3", osId: "1002", ...headers },
  });

test("a runner who is logged in stays so", async () => {
  expect((await check({ token: "good" })).json()).toEqual({ code: 0, msg: "", data: { userId: "42" } });
});

test.each([
  ["an expired", { token: "old" }],
  ["an unknown", { token: "other" }],
  ["an empty", { token: "" }],
  ["no", {}],
  ["a huge", { token: "x".repeat(5000) }],
])("%s token is not a login", async (_what, headers) => {
  expect((await check(headers as Record<string, string>)).json()).toEqual({
    code: 401,
    msg: "登录已过期，请重新登录",
    data: null,
  });
});

test("the table holds no token that would log anyone in", async () => {
  const kept = await world.db.select().from(sessions);
  expect(kept.map(({ tokenHash }) => tokenHash)).not.toContain("good");
  expect((await check({ token: hashToken("good") })).json().code).toBe(401);
});
