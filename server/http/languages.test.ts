import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../test-world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
}, 60_000);
afterAll(() => world.close());

test.each([
  ["en-GB,en;q=0.8", "Your login has expired. Please log in again."],
  ["zh-CN", "登录已过期，请重新登录"],
  ["fr", "登录已过期，请重新登录"],
  ["", "登录已过期，请重新登录"],
])("a runner who reads %j is refused in words of that language, or in Chinese", async (language, sentence) => {
  const reply = await world.app.inject({
    method: "POST",
    url: "/basic-center/api/common/getCommonInfo",
    headers: { "accept-language": language },
  });
  expect(reply.json().msg).toBe(sentence);
});
