import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { websiteFields } from "#contract/sites.ts";
import { problemReports } from "../../base/db/schema.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { countProblem } from "./service.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({
    "canal-city-2025/site.json": tinySite(),
    "canal-city-2025/race.json": tinyRace,
    "canal-city-2025/documents/rules.json": tinyDocument(),
    "canal-city-2025/media/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "trail/site.json": tinySite({ id: "trail" }),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": { raceId: 7002 },
    "unbound/site.json": tinySite({ id: "preview" }),
    "unbound/documents/rules.json": tinyDocument(),
  });
});

afterAll(() => world.close());

const get = (url: string, headers = {}) => world.app.inject({ url, headers });
const post = (url: string, payload: unknown) => world.app.inject({ method: "POST", url, payload: payload as object });

describe("the site config of a domain", () => {
  test("a visitor of a bound domain gets the address of the site's file, and the file has that md5", async () => {
    const reply = await get("/website-center/site-config?domainName=localhost");
    expect(reply.json()).toEqual({
      code: 0,
      msg: "",
      data: { domainName: "localhost", fileMd5: expect.stringMatching(/^[0-9a-f]{32}$/), uri: expect.any(String) },
    });
    const { fileMd5, uri } = reply.json().data;
    expect(uri).toBe(`/files/${fileMd5}/site.json`);
    const file = await get(uri);
    const { createHash } = await import("node:crypto");
    expect(createHash("md5").update(file.rawPayload).digest("hex")).toBe(fileMd5);
    expect(file.json()).toMatchObject({ compiled: 1, site: { title: { zh: "小城跑" } }, units: expect.any(Array) });
  });

  test("each other race answers at its folder's local name, the preview at its own", async () => {
    expect((await get("/website-center/site-config?domainName=trail.localhost")).json().code).toBe(0);
    expect((await get("/website-center/site-config?domainName=preview")).json().code).toBe(0);
  });

  test.each([
    "127.0.0.1",
    "elsewhere.example",
    "canal-city-2025.localhost",
    "[::1]",
    "x".repeat(255),
    "a/../b",
    "localhost%2f",
  ])("a visitor of the unbound name %s gets 404", async (name) => {
    const config = await get(`/website-center/site-config?domainName=${name}`);
    expect(config.json()).toEqual({ code: 404, msg: "未绑定赛事", data: { error: "site/not-bound" } });
    expect(config.headers["cache-control"]).toBe("no-store");
    expect((await get(`/website-center/race-binding?domainName=${name}`)).json().code).toBe(404);
  });

  test("a browser that has the answer already gets 304", async () => {
    const first = await get("/website-center/site-config?domainName=localhost");
    const again = await get("/website-center/site-config?domainName=localhost", {
      "if-none-match": first.headers.etag,
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  test("a call without a domain name is a bad request in the envelope", async () => {
    const reply = await get("/website-center/site-config");
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code: 400, msg: "请求有误", data: { error: "request/invalid" } });
  });
});

describe("the race of a domain", () => {
  test("a visitor learns the race's id, for any spelling of the name", async () => {
    const reply = await get("/website-center/race-binding?domainName=LOCALHOST:8080");
    expect(reply.json()).toEqual({ code: 0, msg: "", data: { raceId: "7001", domainName: "localhost" } });
  });

  test("the preview has no race", async () => {
    expect((await get("/website-center/race-binding?domainName=preview")).json()).toEqual({
      code: 404,
      msg: "未绑定赛事",
      data: { error: "site/not-bound" },
    });
  });

  test("a visitor gets the race's information with every field, and its picture as an address", async () => {
    const { data } = (await post("/website-center/race", { raceId: "7001" })).json();
    expect(data).toMatchObject({ raceId: "7001", raceName: "小城跑", signUpMaxNumber: 300, contactPhone: null });
    // Those of the specification, and when it was cancelled.
    expect(Object.keys(data)).toHaveLength(30);
    expect((await get(data.imgDetail)).headers["content-type"]).toBe("image/svg+xml");
  });

  test("a race id sent as a number is the same race", async () => {
    expect((await post("/website-center/race", { raceId: 7002 })).json().data.raceId).toBe("7002");
  });

  test("an unknown race is refused", async () => {
    expect((await post("/website-center/race", { raceId: "nope" })).json()).toEqual({
      code: 404,
      msg: "赛事不存在",
      data: { error: "site/race-not-found" },
    });
  });
});

test("a program of the platform gets the website information of a domain, made from its site and race", async () => {
  const { code, data } = (await get("/website-center/website?domainName=localhost")).json();
  expect(code).toBe(0);
  expect(Object.keys(data).toSorted()).toEqual([...websiteFields].toSorted());
  expect(data).toMatchObject({
    domainName: "localhost",
    websiteName: "小城跑",
    raceId: String(tinyRace.raceId),
    onlineStatus: 1,
    agreeFlag: 0,
    refuseReason: null,
    publishTime: expect.any(Number),
  });
  expect((await get("/website-center/website?domainName=elsewhere.example")).json().code).toBe(404);
});

describe("problem reports of visitors", () => {
  const report = { domainName: "localhost", code: "run/renderer-failed", pointer: "/home/blocks/0", message: "boom" };

  test("the same problem is kept once and counted", async () => {
    await post("/website-center/problems", report);
    expect((await post("/website-center/problems", report)).json()).toEqual({ code: 0, msg: "", data: { kept: true } });
    expect(await world.db.select().from(problemReports)).toMatchObject([
      { domainName: "localhost", code: report.code, count: 2 },
    ]);
  });

  test("a hostile text is cut and stored without harm", async () => {
    expect((await post("/website-center/problems", { ...report, message: "\0" })).statusCode).toBe(400);
    expect((await post("/website-center/problems", { ...report, message: "\ud800" })).statusCode).toBe(400);
    const message = `'; drop table problem_reports; --${"x".repeat(5000)}`;
    expect((await post("/website-center/problems", { ...report, message })).json().code).toBe(0);
    const rows = await world.db.select().from(problemReports);
    expect(Math.max(...rows.map((row) => row.message.length))).toBeLessThanOrEqual(300);
  });

  test("a report of a site that does not exist is not kept", async () => {
    expect((await post("/website-center/problems", { ...report, domainName: "nowhere.example" })).json().code).toBe(
      404,
    );
  });

  test("a report of 20 kB is refused", async () => {
    const reply = await post("/website-center/problems", { ...report, message: "x".repeat(20_000) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual({ code: 413, msg: "提交的内容过大", data: { error: "request/too-large" } });
  });

  test("a flood of invented problems hides neither earlier nor later ones", async () => {
    const invented = Array.from({ length: 520 }, (_, number) => ({ code: "x", message: `invented ${number}` }));
    for (const problem of invented) await countProblem(world.db, "localhost", problem);
    await countProblem(world.db, "localhost", { code: "run/block-failed", message: "a real one" });
    const rows = await world.db.select().from(problemReports);
    expect(rows).toHaveLength(500);
    expect(rows).toContainEqual(expect.objectContaining({ code: report.code, count: 2 }));
    expect(rows).toContainEqual(expect.objectContaining({ message: "a real one" }));
    expect(rows.map(({ message }) => message)).not.toContain("invented 0");
  });

  test("a browser that reports without end gets 429", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await post("/website-center/problems", report)).statusCode),
    );
    expect(statuses).toContain(429);
    expect((await post("/website-center/problems", report)).json()).toEqual({
      code: 429,
      msg: "操作过于频繁，请 60 秒后再试",
      data: { error: "request/too-many", seconds: 60 },
    });
  });
});

