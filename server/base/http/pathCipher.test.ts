import { createCipheriv } from "node:crypto";
import AES from "crypto-js/aes.js";
import base64url from "crypto-js/enc-base64url.js";
import hex from "crypto-js/enc-hex.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { getSecrets } from "../secrets/secrets.ts";
import { withPathCipher } from "./pathCipher.ts";

const iv = "000102030405060708090a0b0c0d0e0f";
const keys = { "AES-128": "00112233445566778899aabbccddeeff", "AES-256": "00112233445566778899aabbccddeeff".repeat(2) };
const path = "/website-center/site-config?domainName=localhost";
const files = { "canal-city-2025/site.json": tinySite(), "canal-city-2025/documents/rules.json": tinyDocument() };

function encrypt(text: string, key: string): string {
  const cipher = createCipheriv(`aes-${key.length * 4}-cbc`, Buffer.from(key, "hex"), Buffer.from(iv, "hex"));
  return `/e/${Buffer.concat([cipher.update(text), cipher.final()]).toString("base64url")}`;
}

function encryptInBrowser(text: string, key: string): string {
  return `/e/${base64url.stringify(AES.encrypt(text, hex.parse(key), { iv: hex.parse(iv) }).ciphertext)}`;
}

describe.each(Object.entries(keys))("while request paths are encrypted with %s", (_name, key) => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld(files, { pathCipher: { key, iv } });
  });

  afterAll(() => world.close());

  test("a call under its encrypted path is answered, whichever side encrypted it", async () => {
    expect(encryptInBrowser(path, key)).toBe(encrypt(path, key));
    expect((await world.app.inject(encryptInBrowser(path, key))).json()).toMatchObject({
      code: 0,
      data: { domainName: "localhost" },
    });
  });

  test("a POST keeps its body and headers", async () => {
    const reply = await world.app.inject({
      method: "POST",
      url: encrypt("/website-center/race", key),
      payload: { raceId: "x" },
    });
    expect(reply.json()).toEqual({ code: 404, msg: "赛事不存在", data: { error: "site/race-not-found" } });
  });

  test.each([
    path,
    "/user-center/countries",
    "/%77ebsite-center/site-config?domainName=localhost",
    "//website-center/site-config",
    "/website-center/",
  ])("the open path %s does not exist", async (open) => expect((await world.app.inject(open)).statusCode).toBe(404));

  test("an open POST does not exist either", async () => {
    expect((await world.app.inject({ method: "POST", url: "/basic-center/api/common/getCommonInfo" })).statusCode).toBe(
      404,
    );
  });

  test("files, configs and health stay in the open", async () => {
    for (const url of ["/healthz", "/config/cloud.json"]) expect((await world.app.inject(url)).statusCode).toBe(200);
  });

  test.each(["/e/", "/e/AAAA", "/e/!!", `/e/${"A".repeat(64)}`, `/e/${"A".repeat(6000)}`, "/e/..%2f", "/e/%00"])(
    "%s is a bad request",
    async (url) => {
      const reply = await world.app.inject(url);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({ code: 400, msg: "请求有误", data: { error: "request/invalid" } });
    },
  );

  test.each(["no-slash", "/a b", "/\r\nx: y", "http://elsewhere/", "/中文", ""])(
    "an encrypted %j is a bad request",
    async (hidden) => {
      expect((await world.app.inject(encrypt(hidden, key))).statusCode).toBe(400);
    },
  );
});

test("servers whose operator set no key make the same of one secret key, and another of another", async () => {
  const world = await openWorld(files, { derivesPathCipher: true });
  const derived = withPathCipher(world.env, world.secrets).pathCipher;
  expect(derived).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{64}$/),
    iv: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const otherEnv = withPathCipher(world.env, getSecrets("another key of thirty-two letters"));
  expect(otherEnv.pathCipher).not.toEqual(derived);
  const { key = "", iv: vector = "" } = derived ?? {};
  const cipher = createCipheriv("aes-256-cbc", Buffer.from(key, "hex"), Buffer.from(vector, "hex"));
  const hidden = `/e/${Buffer.concat([cipher.update(path), cipher.final()]).toString("base64url")}`;
  expect((await world.app.inject(hidden)).json()).toMatchObject({ code: 0 });
  expect((await world.app.inject(path)).statusCode).toBe(404);
  await world.close();
});

test("while they are not, encrypted paths do not exist and open ones do", async () => {
  const world = await openWorld(files);
  expect((await world.app.inject(encrypt(path, keys["AES-128"]))).statusCode).toBe(404);
  expect((await world.app.inject(path)).statusCode).toBe(200);
  await world.close();
});
