import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../testWorld.ts";
import { preferredLanguage } from "./languages.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());

test.each([
  ["en-GB,en;q=0.8", "Your login has expired. Please log in again."],
  ["zh-CN", "登录已过期，请重新登录"],
  ["zh;q=0.5, en", "Your login has expired. Please log in again."],
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

const languages = ["zh", "en"];
test.each([
  ["en;q=0.1, zh;q=0.9", "zh"],
  ["zh;q=0.5, en", "en"],
  ["zh-TW", "zh"],
  ["zh-Hant-HK, en;q=0.5", "zh"],
  ["zh-Hant-TW;q=0.2,en-US;q=0.8", "en"],
  ["EN-gb", "en"],
  ["en;q=0, zh;q=0.1", "zh"],
  ["fr-FR, en;q=0.8, zh;q=0.5", "en"],
  ["*;q=0.5, en;q=0.3", "zh"],
  ["*;q=0.5, zh;q=0", "en"],
  ["*", "zh"],
  ["english, enx", undefined],
  ["en;q=soon", undefined],
  ["zh;q=0, en;q=0", undefined],
  ["fr", undefined],
  [",;,", undefined],
  [undefined, undefined],
])("a browser that asks for %j likes %j best", (header, language) => {
  expect(preferredLanguage(header, languages)).toBe(language);
});
