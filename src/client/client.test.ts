import { createDecipheriv } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import encryptPath from "./cipher.ts";
import { type Client, type ClientSettings, createClient } from "./client.ts";
import { createClock } from "./clock.ts";
import { fetchCountries } from "./countries.ts";
import { ApiError, errorCode } from "./errors.ts";
import { fetchExport } from "./export.ts";
import { checkToken } from "./session.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/**
 * A real server on a free port that answers every request the same way, with a client for it and
 * the messages that the visitor got.
 */
async function serve(answer: Answer, settings: Partial<ClientSettings> = {}) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closers.push(() => server.close().closeAllConnections());
  const toasts: string[] = [];
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const show = (message: string) => toasts.push(message);
  const client = createClient({ base, token: () => undefined, show, sentence: (kind) => sentences[kind], ...settings });
  return { client, toasts };
}

const sentences = { network: "网络连接失败，请刷新", empty: "出错了！", timeout: "请求超时，请重试" };

function json(body: unknown): Answer {
  return (_request, response) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
}

test("a visitor's call carries the terminal, the system and, once logged in, the token", async () => {
  const seen: IncomingMessage["headers"][] = [];
  let token: string | undefined;
  const answer: Answer = (request, response) => {
    seen.push(request.headers);
    response.end(JSON.stringify({ code: 0, msg: "", data: { uri: "/files/a/site.json" } }));
  };
  const { client } = await serve(answer, { token: () => token });
  expect(
    await client.call("GET /website-center/site-config", { query: { domainName: "localhost" }, isSilent: true }),
  ).toEqual({ uri: "/files/a/site.json" });
  token = "t-1";
  await client.call("GET /website-center/site-config", { query: { domainName: "localhost" }, isSilent: true });
  expect(seen.map(({ terminaltype, osid, token }) => [terminaltype, osid, token])).toEqual([
    ["3", "1002", undefined],
    ["3", "1002", "t-1"],
  ]);
});

test("a runner who pastes from a PDF sends the text without its invisible characters", async () => {
  const bodies: unknown[] = [];
  const { client } = await serve(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(JSON.parse(body));
    response.end(JSON.stringify({ code: 0, msg: "", data: null }));
  });
  await client.call("POST /user-center/sessions/end", { json: { sessionId: "第\u0002三\ud83c节\n🏃" } });
  expect(bodies).toEqual([{ sessionId: "第三节\n🏃" }]);
});

test("a runner whom the server refuses reads its message, and the call is rejected with it", async () => {
  const { client, toasts } = await serve(json({ code: 4031, msg: "登录已过期，请重新登录" }));
  const failure = await fetchCountries(client).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ kind: "refused", code: 4031, message: "登录已过期，请重新登录" });
  expect(toasts).toEqual(["登录已过期，请重新登录"]);
});

test("a program knows a refusal by its code, not by its sentence", async () => {
  const data = { error: "draft/elsewhere", revision: 7 };
  const { client } = await serve(json({ code: 409, msg: "任何一句话", data }));
  const failure = await fetchCountries(client).catch((error: unknown) => error);
  expect([errorCode(failure), failure]).toMatchObject(["draft/elsewhere", { details: { revision: 7 } }]);
  expect(errorCode(new ApiError("refused", "draft/elsewhere", 409, null))).toBeUndefined();
});

test("a refusal without words is rejected as Error", async () => {
  const { client } = await serve(json({ code: 7 }));
  await expect(fetchCountries(client)).rejects.toThrow(/^Error$/);
});

test("a visitor reads 出错了！ when the server answers with nothing", async () => {
  const { client, toasts } = await serve((_request, response) => response.end());
  await expect(fetchCountries(client)).rejects.toMatchObject({ kind: "empty" });
  expect(toasts).toEqual(["出错了！"]);
});

test("a visitor without a network is asked to refresh", async () => {
  const { client, toasts } = await serve((request) => request.socket.destroy());
  await expect(fetchCountries(client)).rejects.toMatchObject({ kind: "network" });
  expect(toasts).toEqual(["网络连接失败，请刷新"]);
});

test("a broken server is named by its status and asked only once", async () => {
  let count = 0;
  const { client, toasts } = await serve((_request, response) => {
    count += 1;
    response.writeHead(503).end();
  });
  await expect(fetchCountries(client)).rejects.toMatchObject({ kind: "transport", code: 503 });
  expect(count).toBe(1);
  expect(toasts[0]).toContain("503");
});

