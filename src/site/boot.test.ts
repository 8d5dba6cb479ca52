import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { RuntimeProblem } from "#blocks/kit/site/site.ts";
import type { RaceAnswer } from "#contract/sites.ts";
import openAccounts from "#src/account/session/openAccounts.tsx";
import { createClient } from "#src/client/client.ts";
import { ApiError } from "#src/client/errors.ts";
import { type BootOptions, bootSite } from "./boot.ts";
import builtInPreview from "./preview.ts";
import { createAccounts } from "./session.ts";
import type { Surroundings } from "./storage.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const race = { name: { zh: "城市马拉松" }, startsAt: "2025-10-26T07:30:00+08:00" };
const compiled = (id: string, site: object = {}) => ({
  compiled: 1,
  site: { id, title: { zh: id }, languages: ["zh"], home: { blocks: [] }, routes: [], ...site },
});
const ok = (data: unknown) => ({ code: 0, msg: "", data });
const unbound = { code: 404, msg: "未绑定赛事" };

/** What a server of one race answers, by path; a test changes some of it. */
const answers: Record<string, unknown> = {
  "/website-center/site-config?domainName=race.example": ok({
    domainName: "race.example",
    fileMd5: "a",
    uri: "/files/race.json",
  }),
  "/website-center/site-config?domainName=preview": ok({
    domainName: "preview",
    fileMd5: "b",
    uri: "/files/preview.json",
  }),
  "/website-center/race-binding?domainName=race.example": ok({ raceId: 7, domainName: "race.example" }),
  "/website-center/race": ok({
    raceId: 7,
    raceName: "平台赛事名",
    startTime: "2025-10-26 08:00:00",
    detailAddress: "运河门广场",
  }),
  "/config/cloud.json": ["a"],
  "/config/i18n/site": { 报名: { zh: "报名", en: "Sign up" } },
  "/files/race.json": compiled("race", { race }),
  "/files/preview.json": compiled("preview"),
  "/basic-center/api/common/getCommonInfo": ok({}),
};

function newBrowser() {
  const store = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };
  return { local: store(), session: store(), reload: () => undefined } satisfies Surroundings;
}

async function startServer(changes: Record<string, unknown> = {}, storedValues: Record<string, string> = {}) {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?t=\d+$/, "");
    requestedPaths.push(path);
    const answer = path in changes ? changes[path] : answers[path];
    if (answer === undefined || typeof answer === "number") return response.writeHead(answer ?? 404).end();
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closers.push(() => server.close().closeAllConnections());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stored = newBrowser();
  for (const [key, value] of Object.entries(storedValues)) stored.local.setItem(key, value);
  const problems: RuntimeProblem[] = [];
  const toasts: string[] = [];
  const client = createClient({
    base,
    token: () => stored.local.getItem("token") ?? undefined,
    show: (message) => toasts.push(message),
    sentence: String,
  });
  const setting: BootOptions = {
    client,
    domainName: "race.example",
    pageAddress: `${base}/`,
    accounts: createAccounts(
      async () => openAccounts({ client, stored, source: async () => undefined, hasTestAccounts: false }),
      stored,
    ),
    stored,
    builtInPreview: async () => builtInPreview,
    compileRaw: async () => undefined,
    report: (problem) => problems.push(problem),
  };
  return {
    setting,
    stored,
    asked: requestedPaths,
    problems,
    toasts,
    close: () => server.close().closeAllConnections(),
  };
}

test("a visitor of a bound domain gets its site, with race facts filled up from the platform", async () => {
  const { setting, stored, asked } = await startServer();
  const booted = await bootSite(setting);
  expect(booted).toMatchObject({ isPreview: false, compiled: { site: { id: "race" } } });
  expect(booted.race).toEqual({ ...race, venue: { zh: "运河门广场" } });
  expect(booted.translations).toEqual(answers["/config/i18n/site"]);
  expect(stored.local.getItem("cloudConfig")).toBe('["a"]');
  expect(asked).not.toContain("/basic-center/api/common/getCommonInfo");
});

test("a page that the server drew opens with the race and the edition that it was drawn from, without calls for them", async () => {
  const { setting, asked } = await startServer();
  const drawn = {
    siteFile: "/files/race.json",
    race: { raceId: 7, detailAddress: "运河门广场" } as unknown as RaceAnswer,
  };
  const booted = await bootSite({ ...setting, ...drawn });
  expect(booted).toMatchObject({ isPreview: false, compiled: { site: { id: "race" } } });
  expect(booted.race).toEqual({ ...race, venue: { zh: "运河门广场" } });
  expect(asked.filter((path) => path.startsWith("/website-center/"))).toEqual([]);
  expect(asked).toContain("/config/cloud.json");
});

test.each(["null", "5", "true", "[]"])("a translation table that is none (%s) has no entries", async (table) => {
  const { setting } = await startServer({ [call.table]: table });
  expect((await bootSite(setting)).translations).toEqual({});
});

test("a visitor of a domain without a race gets the preview", async () => {
  const { setting } = await startServer({ "/website-center/race-binding?domainName=race.example": unbound });
  expect(await bootSite(setting)).toMatchObject({ isPreview: true, compiled: { site: { id: "preview" } } });
});

