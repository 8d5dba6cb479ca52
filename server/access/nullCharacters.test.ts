import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type InjectOptions, type RouteOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { domains, problemReports } from "../base/db/schema.ts";
import { root } from "../base/root.ts";
import { addAccount, cheapAccounts, logIn } from "../people/accounts/testPeople.ts";
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
  const built = { ...tinyBuilt, folder };
  worlds = [
    await openWorld(
      site,
      { accounts, captcha: { kind: "off" }, debugConfig: join(root, "fixtures/debug.json") },
      built,
    ),
    await openWorld({}, { accounts, captcha: { kind: "slider" } }),
    await openWorld({}, { accounts, captcha: ticket }),
  ];
  const [first] = worlds as [World];
  await addAccount(first, { email, password: "abc123", authorities: ["ORGANISER"] });
  const { token } = (await logIn(first, email, "abc123")).data;
  headersOf = (world) => ({ authorization: `Bearer ${testKey}`, ...(world === first && { token }) });
}, 120_000);
afterAll(async () => {
  for (const world of worlds ?? []) await world.close();
  await rm(folder, { recursive: true, force: true });
});

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const multipart = { "content-type": "multipart/form-data; boundary=b" };
const partOf = (head: string, text: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const aFile = partOf('name="file"; filename="a.pdf"', "%PDF-1.4");

/** The requests with a null character that a route can be sent: in its path, its query and, as it may have one, its body. */
function requestsFor({ method, url, schema }: Pick<RouteOptions, "method" | "url" | "schema">): InjectOptions[] {
  const fill = (value: string) => url.replace(/:\w+|\*/g, value);
  const paths = /[:*]/.test(url) ? [fill("%00"), fill("a%00b")] : [];
  const fields = (part: unknown) => Object.keys((part as { properties?: object } | undefined)?.properties ?? {});
  const queries = ["x=%00", "%00=x", "x[y]=1%002", ...fields(schema?.querystring).map((name) => `${name}=a%00b`)];
  const asked = [...paths, ...queries.map((query) => `${fill("x")}?${query}`)].map((target) => ({ url: target }));
  if (method === "GET") return asked;
  const values: unknown[] = [
    ...["a\0b", "\0", ["\0"], { deep: { deeper: ["x", { deepest: "\0" }] } }, { "k\0y": 1 }].map((x) => ({
      x,
    })),
    { "x\0": 1 },
    { x: [[{ "\0": [] }]] },
    ...fields(schema?.body).map((name) => ({ [name]: "a\0b" })),
  ];
  const bodies: Omit<InjectOptions, "url">[] = [
    ...values.map((value) => ({ payload: JSON.stringify(value), headers: json })),
    { payload: '{"x":"a\0b"}', headers: json },
    ...["x=a%00b", "x%00=1", "x=\0"].map((payload) => ({ payload, headers: form })),
  ];
  return [...asked, ...bodies.map((body) => ({ ...body, url: fill("x") }))];
}

/** What a server answers with anything but 400 to, or 415 to a form that a call does not read. */
async function letThrough(
  app: FastifyInstance,
  routes: Pick<RouteOptions, "method" | "url" | "schema">[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  const through: string[] = [];
  for (const route of routes) {
    for (const request of requestsFor(route)) {
      const reply = await app.inject({
        ...request,
        method: route.method as "GET",
        headers: { ...headers, ...request.headers } as Record<string, string>,
      });
      const code = reply.statusCode === 400 ? (reply.json() as { code?: number }).code : undefined;
      const isUnread = reply.statusCode === 415 && request.headers === form;
      if (code !== 400 && !isUnread)
        through.push(`${route.method} ${request.url} ${request.payload ?? ""} ${reply.statusCode}`);
    }
  }
  return through;
}

const routesOf = (world: World) =>
  world.routes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== "HEAD")
      .map((method) => ({ ...route, method })),
  );

test("a null character in the path, query or body of any call of the server is a bad request", async () => {
  const seen = new Set<string>();
  for (const world of worlds) {
    const fresh = routesOf(world).filter(({ method, url }) => !seen.has(`${method} ${url}`));
    expect(await letThrough(world.app, fresh, headersOf(world))).toEqual([]);
    for (const { method, url } of fresh) seen.add(`${method} ${url}`);
  }
  expect(Object.keys(expectations).filter((route) => !seen.has(route))).toEqual([]);
}, 120_000);

test("a route that let one through to the database would be noticed", async () => {
  const [{ db }] = worlds as [World];
  const app = Fastify();
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.post<{ Body: { x: unknown } }>("/notes", async ({ body }) => {
    const [one] = await db.select().from(domains);
    return db
      .insert(problemReports)
      .values({ domainName: one?.domainName ?? "", code: "x", pointer: "", message: String(body.x) });
  });
  app.get("/notes/:name", async () => "fine");
  const through = await letThrough(
    app,
    routes.filter(({ method }) => method !== "HEAD"),
  );
  expect(through.filter((one) => one.startsWith("POST") && one.endsWith(" 500"))).not.toEqual([]);
  expect(through).toContain("GET /notes/%00  200");
  await app.close();
});

test("a null character in the name of a file, or in a field before it, is a bad request; in the file itself it is not", async () => {
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
  expect(await send(partOf('name="x"', "a\0b") + aFile + end)).toEqual([400, 400]);
  expect(await send(partOf("name=\"file\"; filename*=UTF-8''a%00b.pdf", "%PDF-1.4") + end)).toEqual([400, 400]);
  // What no multipart parser reads is refused as such.
  expect((await send(partOf('name="fi\0le"; filename="a.pdf"', "%PDF-1.4") + end))[1]).toBe(400);
  const whole = partOf('name="file"; filename="a.pdf"', "%PDF-1.4\n1 0 obj\0\n%%EOF\n");
  expect((await send(partOf('name="x"', "ab") + whole + end))[0]).toBe(200);
});

test("a header with a null character is answered 400 with an envelope, and the server keeps running", async () => {
  const app = (await openWorld({})).app;
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as { port: number };
  const said = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\ntoken: a\0b\r\n\r\n"),
    );
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(said.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: 400, data: { error: "request/invalid" } });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await app.close();
});
