import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { getHost } from "../http/requestHost.ts";
import { root } from "../root.ts";
import { buildTrustProxy, readTrustedProxies } from "./proxies.ts";

type Setting = Parameters<typeof Fastify>[0] extends infer Options
  ? NonNullable<Options> extends { trustProxy?: infer Value }
    ? Value
    : never
  : never;

/** The address that a server with that setting takes for the visitor's, and the host. */
async function read(trustProxy: Setting, peer: string, headers: Record<string, string>) {
  const app = Fastify({ trustProxy: trustProxy as true });
  app.get("/", async (request) => ({ ip: request.ip, host: getHost(request), claimed: request.hostname }));
  const reply = await app.inject({
    url: "/",
    remoteAddress: peer,
    headers: { host: "trail.example:8080", ...headers },
  });
  await app.close();
  return reply.json() as { ip: string; host: string; claimed: string };
}

const visitor = "203.0.113.7";
const spoofed = "1.2.3.4";
const trusting = (value: string, warn = () => undefined) => buildTrustProxy(readTrustedProxies(value), warn) as Setting;

describe("a visitor who writes an address into X-Forwarded-For is still known by their own", () => {
  // Each proxy in front adds the address that it was called from at the end.
  test.each([
    ["1", "127.0.0.1", `${spoofed}, ${visitor}`],
    ["1", "::ffff:10.1.2.3", `${spoofed}, ${visitor}`],
    ["1", "fd00::1", visitor],
    ["2", "192.168.0.2", `${spoofed}, ${visitor}, 10.0.0.1`],
    ["2", "192.168.0.2", `${spoofed}, ${visitor}, 198.51.100.9`],
    ["loopback", "127.0.0.1", `${spoofed}, ${visitor}`],
    ["loopback 198.51.100.0/24", "127.0.0.1", `${spoofed}, ${visitor}, 198.51.100.9`],
    ["2001:db8::/32", "2001:db8::1", `${spoofed}, ${visitor}`],
    ["off", visitor, spoofed],
  ])("behind TRUST_PROXY=%s, called from %s", async (value, peer, forwarded) => {
    expect((await read(trusting(value), peer, { "x-forwarded-for": forwarded })).ip).toBe(visitor);
  });

  test.each(["1", "10.0.0.0/8"])("if they reach the port without the proxy of TRUST_PROXY=%s", async (value) => {
    expect((await read(trusting(value), visitor, { "x-forwarded-for": spoofed })).ip).toBe(visitor);
  });

  test("who would be known by any, if every entry were believed", async () => {
    expect((await read(true, visitor, { "x-forwarded-for": `${spoofed}, ${visitor}` })).ip).toBe(spoofed);
  });
});

test("an operator whose proxy has a public address reads once that a number is not enough", async () => {
  let warned = 0;
  const trust = trusting("1", () => void warned++);
  for (const peer of [visitor, "198.51.100.9"]) await read(trust, peer, { "x-forwarded-for": spoofed });
  await read(trust, "10.0.0.1", { "x-forwarded-for": spoofed });
  expect(warned).toBe(1);
});

test("the Host header alone names the site; without that rule a forwarded one would", async () => {
  const headers = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  expect(await read(trusting("1"), "127.0.0.1", headers)).toMatchObject({
    host: "trail.example",
    claimed: "evil.example",
  });
});

test("nothing else in the server chooses an address or a host", async () => {
  const folder = join(root, "server");
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const choosing =
    /request\.(?:host|hostname|ips|protocol)\b|headers\.host\b|headers\["?host|x-forwarded|x-real-ip|connecting-ip|remoteAddress/i;
  const names = [];
  for (const name of files) if (choosing.test(await readFile(join(folder, name), "utf8"))) names.push(name);
  // The first one refuses a request that names two.
  expect(names.sort()).toEqual([
    "base/env/proxies.ts",
    "base/http/loopback.ts",
    "base/http/oneHost.ts",
    "base/http/requestHost.ts",
    "people/sending/testSenders.ts",
    "results/lookups/testLookUps.ts",
  ]);
});

test("a runner behind the nginx of the docs pays on https, is sent there from http, and can send the largest upload", async () => {
  const page = await readFile(join(root, "docs/settings.md"), "utf8");
  const [, nginx = ""] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
  const values: Record<string, string> = {
    $host: "race.example",
    $proxy_add_x_forwarded_for: visitor,
    $scheme: "https",
  };
  const headers = Object.fromEntries(
    [...nginx.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      values[value] ?? expect.fail(value),
    ]),
  );
  const app = Fastify({ trustProxy: trusting("1") as true });
  app.get("/", async ({ protocol }) => protocol);
  expect((await app.inject({ url: "/", remoteAddress: "127.0.0.1", headers })).body).toBe("https");
  // Control: without the header, which the docs did not have.
  const { "x-forwarded-proto": _scheme, ...without } = headers;
  expect((await app.inject({ url: "/", remoteAddress: "127.0.0.1", headers: without })).body).toBe("http");
  await app.close();
  expect(nginx).toContain("return 301 https://$host$request_uri;");
  // An upload of 20 MB has the parts of its form around it.
  expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])).toBeGreaterThan(20);
});