describe("domain names", () => {
  test.each([
    ["Run.Example.COM", "run.example.com"],
    ["run.example.com:8443", "run.example.com"],
    ["run.example.com.", "run.example.com"],
    ["马拉松.中国", "xn--5sus8hrr9c.xn--fiqs8s"],
  ])("%s is known as %s", (text, name) => expect(normaliseDomainName(text)).toBe(name));

  test.each(["", ".", "a..b", "-a.example", "a b", "a@b", "http://a", "a\0", `${"a.".repeat(127)}aa`, "[::1]:80"])(
    "%j is no domain name",
    (text) => {
      expect(normaliseDomainName(text)).toBeUndefined();
    },
  );
});

test.each(["/%zz", "/guide/%c0%af"])("the unreadable address %s is refused like any other call", async (url) => {
  const reply = await get(url, { "accept-language": "en" });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 400,
    data: { error: "request/bad-text", place: "/url", reason: "encoding" },
  });
  expect(reply.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
});

test("an unknown path answers 404 in the envelope, with the security headers", async () => {
  const reply = await get("/no/such/thing");
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ code: 404, msg: "请求的内容不存在", data: { error: "request/not-found" } });
  expect(reply.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
});

test("a proxy gets certificates on demand for the names of published sites only", async () => {
  const ask = async (domain: string) => (await get(`/status/domain?domain=${domain}`)).statusCode;
  expect([await ask("trail.localhost"), await ask("TRAIL.localhost.")]).toEqual([200, 200]);
  expect([await ask("evil.example"), await ask("trail.localhost.evil.example"), await ask("-")]).toEqual([
    404, 404, 404,
  ]);
});
