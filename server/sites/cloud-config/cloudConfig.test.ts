import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configFiles } from "../../base/db/schema.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { loadShippedFile } from "./service.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({});
});

afterAll(() => world.close());

test("the cloud config is a list, without an envelope", async () => {
  const reply = await world.app.inject("/config/cloud.json?t=1760000000000");
  expect(Array.isArray(reply.json())).toBe(true);
});

test("the translation table translates a Chinese menu title into English", async () => {
  const reply = await world.app.inject("/config/i18n/site?t=1");
  expect(reply.json().竞赛规程).toEqual({ zh: "竞赛规程", en: "Race rules" });
  expect((await world.app.inject("/config/i18n/site.json")).body).toBe(reply.body);
});

test.each(["/config/i18n/none", "/config/i18n/..%2fcloud", `/config/i18n/${"a".repeat(100)}`])(
  "%s is not found",
  async (url) => {
    expect((await world.app.inject(url)).statusCode).toBe(404);
  },
);

test("an operator's change stays until the shipped file itself changes", async () => {
  await loadShippedFile(world.db, "i18n/club.json", '{ "a": 1 }');
  await world.db.update(configFiles).set({ body: '{"a":2}' }).where(eq(configFiles.name, "i18n/club.json"));
  expect(await loadShippedFile(world.db, "i18n/club.json", '{ "a": 1 }')).toBe(false);
  expect((await world.app.inject("/config/i18n/club")).json()).toEqual({ a: 2 });
  expect(await loadShippedFile(world.db, "i18n/club.json", '{ "a": 3 }')).toBe(true);
});

test("a shipped file that is not JSON is refused", async () => {
  await expect(loadShippedFile(world.db, "i18n/bad.json", "{")).rejects.toThrow(SyntaxError);
});
