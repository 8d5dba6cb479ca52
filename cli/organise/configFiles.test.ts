import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { loadShippedFile } from "#server/sites/cloud-config/service.ts";
import { openWorld, testKey, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "startline-config-files-"));
  world = await openWorld({});
  await loadShippedFile(world.db, "cloud.json", '[{ "id": "aliyun", "isOn": false }]');
  await loadShippedFile(world.db, "i18n/site.json", '{ "报名": { "zh": "报名", "en": "Sign up" } }');
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const startline = (...words: string[]) => runStartline(words, { DATA_DIR: world.env.dataDir });
const fetchJson = async (path: string) => (await world.app.inject(path)).json();

function write(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

test("an operator prints the cloud config, stores another, and the running server serves it", async () => {
  expect(JSON.parse((await startline("cloud")).out)).toEqual([{ id: "aliyun", isOn: false }]);
  const services = [{ id: "huoshanyun", isOn: false }];
  expect(await startline("cloud", write("cloud.json", services))).toMatchObject({
    code: 0,
    out: "cloud.json is stored.\n",
  });
  expect(await fetchJson("/config/cloud.json")).toEqual(services);
});

test("an operator reads what is wrong with a cloud config, which stays as it was", async () => {
  const before = await fetchJson("/config/cloud.json");
  const wrong: [value: unknown, sentence: string][] = [
    ["[", "The file is no JSON."],
    [{ id: "aliyun" }, "The cloud config has to be a text, or a list of storage providers."],
    [[{ id: "elsewhere" }], '/0: there is no storage provider "elsewhere". Write aliyun, huoshanyun or tencentyun.'],
    [[{ id: "aliyun", isOn: "yes" }], '/0/isOn is "yes", but it must be true or false.'],
  ];
  for (const [value, sentence] of wrong) {
    const { code, err } = await startline("cloud", write("wrong.json", value));
    expect([code, err.split("\n")[0]]).toEqual([1, sentence]);
    expect(err).toContain("was not stored. Correct it and try again.");
  }
  expect(await fetchJson("/config/cloud.json")).toEqual(before);
  const missing = await startline("cloud", join(folder, "none.json"));
  expect([missing.code, missing.err.includes("cannot be read")]).toEqual([2, true]);
});

test("an operator who switches on a storage provider that the server does not use reads so, when storing and when printing", async () => {
  const on = await startline("cloud", write("on.json", [{ id: "tencentyun", isOn: true }]));
  const sentence = '/0: "tencentyun" is on, but this server stores its files elsewhere.';
  expect(on.err).toContain(sentence);
  expect(on.out).toContain("cloud.json is stored.");
  const printed = await startline("cloud");
  expect([printed.code, printed.err.includes(sentence)]).toEqual([1, true]);
});

test("an operator lists the translation tables, prints one, and stores one that is right", async () => {
  expect((await startline("tables")).out.split("\n")).toContain("site");
  expect(JSON.parse((await startline("tables", "site")).out)).toEqual({ 报名: { zh: "报名", en: "Sign up" } });
  const club = { 俱乐部: { zh: "俱乐部", en: "Club" } };
  expect(await startline("tables", "club", write("club.json", club))).toMatchObject({ code: 0 });
  expect(await fetchJson("/config/i18n/club")).toEqual(club);
  expect((await startline("tables")).out.split("\n")).toContain("club");
});

test("an operator reads what is wrong with a table or its name, and the table stays as it was", async () => {
  const wrong = await startline(
    "tables",
    "site",
    write("site.json", { 报名: { zh: "报名", en: "Sign up" }, 领物: {} }),
  );
  expect([wrong.code, wrong.err.split("\n")[0]]).toEqual([1, '/领物: "领物" needs zh and en, as texts.']);
  expect(await fetchJson("/config/i18n/site")).toEqual({ 报名: { zh: "报名", en: "Sign up" } });
  const none = await startline("tables", "none");
  expect([none.code, none.err]).toEqual([1, "There is no i18n/none.json.\n"]);
  expect((await startline("tables", "../secret")).code).toBe(2);
});