test("a server whose database is away is named in its own words, with the seconds after which it can be asked again", async () => {
  const data = { error: "server/unavailable", seconds: 5 };
  const { client, toasts } = await serve((_request, response) =>
    response
      .writeHead(503, { "content-type": "application/json" })
      .end(JSON.stringify({ code: 503, msg: "5 秒后再试", data })),
  );
  const error = await fetchCountries(client).catch((caught) => caught);
  expect(error).toMatchObject({ kind: "refused", code: 503, details: { seconds: 5 } });
  expect(errorCode(error)).toBe("server/unavailable");
  expect(toasts).toEqual(["5 秒后再试"]);
});

test.each([
  [400, "request/bad-text", "文字中有无法保存的不可见字符 U+0000，请删除后重试"],
  [401, "session/expired", "登录已过期，请重新登录"],
  [404, "request/not-found", "请求的内容不存在"],
  [413, "request/too-large", "提交的内容过大"],
])("a runner whose call is answered with HTTP %i reads the message of its envelope", async (status, error, msg) => {
  const body = JSON.stringify({ code: status, msg, data: { error } });
  const { client, toasts } = await serve((_request, response) => response.writeHead(status).end(body));
  const failure = await fetchCountries(client).catch((caught: unknown) => caught);
  expect(failure).toMatchObject({ kind: "refused", code: status, message: msg });
  expect(errorCode(failure)).toBe(error);
  expect(toasts).toEqual([msg]);
});

test("a runner whose call the server failed at reads that in its words, and the call counts as undecided", async () => {
  const body = JSON.stringify({ code: 500, msg: "出错了！", data: { error: "server/failed" } });
  const { client, toasts } = await serve((_request, response) => response.writeHead(500).end(body));
  await expect(fetchCountries(client)).rejects.toMatchObject({ kind: "transport", code: 500 });
  expect(toasts).toEqual(["出错了！"]);
});

test.each(["<html><h1>413 Request Entity Too Large</h1></html>", '{"error":"too large"}', ""])(
  "what a proxy answers with HTTP 413, here %j, is no refusal of the server",
  async (body) => {
    const { client } = await serve((_request, response) => response.writeHead(413).end(body));
    await expect(fetchCountries(client)).rejects.toMatchObject({ kind: "transport", code: 413 });
  },
);

test("an invalid token fails, and the visitor sees no message", async () => {
  const { client, toasts } = await serve(json({ code: 401, msg: "登录已过期，请重新登录" }));
  await expect(checkToken(client)).rejects.toThrow();
  expect(toasts).toEqual([]);
});

test("a call whose session expired is repeated once, with the new session", async () => {
  const tokens: unknown[] = [];
  let token = "old";
  const { client, toasts } = await serve(
    (request, response) => {
      tokens.push(request.headers.token);
      const isKnown = request.headers.token === "new";
      response.end(
        JSON.stringify(isKnown ? { code: 0, msg: "", data: 7 } : { code: 401, msg: "登录已过期，请重新登录" }),
      );
    },
    {
      token: () => token,
      renewLogin: async (used) => {
        token = "new";
        return used === "old";
      },
    },
  );
  expect(await client.call("GET /user-center/sessions")).toBe(7);
  expect(tokens).toEqual(["old", "new"]);
  expect(toasts).toEqual([]);
});

test("a session that has expired again after its renewal is not renewed forever", async () => {
  let renewals = 0;
  const settings = { token: () => "t", renewLogin: async () => ++renewals > 0 };
  const { client } = await serve(json({ code: 401, msg: "登录已过期，请重新登录" }), settings);
  await expect(client.call("GET /user-center/user-data", { isSilent: true })).rejects.toMatchObject({ code: 401 });
  expect(renewals).toBe(1);
});

test("a visitor without a session, a wrong answer that is no expiry and a check of the token ask nobody to log in", async () => {
  const renewLogin = () => Promise.reject(new Error("asked"));
  const refused = json({ code: 401, msg: "登录已过期，请重新登录" });
  const visitor = await serve(refused, { token: () => undefined, renewLogin });
  await expect(visitor.client.call("GET /user-center/sessions")).rejects.toMatchObject({ kind: "refused", code: 401 });
  const runner = await serve(refused, { token: () => "t", renewLogin });
  await expect(checkToken(runner.client)).rejects.toMatchObject({ kind: "refused", code: 401 });
  const busy = await serve(json({ code: 429, msg: "操作过于频繁，请稍后再试" }), { token: () => "t", renewLogin });
  await expect(busy.client.call("GET /user-center/sessions")).rejects.toMatchObject({ code: 429 });
});

