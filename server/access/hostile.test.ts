import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import encodePassword from "#src/account/encodePassword.ts";
import { schema } from "../base/db/tables.ts";
import { addAccount, call, findCode, logIn, openPeople } from "../people/accounts/testPeople.ts";
import type { World } from "../testWorld.ts";
import { expectations } from "./expectations.ts";

const tables = schema;

let world: World;
let token: string;
const email = "owner-of-it-all@example.com";

beforeAll(async () => {
  world = await openPeople({}, { captcha: { kind: "slider" } });
  await addAccount(world, { email, phone: "13712345678", password: "abc123", authorities: ["ORGANISER"] });
  token = (await logIn(world, email, "abc123")).data.token;
});
afterAll(() => world.close());

// Counting is what limits are for, recording refusals what the security log is for, and a sequence
// holds nobody's data.
const counting: unknown[] = [tables.limits, tables.securityEvents];
const tablesKept = Object.values(tables).filter(
  (table) => is(table, PgTable) && !counting.includes(table),
) as PgTable[];
const readAll = async () => JSON.stringify(await Promise.all(tablesKept.map((table) => world.db.select().from(table))));

// Accepts any report of a browser, by design, with 204.
const takesAnything = new Set(["POST /policy-reports"]);
// Any text can be pasted to be checked: the answer states that it is no receipt.
// They answer with a page, or take what was pasted.
const takesAnyText = new Set(["POST /status/receipt", "POST /status/receipts", "POST /opt-out/:token"]);
const writing = Object.keys(expectations).filter((route) => /^(POST|PUT) /.test(route) && !takesAnything.has(route));

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

/** The fields that a route's schema knows, so that each can be sent in the wrong shape. */
function listFields(method: string, url: string): string[] {
  const route = world.routes.find((route) => route.url === url && route.method === method);
  const body = route?.schema?.body as { properties?: object } | undefined;
  return Object.keys(body?.properties ?? { anything: 1 });
}

function wrongShapes(method: string, url: string): [string, InjectOptions][] {
  const shapes: unknown[] = [
    {},
    { $ne: null },
    [[]],
    [{}],
    { length: 6 },
    null,
    "x".repeat(60_000),
    "\u0000",
    "🏃".repeat(9),
  ];
  return shapes.map((shape): [string, InjectOptions] => [
    `every field as ${JSON.stringify(shape).slice(0, 20)}`,
    { payload: Object.fromEntries(listFields(method, url).map((field) => [field, shape])) },
  ]);
}

const polluted = '{"__proto__":{"authorities":["ORGANISER"]},"loginType":"0"}';
const bodies: [string, InjectOptions][] = [
  ["null", { payload: "null", headers: json }],
  ["a number", { payload: "42", headers: json }],
  ["a text", { payload: '"text"', headers: json }],
  ["a list", { payload: "[]", headers: json }],
  ["no JSON", { payload: "{", headers: json }],
  ["nothing", { payload: "", headers: json }],
  ["__proto__", { payload: polluted, headers: json }],
  ["constructor.prototype", { payload: '{"constructor":{"prototype":{"isAdmin":true}}}', headers: json }],
  ["nesting without end", { payload: `${"[".repeat(20_000)}${"]".repeat(20_000)}`, headers: json }],
  ["10 MB", { payload: `{"x":"${"x".repeat(10_000_000)}"}`, headers: json }],
  ["10 MB as a form", { payload: `x=${"x".repeat(10_000_000)}`, headers: form }],
  ["a form with __proto__", { payload: "__proto__[authorities]=ORGANISER&__proto__=x&constructor=y", headers: form }],
  ["a form of 5,000 fields", { payload: Array.from({ length: 5000 }, (_, n) => `f${n}=`).join("&"), headers: form }],
  ["plain text", { payload: "hello", headers: { "content-type": "text/plain" } }],
  [
    "XML",
    {
      payload: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      headers: { "content-type": "application/xml" },
    },
  ],
  ["multipart without an end", { payload: "--b\r\n", headers: { "content-type": "multipart/form-data; boundary=b" } }],
  ["a content type that is none", { payload: "x", headers: { "content-type": "a/b/c;;" } }],
  [
    "UTF-16",
    { payload: Buffer.from('{"a":1}', "utf16le"), headers: { "content-type": "application/json; charset=utf-16" } },
  ],
];

