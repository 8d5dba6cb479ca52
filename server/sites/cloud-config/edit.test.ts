import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../testWorld.ts";
import { checkConfigFile } from "./check.ts";
import { describeCloudConfig } from "./describe.ts";
import { openConfigFile, storeConfigFile } from "./edit.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());

test.each([
  ["cloud.json", "{", [{ fault: "not-json", place: "" }]],
  ["cloud.json", "{}", [{ fault: "not-a-list", place: "" }]],
  ["cloud.json", '"a text"', []],
  ["cloud.json", '[{"id":"elsewhere"}]', [{ fault: "unknown-provider", place: "/0", value: "elsewhere" }]],
  [
    "cloud.json",
    '[{"id":"aliyun"},{"id":"aliyun","isOn":"yes"}]',
    [{ fault: "provider-twice", place: "/1", value: "aliyun" }],
  ],
  ["cloud.json", '[{"id":"aliyun","isOn":1}]', [{ fault: "not-a-switch", place: "/0/isOn", value: "1" }]],
  ["i18n/a.json", "[]", [{ fault: "not-a-table", place: "" }]],
  [
    "i18n/a.json",
    '{"报名":{"zh":"报名","en":"Sign up"},"领物":{}}',
    [{ fault: "no-translation", place: "/领物", value: "领物" }],
  ],
])("an operator who writes %s as %s reads what is wrong", (name, text, problems) => {
  expect(checkConfigFile(name, text)).toEqual(problems);
});

test("an operator who switches a storage provider on reads if the server does not use it", () => {
  const text = '[{"id":"tencentyun","isOn":true}]';
  const elsewhere = [{ fault: "provider-not-in-use", place: "/0", value: "tencentyun" }];
  expect(checkConfigFile("cloud.json", text)).toEqual(elsewhere);
  expect(checkConfigFile("cloud.json", text, "https://oss-cn-hangzhou.aliyuncs.com")).toEqual(elsewhere);
  expect(checkConfigFile("cloud.json", text, "https://cos.ap-shanghai.myqcloud.com")).toEqual([]);
});

test("an operator whose cloud config switches on what the server does not use reads so at each start", async () => {
  const body = '[{"id":"aliyun"},{"id":"tencentyun","isOn":true}]';
  await storeConfigFile(world, { name: "cloud.json", text: body });
  const lines = await describeCloudConfig(world);
  expect(lines.map(({ en }) => en)).toEqual([
    '/1: "tencentyun" is on, but this server stores its files elsewhere. Point S3_ENDPOINT to it, or set isOn to false.',
  ]);
  await storeConfigFile(world, { name: "cloud.json", text: '[{"id":"aliyun"}]' });
  expect(await describeCloudConfig(world)).toEqual([]);
});

test("an operator's table is served once it is stored, and one with a mistake leaves it as it is", async () => {
  const read = async () => (await world.app.inject("/config/i18n/club.json")).json();
  const name = "i18n/club.json";
  const text = '{ "俱乐部": { "zh": "俱乐部", "en": "Club" } }';
  expect(await storeConfigFile(world, { name, text })).toEqual({ isStored: true, problems: [] });
  world.boundSites.forget();
  expect(await read()).toEqual(JSON.parse(text));
  expect(await storeConfigFile(world, { name, text: '{ "俱乐部": "Club" }' })).toMatchObject({ isStored: false });
  world.boundSites.forget();
  expect(await read()).toEqual(JSON.parse(text));
  expect(await openConfigFile(world, name)).toMatchObject({ names: expect.arrayContaining([name]), problems: [] });
});