test("a picture or other binary answer comes through whole", async () => {
  const { client } = await serve((_request, response) =>
    response.setHeader("content-type", "application/octet-stream").end("{bytes"),
  );
  const answer: unknown = await client.call("GET /user-center/sessions");
  expect(await (answer as Response).text()).toBe("{bytes");
});

test("a filter that excludes nothing is no part of the address", async () => {
  const urls: (string | undefined)[] = [];
  const { client } = await serve(({ url }, response) => {
    urls.push(url);
    response.end('{"code":0,"msg":"","data":[]}');
  });
  const query = { domainName: "race.example", text: "", item: undefined, after: "a b" };
  await client.call("GET /sign-up/organise/entries", { query });
  expect(urls).toEqual(["/sign-up/organise/entries?domainName=race.example&after=a+b"]);
});

const exportAll = (client: Client) =>
  fetchExport(client, "GET /sign-up/export", {
    query: { domainName: "race.example", format: "csv", language: "zh", use: "through-entry" },
    isSilent: true,
  });

test("an organiser's export is a file; one that is JSON has the reason, one that is empty has no rows", async () => {
  const answers = ["name,bib\n", JSON.stringify({ code: 1, msg: "验证未通过" }), ""];
  const { client, toasts } = await serve((_request, response) => response.end(answers.shift()));
  expect(await (await exportAll(client)).text()).toBe("name,bib\n");
  await expect(exportAll(client)).rejects.toThrow("验证未通过");
  await expect(exportAll(client)).rejects.toThrow("没有查询到数据哦");
  expect(toasts).toEqual([]);
});

test("with a path cipher nobody on the way reads the path or its query, and the body arrives", async () => {
  const cipher = { key: "000102030405060708090a0b0c0d0e0f", iv: "0f0e0d0c0b0a09080706050403020100" };
  const seen: { url: string; body: string }[] = [];
  const answer: Answer = async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    seen.push({ url: request.url ?? "", body });
    response.end(JSON.stringify({ code: 0, data: [] }));
  };
  const { client } = await serve(answer, { encryptPath: async (path) => encryptPath(path, cipher) });
  await client.call("GET /sign-up/submissions/:id", { params: { id: "赛 a/b?c" }, isSilent: true });
  const [, encrypted = ""] = /^\/e\/([\w-]+)$/.exec(seen[0]?.url ?? "") ?? [];
  const decipher = createDecipheriv("aes-128-cbc", Buffer.from(cipher.key, "hex"), Buffer.from(cipher.iv, "hex"));
  const path = decipher.update(Buffer.from(encrypted, "base64url"), undefined, "utf8") + decipher.final("utf8");
  expect(path).toBe(`/sign-up/submissions/${encodeURIComponent("赛 a/b?c")}`);
  await client.call("POST /website-center/race", { json: { raceId: 5 }, isSilent: true });
  expect(seen[1]?.body).toBe('{"raceId":5}');
});

test("a visitor whose clock is wrong sees the server's time", async () => {
  const clock = createClock(
    () => 1000,
    () => 0,
  );
  clock.learn("Sun, 26 Oct 2025 00:00:00 GMT", 900, 1100);
  expect(clock.now()).toBe(Date.UTC(2025, 9, 26) + 500);
  clock.learn("Sun, 26 Oct 2025 01:00:00 GMT", 0, 5000);
  expect(clock.now()).toBe(Date.UTC(2025, 9, 26) + 500);
});

test("a laptop that has slept, or whose clock was set, asks the server again and uses its response, even if it is slower", () => {
  let [running, wall, asked] = [1000, 50_000, 0];
  const clock = createClock(
    () => running,
    () => wall,
  );
  clock.onJump = () => asked++;
  clock.learn("Sun, 26 Oct 2025 00:00:00 GMT", 900, 1100);
  running += 60_000;
  wall += 60_900;
  clock.now();
  expect(asked).toBe(0);
  // Nine hours later: the clock of the page did not run.
  wall += 9 * 3_600_000;
  for (let look = 0; look < 3; look++) clock.now();
  expect(asked).toBe(1);
  clock.learn("Sun, 26 Oct 2025 09:01:00 GMT", 60_000, 62_000);
  expect(clock.now()).toBe(Date.UTC(2025, 9, 26, 9, 1) + 500);
});