test.each(writing)("%s: what a bad program sends is refused with a clear code and changes nothing", async (route) => {
  const [method, url] = route.split(" ") as ["POST" | "PUT", string];
  const before = await readAll();
  for (const [label, options] of [...bodies, ...wrongShapes(method, url)]) {
    const reply = await world.app.inject({ method, url, ...options });
    expect([label, reply.statusCode < 500], reply.body).toEqual([label, true]);
    if (!takesAnyText.has(route)) {
      const { code, msg } = reply.json() as { code: number; msg: string };
      expect([label, code >= 400 && code < 500, typeof msg]).toEqual([label, true, "string"]);
    }
    expect(reply.body).not.toMatch(/\bat .+\.ts|ajv|select |insert |Error:/i);
  }
  expect(await readAll()).toBe(before);
  expect(Object.prototype).not.toHaveProperty("authorities");
  expect(Object.prototype).not.toHaveProperty("isAdmin");
});

const guarded = Object.entries(expectations).filter(([, { anonymous, owner }]) => anonymous === 401 && owner === 0);

test.each(guarded)("%s: forged tokens let nobody in", async (route, { request }) => {
  const [method, url = ""] = route.split(" ") as ["GET" | "POST", string];
  const sendFile = async () => ({ id: "x", url: "/uploads/x/x" });
  const submit = async () => "x";
  const makers = { submit, order: submit, makeTeam: submit };
  const things = { accountId: "x", email, sessionId: "x", sendFile, submitFile: sendFile, ...makers };
  const target = (await request?.(things, "anonymous")) ?? {};
  const forged = [
    "",
    " ",
    "null",
    "undefined",
    "0",
    "' or 1=1 --",
    "x".repeat(8000),
    "..",
    `${token}x`,
    token.slice(1),
    "%00",
  ];
  const before = await readAll();
  for (const tokenText of [...forged, token.toUpperCase(), `Bearer ${token}`, `${token},${token}`]) {
    const reply = await world.app.inject({
      method,
      url: target.url ?? url,
      headers: { token: tokenText, ...target.file?.headers },
      ...(target.json && { payload: target.json }),
      ...(target.file && { payload: target.file.payload }),
    });
    expect([tokenText.slice(0, 20), (reply.json() as { code: number }).code]).toEqual([tokenText.slice(0, 20), 401]);
  }
  expect(await readAll()).toBe(before);
});

test("extra keys are taken out: nobody makes themselves an organiser or somebody else", async () => {
  const open = await openPeople();
  const extra = { authorities: ["ORGANISER"], accountId: "1", isVerified: true, passwordHash: "x", nick: "x" };
  const accountEmail = "newcomer@example.com";
  await call(open, "/user-center/email-code", { json: { accountEmail, emailSendType: "1", ...extra } });
  const code = await findCode(open, accountEmail);
  const registering = { accountEmail, code, loginPassword: encodePassword("abc123"), encryptType: "1", ...extra };
  expect((await call(open, "/user-center/register-by-email", { json: registering })).code).toBe(0);
  const [row] = await open.db.select().from(tables.accounts);
  expect(row).toMatchObject({ email: accountEmail, authorities: [] });
  expect(row?.accountId).not.toBe("1");
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  const victim = await addAccount(open, { email: "victim@example.com", password: "abc123" });
  await logIn(open, "victim@example.com", "abc123");
  const { data } = await logIn(open, accountEmail, "abc123");
  const ending = { json: { others: true, accountId: victim }, token: data.token };
  expect((await call(open, "/user-center/sessions/end", ending)).code).toBe(0);
  expect((await open.db.select().from(tables.sessions)).map(({ accountId }) => accountId)).toContain(victim);
  await open.close();
});

test("forged Host and X-Forwarded headers change neither whom limits count nor what is written to people", async () => {
  const before = await world.db.select().from(tables.limits);
  const headers = {
    host: "evil.example",
    "x-forwarded-for": "1.2.3.4",
    "x-forwarded-host": "evil.example",
    forwarded: "for=1.2.3.4",
  };
  for (let turn = 0; turn < 5; turn++) {
    headers["x-forwarded-for"] = `1.2.3.${turn}`;
    const reply = await logIn(world, "nobody@example.com", "wrong1", { headers });
    expect([reply.code, reply.msg]).toEqual([400, "The account or the password is wrong."]);
    expect(JSON.stringify(reply)).not.toContain("evil");
  }
  const newRows = (await world.db.select().from(tables.limits)).filter(
    ({ key }) => !before.some((row) => row.key === key),
  );
  // One for the browser, one for the account, one for the failures of all networks; the network's
  // is the one that all of this test shares.
  expect(newRows.map(({ count }) => count)).toEqual([5, 5, 5]);
});

test("if the proxy in front is trusted, its header names the client's address", async () => {
  const proxied = await openPeople({}, { trustedProxies: 1 });
  for (let turn = 0; turn < 12; turn++) {
    const headers = { "x-forwarded-for": `9.9.9.9, 1.2.3.${turn}` };
    expect((await logIn(proxied, "nobody@example.com", "wrong1", { headers })).code).toBe(400);
  }
  await proxied.close();
});
