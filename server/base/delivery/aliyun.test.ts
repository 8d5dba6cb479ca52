import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SmsSettings } from "../env/deliverySettings.ts";
import { aliyunSms } from "./aliyun.ts";
import { signAliyun } from "./aliyunSignature.ts";
import type { SendFailure } from "./sendFailure.ts";
import type { Sms } from "./sms.ts";

const secret = "a secret of tests";

// Aliyun's side, written from its published description alone: nothing of the sender's is used
// here.
function expectedSignature(request: IncomingMessage, accessKeySecret: string): string {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const signedHeaders = /SignedHeaders=([^,]+),/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const [path, query = ""] = (request.url ?? "").split("?");
  const lines = [
    request.method,
    path,
    query,
    ...signedHeaders.split(";").map((name) => `${name}:${request.headers[name]}`),
    "",
    signedHeaders,
    request.headers["x-acs-content-sha256"],
  ];
  return createHmac("sha256", accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(lines.join("\n"))}`)
    .digest("hex");
}

let server: Server;
let endpoint: string;
let requests: { query: URLSearchParams; headers: IncomingMessage["headers"] }[] = [];
let reply: { status: number; body: string; isLate?: boolean };
const nonces = new Set<string>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const { headers, url = "", method } = request;
    requests.push({ query: new URLSearchParams(url.split("?")[1]), headers });
    const nonce = String(headers["x-acs-signature-nonce"]);
    const signature = /Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? "")?.[1];
    const query = (url.split("?")[1] ?? "").split("&").map((pair) => pair.split("=")[0] as string);
    const isRight =
      method === "POST" &&
      signature === expectedSignature(request, secret) &&
      Math.abs(Date.parse(String(headers["x-acs-date"])) - Date.now()) < 15 * 60_000 &&
      query.join() === [...query].sort().join() &&
      !nonces.has(nonce);
    nonces.add(nonce);
    if (reply.isLate) return;
    const refused = { status: 400, body: JSON.stringify({ Code: "SignatureDoesNotMatch" }) };
    const { status, body } = isRight ? reply : refused;
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  reply = { status: 200, body: JSON.stringify({ Code: "OK", Message: "OK", BizId: "1", RequestId: "2" }) };
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const settings = (): SmsSettings => ({
  accessKeyId: "an-id",
  accessKeySecret: secret,
  signName: "小城跑 (测试)*",
  templates: { code: "SMS_1", "code.en": "SMS_2", "code.abroad": "SMS_3" },
  endpoint,
});
const sms: Sms = {
  phone: "13800000000",
  template: "code",
  values: { code: "483920", scene: "login", minutes: 5 },
  language: "zh",
  messageId: "0b5c3a52-6a55-4a53-9d0b-3f0f7d1b8d10",
};
const getFailure = (overrides: Partial<Sms> = {}, settingChanges: Partial<SmsSettings> = {}, timeoutMs?: number) =>
  aliyunSms({ ...settings(), ...settingChanges }, timeoutMs)
    .send({ ...sms, ...overrides })
    .then(
      () => undefined,
      (error: SendFailure) => error,
    );

test("the signature is the one of the provider's published example", () => {
  const headers = {
    host: "ecs.cn-shanghai.aliyuncs.com",
    "x-acs-action": "RunInstances",
    "x-acs-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-acs-date": "2023-10-26T10:22:32Z",
    "x-acs-signature-nonce": "3156853299f313e23d1673dc12e1703d",
    "x-acs-version": "2014-05-26",
  };
  const query = { RegionId: "cn-shanghai", ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd" };
  const key = { accessKeyId: "YourAccessKeyId", accessKeySecret: "YourAccessKeySecret" };
  expect(signAliyun({ method: "POST", path: "/", query, headers }, key)).toBe(
    "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});

test("a runner's code goes out in the approved template, signed, each time under an id of its own", async () => {
  expect(await getFailure()).toBeUndefined();
  expect(await getFailure()).toBeUndefined();
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    PhoneNumbers: "13800000000",
    SignName: "小城跑 (测试)*",
    TemplateCode: "SMS_1",
    TemplateParam: '{"code":"483920"}',
    OutId: sms.messageId,
  });
  expect(requests[0]?.headers).toMatchObject({ "x-acs-action": "SendSms", "x-acs-version": "2017-05-25" });
  const [first, second] = requests.map(({ headers }) => headers["x-acs-signature-nonce"]);
  expect(first).not.toBe(second);
});

test("the language and the country choose the template", async () => {
  for (const [phone, language] of [
    ["+8613800000000", "en"],
    ["+85251234567", "zh"],
  ] as const)
    expect(await getFailure({ phone, language })).toBeUndefined();
  expect(requests.map(({ query }) => [query.get("PhoneNumbers"), query.get("TemplateCode")])).toEqual([
    ["13800000000", "SMS_2"],
    ["85251234567", "SMS_3"],
  ]);
});

describe("the server that checks signatures refuses", () => {
  test("one byte of the secret changed", async () => {
    const failure = await getFailure({}, { accessKeySecret: `${secret.slice(0, -1)}S` });
    expect(failure).toMatchObject({ message: "aliyun 400 SignatureDoesNotMatch", isFinal: false });
  });

  test.each(["SignName", "PhoneNumbers", "TemplateParam"])("one byte of %s changed on the way", async (name) => {
    await getFailure();
    const { query, headers } = requests[0] ?? { query: new URLSearchParams(), headers: {} };
    const send = async (text: string) => {
      nonces.clear();
      const sentHeaders = { ...headers, "content-length": "0" } as unknown as Record<string, string>;
      const response = await fetch(`${endpoint}/?${text}`, { method: "POST", headers: sentHeaders });
      return ((await response.json()) as { Code: string }).Code;
    };
    const encode = (value: string) =>
      encodeURIComponent(value).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );
    const write = (values: URLSearchParams) => [...values].map(([key, value]) => `${key}=${encode(value)}`).join("&");
    expect(await send(write(query))).toBe("OK");
    query.set(name, `${query.get(name)?.slice(0, -1)}~`);
    expect(await send(write(query))).toBe("SignatureDoesNotMatch");
  });
});

describe("what the provider answers decides whether to try again", () => {
  test.each([
    [200, "isv.MOBILE_NUMBER_ILLEGAL", true],
    [200, "isv.BLACK_KEY_CONTROL_LIMIT", true],
    [200, "isv.BUSINESS_LIMIT_CONTROL", false],
    [200, "isv.AMOUNT_NOT_ENOUGH", false],
    [200, "isv.SMS_SIGNATURE_ILLEGAL", false],
    [400, "Throttling.User", false],
    [503, "ServiceUnavailable", false],
    [500, "OK", false],
  ])("%i %s", async (status, code, isFinal) => {
    reply = { status, body: JSON.stringify({ Code: code, Message: "13800000000 refused" }) };
    expect(await getFailure()).toMatchObject({ message: `aliyun ${status} ${code}`, isFinal });
  });

  test("a response without a readable code", async () => {
    reply = { status: 200, body: "<html>13800000000</html>" };
    expect(await getFailure()).toMatchObject({ message: "aliyun SyntaxError", isFinal: false, mayHaveArrived: true });
    reply = { status: 200, body: '{"Code":"13800000000 refused"}' };
    expect(await getFailure()).toMatchObject({ message: "aliyun 200 without a code", isFinal: false });
    reply = { status: 200, body: "null" };
    expect(await getFailure()).toMatchObject({ isFinal: false });
  });

  test("no answer in time, and nobody there", async () => {
    reply = { ...reply, isLate: true };
    expect(await getFailure({}, {}, 200)).toMatchObject({
      message: "aliyun TimeoutError",
      isFinal: false,
      mayHaveArrived: true,
    });
    const away = await getFailure({}, { endpoint: "http://127.0.0.1:9" });
    expect(away).toMatchObject({ isFinal: false, mayHaveArrived: false });
    expect(away?.message).not.toContain("13800000000");
  });

  test("a message to no phone number, or without a template, is never sent to the provider", async () => {
    for (const phone of ["", "138", "13800000000,13900000000", "+0123456", "+86123"])
      expect(await getFailure({ phone })).toMatchObject({ message: "not a phone number", isFinal: true });
    expect(await getFailure({ template: "notice", values: { what: "password-reset" } })).toMatchObject({
      isFinal: true,
    });
    expect(await getFailure({ phone: "+85251234567" }, { templates: { code: "SMS_1" } })).toMatchObject({
      message: "no template code.abroad in SMS_TEMPLATES",
      isFinal: true,
    });
    expect(requests).toEqual([]);
  });
});