test("if the server has no preview either, the visitor reads that no race is bound", async () => {
  const { setting, toasts } = await startServer({
    "/website-center/race-binding?domainName=race.example": ok({ raceId: null, domainName: "race.example" }),
    "/website-center/site-config?domainName=preview": unbound,
  });
  const { compiled: preview, isPreview } = await bootSite(setting);
  expect([isPreview, preview.site.title]).toEqual([true, { zh: "未绑定赛事", en: "Not bound to a race" }]);
  expect(toasts).toEqual([]);
});

const call = {
  config: "/website-center/site-config?domainName=race.example",
  binding: "/website-center/race-binding?domainName=race.example",
  race: "/website-center/race",
  cloud: "/config/cloud.json",
  table: "/config/i18n/site",
  file: "/files/race.json",
};
const busy = [
  { code: 429, msg: "操作过于频繁，请稍后再试" },
  { code: 503, msg: "服务器暂时无法响应，请 5 秒后再试" },
];
const broken = [500, 429, ...busy, "", " ", "<html>502</html>", '{"code":0,"da', "null"];
const refused = [unbound, { code: 7 }];

describe.each(broken.map((answer) => [answer]))("if a server responds with %j", (answer) => {
  test.each([call.race, call.cloud, call.table])("to %s, the site starts without that", async (path) => {
    const { setting, toasts } = await startServer({ [path]: answer });
    const booted = await bootSite({ ...setting, isBound: true });
    expect([booted.isPreview, booted.compiled.site.id, toasts]).toEqual([false, "race", []]);
  });

  test("to the race of the domain, a visitor gets the preview; not in the place of a drawn page, which shows the race", async () => {
    const { setting } = await startServer({ [call.binding]: answer });
    expect(await bootSite(setting)).toMatchObject({ isPreview: true, compiled: { site: { id: "preview" } } });
    await expect(bootSite({ ...setting, isBound: true })).rejects.toBeInstanceOf(ApiError);
  });

  test.each([call.config, call.file])("to %s of a bound race, the visitor can try again", async (path) => {
    const { setting } = await startServer({ [path]: answer });
    await expect(bootSite({ ...setting, isBound: true })).rejects.toThrow();
  });
});

test.each(refused)(
  "a domain that the server refuses with %j is shown as unbound, even if another site was drawn before",
  async (no) => {
    for (const path of [call.binding, call.config]) {
      const { setting, toasts } = await startServer({ [path]: no });
      expect(await bootSite({ ...setting, isBound: true })).toMatchObject({ isPreview: true });
      expect(toasts).toEqual([]);
    }
  },
);

test("an expired session is cleared silently; a valid one stays", async () => {
  const expired = await startServer(
    { "/basic-center/api/common/getCommonInfo": { code: 401, msg: "登录已过期，请重新登录" } },
    { token: "t-1", userData: '{"accountInfo":{"accountId":"a1"}}' },
  );
  await bootSite(expired.setting);
  expect(expired.setting.accounts.token()).toBeUndefined();
  expect([expired.stored.local.getItem("token"), expired.toasts]).toEqual([null, []]);
  const valid = await startServer(
    {},
    { token: "t-2", userData: '{"accountInfo":{"accountId":"a1","accountNick":"r"}}' },
  );
  await bootSite(valid.setting);
  expect(valid.setting.accounts.user()).toMatchObject({ accountId: "a1", nick: "r" });
  expect(valid.stored.local.getItem("token")).toBe("t-2");
});

test("a busy server ends nobody's session; a token without its account does", async () => {
  const account = '{"accountInfo":{"accountId":"a1"}}';
  const busy = { "/basic-center/api/common/getCommonInfo": { code: 429, msg: "操作过于频繁，请稍后再试" } };
  const { setting } = await startServer(busy, { token: "t-1", userData: account });
  await bootSite(setting);
  expect(setting.accounts.user()).toMatchObject({ accountId: "a1" });
  const half = await startServer({}, { token: "t-1" });
  await bootSite(half.setting);
  expect(half.stored.local.getItem("token")).toBeNull();
});

test("a site file that is not JSON is reported and ends in an error, not in the preview", async () => {
  const { setting, problems } = await startServer({ "/files/race.json": "<html>" });
  await expect(bootSite(setting)).rejects.toMatchObject({ code: "run/config-not-json" });
  expect(problems.map(({ code }) => code)).toEqual(["run/config-not-json"]);
});

test("a site file of more than 5 MB is reported and shown all the same", async () => {
  const large = compiled("large", { race, description: { zh: "长".repeat(5_000_001) } });
  const { setting, problems } = await startServer({ "/files/race.json": large });
  expect((await bootSite(setting)).compiled.site.id).toBe("large");
  expect(problems.map(({ code }) => code)).toEqual(["run/config-too-large"]);
});

test("without a network the start fails, so that the visitor can try again", async () => {
  const { setting, close } = await startServer();
  close();
  await expect(bootSite(setting)).rejects.toMatchObject({ kind: "network" });
});

test("the site file is fetched once, even if the page named it before the call did", async () => {
  const { setting, asked } = await startServer();
  await bootSite({ ...setting, siteFile: "/files/race.json" });
  expect(asked.filter((path) => path === "/files/race.json")).toHaveLength(1);
});
