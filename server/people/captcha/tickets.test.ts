import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CaptchaPass } from "#contract/account.ts";
import { limits } from "../../base/db/accountSchema.ts";
import { readCaptcha } from "../../base/env/captchaSettings.ts";
import { readEnv } from "../../base/env/env.ts";
import { StartError } from "../../base/startError.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { redeemPass } from "./passes.ts";
import { tencentTickets } from "./tencent.ts";

const [secretId, secretKey, appSecret] = ["AKIDexample", "a-secret-of-tests", "an-app-secret"];
const script = "https://captcha.example.com/widget.js";
const target = "13800000000";

let provider: Server;
let providerUrl: string;
let world: World;
/** The provider's answers, and the requests that it got. */
let reply: { status: number; body: unknown };
let requests: Record<string, unknown>[] = [];

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const body = await readBody(request);
    const isSigned = request.headers.authorization === expectedSignature(request, body);
    requests.push(JSON.parse(body));
    const refused = { Response: { Error: { Code: "AuthFailure.SignatureFailure", Message: "no" }, RequestId: "1" } };
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(JSON.stringify(isSigned ? reply.body : refused));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  world = await openWorld(
    {},
    { captcha: { kind: "ticket", appId: 1234567, appSecret, secretId, secretKey, url: providerUrl, script } },
  );
});
afterEach(async () => {
  requests = [];
  await world.db.delete(limits);
});
afterAll(async () => {
  await world.close();
  provider.close();
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** The published algorithm, written a second time and from what arrives on the wire. */
function expectedSignature({ headers, method, url }: IncomingMessage, body: string): string {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const sign = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const values = names.split(";").map((name) => {
    const value = String(headers[name]).trim();
    return `${name}:${name === "x-tc-action" ? value.toLowerCase() : value}\n`;
  });
  const time = String(headers["x-tc-timestamp"]);
  const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
  const scope = `${day}/captcha/tc3_request`;
  const canonical = `${method}\n${url}\n\n${values.join("")}\n${names}\n${hash(body)}`;
  const text = `TC3-HMAC-SHA256\n${time}\n${scope}\n${hash(canonical)}`;
  const key = sign(sign(sign(`TC3${secretKey}`, day), "captcha"), "tc3_request");
  const signature = sign(key, text).toString("hex");
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

const send = async (ticket = "t03-good") => {
  const payload = { scene: "login", target, ticket, randstr: "@abc" };
  const reply = await world.app.inject({
    method: "POST",
    url: "/captcha/ticket",
    payload,
    remoteAddress: "203.0.113.9",
  });
  return reply.json();
};
const says = (CaptchaCode: unknown) => ({
  status: 200,
  body: { Response: { CaptchaCode, CaptchaMsg: "", RequestId: "1" } },
});

describe("a ticket of the provider", () => {
  test("that it calls good gives a pass that works once; the request is signed and names the visitor's address", async () => {
    reply = says(1);
    const { code, data } = await send();
    expect(code).toBe(0);
    expect(requests).toEqual([
      {
        CaptchaType: 9,
        Ticket: "t03-good",
        UserIp: "203.0.113.9",
        Randstr: "@abc",
        CaptchaAppId: 1234567,
        AppSecretKey: appSecret,
      },
    ]);
    const pass = { ...(data as CaptchaPass), target };
    expect(await redeemPass(world.db, world.secrets, pass, { mode: "use" })).toBe(true);
    expect(await redeemPass(world.db, world.secrets, pass, { mode: "use" })).toBe(false);
  });

  test("that it calls bad is refused", async () => {
    reply = says(8);
    expect((await send()).code).toBe(422);
  });

  test("that its widget wrote by itself is refused without asking", async () => {
    reply = says(1);
    expect((await send("trerror_1001_1234567_1700000000")).code).toBe(422);
    expect(requests).toEqual([]);
  });

  test.each([
    ["fails", { status: 500, body: {} }],
    [
      "answers with an error of its own",
      { status: 200, body: { Response: { Error: { Code: "UnauthorizedOperation" } } } },
    ],
    ["answers without a result", { status: 200, body: { Response: {} } }],
    ["answers with a text in its place", says("1")],
    ["answers with nothing at all", { status: 200, body: null }],
  ])("is refused with a sentence if the provider %s", async (_what, answer) => {
    reply = answer;
    const { code, msg, data } = await send();
    expect([code, msg, data]).toEqual([503, "验证服务暂时不可用，请稍后再试", { error: "captcha/provider-failed" }]);
  });

  test("cannot be asked about with another key: the provider notices the signature", async () => {
    reply = says(1);
    const settings = { appId: 1, appSecret, secretId, url: providerUrl, script };
    await expect(tencentTickets({ ...settings, secretKey: "another" }).verify("t", "r", "::1")).rejects.toThrow(
      "AuthFailure.SignatureFailure",
    );
    expect(await tencentTickets({ ...settings, secretKey }).verify("t", "r", "::1")).toBe(true);
  });

  test("costs the provider no more than ten requests a minute for one number", async () => {
    reply = says(8);
    for (let tries = 0; tries < 12; tries++) await send();
    expect(requests).toHaveLength(10);
    expect((await send()).code).toBe(429);
  });
});

test("with tickets there are no puzzles to get around them by, and browsers learn the kind", async () => {
  const kind = (await world.app.inject("/captcha/kind")).json();
  expect(kind.data).toEqual({ kind: "ticket", appId: "1234567" });
  for (const path of ["puzzle", "work"]) {
    const reply = await world.app.inject({
      method: "POST",
      url: `/captcha/${path}`,
      payload: { scene: "login", target },
    });
    expect(reply.statusCode).toBe(404);
  }
});

test("the provider's widget runs in a frame that only this site may hold and that has no right on it", async () => {
  const frame = await world.app.inject("/captcha/ticket-frame?language=en");
  const policy = String(frame.headers["content-security-policy"]);
  expect(frame.body).toContain(`<script src="${script}" defer></script>`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/(^|; )sandbox allow-scripts/);
  expect(policy).not.toContain("allow-same-origin");
  expect(frame.headers["x-frame-options"]).toBe("SAMEORIGIN");
  const hostile = await world.app.inject('/captcha/ticket-frame?language="><script>');
  expect(hostile.body).toContain('data-language="zh"');
});

describe("the settings", () => {
  const ticket = {
    CAPTCHA: "ticket",
    CAPTCHA_TICKET_APP_ID: "1",
    CAPTCHA_TICKET_APP_SECRET: "b",
    CAPTCHA_TICKET_SECRET_ID: "c",
    CAPTCHA_TICKET_SECRET_KEY: "d",
  };

  test("are a slider by default, and may be off or a provider's tickets", () => {
    expect(readCaptcha({})).toEqual({ kind: "slider" });
    expect(readEnv({ CAPTCHA: "off" }).captcha).toEqual({ kind: "off" });
    const url = "https://captcha.tencentcloudapi.com";
    const script = "https://turing.captcha.qcloud.com/TCaptcha.js";
    expect(readCaptcha(ticket)).toEqual({
      kind: "ticket",
      appId: 1,
      appSecret: "b",
      secretId: "c",
      secretKey: "d",
      url,
      script,
    });
  });

  test.each([
    [{ CAPTCHA: "on" }, /CAPTCHA is "on"/],
    [{ ...ticket, CAPTCHA_TICKET_SECRET_KEY: "" }, /CAPTCHA_TICKET_SECRET_KEY must be set/],
    [{ ...ticket, CAPTCHA_TICKET_APP_ID: "x1" }, /CAPTCHA_TICKET_APP_ID/],
    [{ ...ticket, CAPTCHA_TICKET_URL: "ftp://x" }, /CAPTCHA_TICKET_URL/],
    [{ ...ticket, CAPTCHA_TICKET_SCRIPT: "javascript:1" }, /CAPTCHA_TICKET_SCRIPT/],
  ])("are refused in one sentence: %o", (variables, sentence) => {
    expect(() => readCaptcha(variables)).toThrow(StartError);
    expect(() => readCaptcha(variables)).toThrow(sentence);
  });
});
