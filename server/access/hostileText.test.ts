import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import Fastify, { type FastifyInstance, type InjectOptions, type RouteOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callEntry } from "#contract/contract.ts";
import { domains, problemReports } from "../base/db/schema.ts";
import { schema } from "../base/db/tables.ts";
import { root } from "../base/root.ts";
import { addAccount, logIn } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import {
  openWorld,
  testKey,
  tinyBuilt,
  tinyDocument,
  tinyRace,
  tinySite,
  type World,
  writeFiles,
} from "../testWorld.ts";
import { expectations } from "./expectations.ts";

let folder: string;
let worlds: World[];
let headersOf: (world: World) => Record<string, string>;
const email = "nul@example.com";

beforeAll(async () => {
  const site = {
    "trail/site.json": tinySite(),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  };
  const key = { appId: 1, appSecret: "x", secretId: "x", secretKey: "x" };
  const ticket = { kind: "ticket" as const, ...key, url: "http://127.0.0.1:9", script: "https://x.example/x.js" };
  const accounts = cheapAccounts;
  folder = await mkdtemp(join(tmpdir(), "startline-null-"));
  await writeFiles(folder, { "assets/site-1.js": "export {};" });
  const builtSite = { ...tinyBuilt, folder };
  worlds = [
    await openWorld(
      site,
      { accounts, captcha: { kind: "off" }, debugConfig: join(root, "fixtures/debug.json") },
      builtSite,
    ),
    await openWorld({}, { accounts, captcha: { kind: "slider" } }),
    await openWorld({}, { accounts, captcha: ticket }),
  ];
  const [first] = worlds as [World];
  await addAccount(first, { email, password: "abc123", authorities: ["ORGANISER"] });
  const { token } = (await logIn(first, email, "abc123")).data;
  headersOf = (world) => ({ authorization: `Bearer ${testKey}`, ...(world === first && { token }) });
});
afterAll(async () => {
  for (const world of worlds ?? []) await world.close();
  await rm(folder, { recursive: true, force: true });
});

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const multipart = { "content-type": "multipart/form-data; boundary=b" };
const writePart = (head: string, text: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const aFile = writePart('name="file"; filename="a.pdf"', "%PDF-1.4");

type Route = Pick<RouteOptions, "method" | "url" | "schema" | "config">;

// Percent-encoded: a NUL, a bell, a delete, a control character beyond ASCII.
const escapes = ["%00", "%07", "%7F", "%C2%9B"];
const characters = ["\0", "\u0007", "\u007f", "\u009b", "\ud83c", "\udfc3"];
// GBK, UTF-16 and half a character in UTF-8.
const wrongBytes = [Buffer.from([0xd6, 0xd0]), Buffer.from("中文", "utf16le"), Buffer.from([0xe8, 0xb7])];
const deep = `${"[".repeat(62)}${"]".repeat(62)}`;

/**
 * The requests that a route must refuse: with a hostile text in its path, its query, its headers
 * and, as it may have one, its body.
 */
function requestsFor({ method, url, schema: shapes, config }: Route): InjectOptions[] {
  const fill = (value: string) => url.replace(/:\w+|\*/g, value);
  const paths = /[:*]/.test(url) ? [...escapes.map((text) => fill(`a${text}b`)), fill("%ff"), fill("%D6%D0")] : [];
  const fields = (part: unknown) => Object.keys((part as { properties?: object } | undefined)?.properties ?? {});
  const queries = [
    ...escapes.flatMap((text) => [`x=${text}`, `${text}=x`]),
    "x[y]=1%002",
    ...fields(shapes?.querystring).map((name) => `${name}=a%00b`),
    // Pages ignore what they cannot decode; see below.
    ...(config?.call ? ["x=%D6%D0", "%ff=x", "x=%ed%a0%bc", "x=%zz"] : []),
  ];
  const requests: InjectOptions[] = [...paths, ...queries.map((query) => `${fill("x")}?${query}`)].map((url) => ({
    url,
  }));
  const headers = ["token", "authorization"].map((name) => ({ url: fill("x"), headers: { [name]: "\u00e9" } }));
  if (method === "GET") return [...requests, ...headers];
  const values: unknown[] = [
    ...characters.flatMap((text) => [{ x: `a${text}b` }, { [`k${text}y`]: 1 }]),
    { x: ["\0"] },
    { x: { deep: { deeper: ["x", { deepest: "\0" }] } } },
    { x: [[{ "\0": [] }]] },
    ...fields(shapes?.body).map((name) => ({ [name]: "a\0b" })),
  ];
  const getJson = (bytes: Buffer) => Buffer.concat([Buffer.from('{"x":"'), bytes, Buffer.from('"}')]);
  const bodies: Omit<InjectOptions, "url">[] = [
    ...values.map((value) => ({ payload: JSON.stringify(value), headers: json })),
    ...['{"x":"a\0b"}', `{"x":${deep}}`, deep].map((payload) => ({ payload, headers: json })),
    ...wrongBytes.map((bytes) => ({ payload: getJson(bytes), headers: json })),
    ...["x=a%00b", "x%00=1", "x=\0", "x=%D6%D0", "%ff=x"].map((payload) => ({ payload, headers: form })),
    { payload: Buffer.from([0x78, 0x3d, 0xd6, 0xd0]), headers: form },
  ];
  return [...requests, ...headers, ...bodies.map((body) => ({ ...body, url: fill("x") }))];
}

const getScopes = ({ config }: Route) => config?.call && callEntry(config.call).scopes;

let count = 0;

/**
 * Lists the answers of a server that are not 400 with the place, or 415 to a form that a call does
 * not read.
 */
async function letThrough(
  app: FastifyInstance,
  routes: Route[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  const through: string[] = [];
  for (const route of routes) {
    // Calls that take API tokens take any bearer for one, also the key of the server.
    const { authorization, ...session } = headers;
    const ownHeaders = getScopes(route) || authorization === undefined ? session : headers;
    for (const request of requestsFor(route)) {
      count++;
      const reply = await app.inject({
        ...request,
        method: route.method as "GET",
        // Each from another network, so that none is refused for being the hundredth.
        remoteAddress: `127.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
        headers: { ...ownHeaders, ...request.headers } as Record<string, string>,
      });
      const body = reply.statusCode === 400 ? (reply.json() as { code?: number; data?: { place?: string } }) : {};
      const isRefused = body.code === 400 && /^\/(?:body|query|params|headers|url)/.test(body.data?.place ?? "");
      const isUnread = reply.statusCode === 415 && request.headers === form;
      if (!isRefused && !isUnread)
        through.push(`${route.method} ${request.url} ${request.payload ?? ""} ${reply.statusCode} ${reply.body}`);
    }
  }
  return through;
}

const listRoutes = (world: World) =>
  world.routes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== "HEAD")
      .map((method) => ({ ...route, method })),
  );

// Counting is what limits are for, and servers note that they run.
const changing: unknown[] = [schema.limits, schema.paymentServers];
const tablesKept = Object.values(schema).filter(
  (table) => is(table, PgTable) && !changing.includes(table),
) as PgTable[];
const readAll = async ({ db }: World) =>
  JSON.stringify(await Promise.all(tablesKept.map((table) => db.select().from(table))));

test("a hostile text in the path, query, headers or body of any route is a bad request with its place, and nothing is stored", async () => {
  const before = await Promise.all(worlds.map(readAll));
  const seenRoutes = new Set<string>();
  for (const world of worlds) {
    const fresh = listRoutes(world).filter(({ method, url }) => !seenRoutes.has(`${method} ${url}`));
    expect(await letThrough(world.app, fresh, headersOf(world))).toEqual([]);
    for (const { method, url } of fresh) seenRoutes.add(`${method} ${url}`);
  }
  expect(Object.keys(expectations).filter((route) => !seenRoutes.has(route))).toEqual([]);
  expect(await Promise.all(worlds.map(readAll))).toEqual(before);
});

test("a route that let one through to the database would be noticed", async () => {
  const [{ db }] = worlds as [World];
  const app = Fastify();
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.post<{ Body: { x: unknown } }>("/notes", async ({ body }) => {
    const [domain] = await db.select().from(domains);
    return db
      .insert(problemReports)
      .values({ domainName: domain?.domainName ?? "", code: "x", pointer: "", message: String(body.x) });
  });
  app.get("/notes/:name", async () => "fine");
  const through = await letThrough(
    app,
    routes.filter(({ method }) => method !== "HEAD"),
  );
  expect(through.filter((line) => /^POST .* 500 /s.test(line))).not.toEqual([]);
  expect(through).toContain("GET /notes/a%00b  200 fine");
  await app.close();
});

test("a hostile text in the name of a file, or in a field before it, is a bad request; in the file itself it is none", async () => {
  const [world] = worlds as [World];
  const send = async (payload: string) => {
    const url = "/user-center/base/uploadFile";
    const reply = await world.app.inject({
      method: "POST",
      url,
      headers: { ...headersOf(world), ...multipart },
      payload,
    });
    return [reply.statusCode, reply.json().code];
  };
  const end = "--b--\r\n";
  expect(await send(writePart('name="x"', "a\0b") + aFile + end)).toEqual([400, 400]);
  expect(await send(writePart("name=\"file\"; filename*=UTF-8''a%00b.pdf", "%PDF-1.4") + end)).toEqual([400, 400]);
  expect(await send(writePart('name="x"', "a\u0007b") + aFile + end)).toEqual([400, 400]);
  // What no multipart parser reads is refused as such.
  expect((await send(writePart('name="fi\0le"; filename="a.pdf"', "%PDF-1.4") + end))[1]).toBe(400);
  const filePart = writePart('name="file"; filename="a.pdf"', "%PDF-1.4\n1 0 obj\0\n%%EOF\n");
  expect((await send(writePart('name="x"', "ab") + filePart + end))[0]).toBe(200);
});

test.each(["/", "/rules", "/robots.txt", "/files/none/x.png"])(
  "a visitor who comes to %s with words that are not UTF-8 in the address or the User-Agent gets what others get",
  async (path) => {
    const [{ app }] = worlds as [World];
    const headers = {
      "user-agent": "浏览器",
      referer: "https://搜索.example",
      cookie: "名=值",
      "accept-language": "中",
    };
    const reply = await app.inject({ url: `${path}?wd=%D6%D0%CE%C4&x=%zz`, headers });
    expect(reply.statusCode).toBe((await app.inject(path)).statusCode);
  },
);

describe("a request whose head is wrong", () => {
  let port: number;
  let open: World;
  beforeAll(async () => {
    open = await openWorld({});
    await open.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = open.app.server.address() as { port: number });
  });
  afterAll(() => open.close());
  const send = (head: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nconnection: close\r\n\r\n`));
      let text = "";
      socket.on("data", (chunk) => (text += chunk));
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
    });

  test.each([
    ["has a null character", "GET /healthz HTTP/1.1\r\nHost: x\r\ntoken: a\0b"],
    ["names two hosts", "GET /healthz HTTP/1.1\r\nHost: race.example\r\nhost: evil.example"],
    ["names another host in its address", "GET http://evil.example/healthz HTTP/1.1\r\nHost: race.example"],
  ])("because it %s is answered 400 with an envelope, and the server keeps running", async (_what, head) => {
    const reply = await send(head);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    const body = JSON.parse(reply.split("\r\n\r\n")[1] ?? "");
    expect(body).toMatchObject({ code: 400, data: { error: "request/invalid" } });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test("differs from one that names the same host in both places", async () => {
    expect(await send("GET http://Race.example/healthz HTTP/1.1\r\nHost: race.example")).toMatch(/^HTTP\/1\.1 200 /);
  });
});
