import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "../../base/env/env.ts";
import { StartError } from "../../base/startError.ts";
import { Merchants } from "./merchants.ts";
import { notificationPath } from "./routes.ts";
import { readMerchants } from "./settings.ts";

let folder: string;
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const small = generateKeyPairSync("rsa", { modulusLength: 1024 });
const apiV3Key = "a-secret-of-32-characters-000000";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-payments-"));
  const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
  await write("key.pem", privateKey.export({ format: "pem", type: "pkcs8" }));
  await write("public.pem", publicKey.export({ format: "pem", type: "spki" }));
  // As Alipay's tool writes them.
  await write("alipay-key.txt", privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"));
  await write("alipay-key-1.txt", privateKey.export({ format: "der", type: "pkcs1" }).toString("base64"));
  await write("alipay-public.txt", publicKey.export({ format: "der", type: "spki" }).toString("base64"));
  await write("small.pem", small.privateKey.export({ format: "pem", type: "pkcs8" }));
});
afterAll(() => rm(folder, { recursive: true }));

const wechat = {
  name: "wechat",
  provider: "wechat",
  mchId: "1900000109",
  appId: "wxd678efh567hg6787".replace(/[g-v]/g, "0"),
  serial: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
  privateKeyFile: "key.pem",
  apiV3Key,
  verifyBy: "public-key",
  publicKeyId: "PUB_KEY_ID_0119000001092024",
  publicKeyFile: "public.pem",
};
const alipay = {
  name: "alipay",
  provider: "alipay",
  appId: "2021000000000001",
  sellerId: "2088000000000001",
  privateKeyFile: "alipay-key.txt",
  alipayPublicKeyFile: "alipay-public.txt",
};
const read = async (content: unknown) => {
  const file = join(folder, "payments.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return readMerchants(file, notificationPath);
};
const file = (...merchants: object[]) => ({ notify: "https://race.example.org", merchants });

test("an operator names merchants for the server and for single races, with keys in files beside", async () => {
  const merchantList = await read(
    file(
      wechat,
      { ...alipay, races: ["7001"] },
      { ...alipay, name: "other", privateKeyFile: "alipay-key-1.txt", races: ["7002"] },
    ),
  );
  expect(merchantList).toMatchObject([
    {
      name: "wechat",
      usesCertificates: false,
      publicKey: { id: "PUB_KEY_ID_0119000001092024" },
      endpoint: "https://api.mch.weixin.qq.com",
    },
    { name: "alipay", notifyUrl: "https://race.example.org/sign-up/payments/alipay", races: ["7001"] },
    { name: "other" },
  ]);
  const merchants = new Merchants(
    merchantList.map(({ name, races }) => ({
      name,
      kind: "wechat" as const,
      provider: {} as never,
      ...(races && { races }),
    })),
  );
  expect(merchants.of("7001").map(({ name }) => name)).toEqual(["alipay"]);
  expect(merchants.of("9").map(({ name }) => name)).toEqual(["wechat"]);
});

test("the three ways to verify need what each of them uses", async () => {
  const { publicKeyId: _id, publicKeyFile: _file, ...byCertificates } = { ...wechat, verifyBy: "certificates" };
  expect((await read(file(byCertificates)))[0]).toMatchObject({ usesCertificates: true });
  expect((await read(file({ ...wechat, verifyBy: "both" })))[0]).toMatchObject({
    usesCertificates: true,
    publicKey: {},
  });
  await expect(read(file({ ...byCertificates, verifyBy: "both" }))).rejects.toThrow('"publicKeyId" is missing');
});

describe("an operator who makes a mistake reads in which merchant and field, and no secret", () => {
  const cases: [string, unknown, RegExp][] = [
    ["no JSON", "{", /is not JSON, or has no list "merchants"\.$/],
    ["no merchant", file(), /has no list "merchants"\.$/],
    ["no address", { merchants: [wechat] }, /"notify" must be the address/],
    ["an address without TLS", { ...file(wechat), notify: "http://race.example.org" }, /"notify" must be/],
    ["an address with a path", { ...file(wechat), notify: "https://race.example.org/a" }, /"notify" must be/],
    ["a name twice", file(wechat, wechat), /merchant wechat: "name" must be/],
    ["the sandbox's name", file({ ...wechat, name: "sandbox" }), /"name" must be/],
    ["no name", file({ ...wechat, name: undefined }), /merchant 1: "name" must be/],
    ["another provider", file({ ...wechat, provider: "paypal" }), /must be wechat or alipay\.$/],
    ["a short key for notifications", file({ ...wechat, apiV3Key: apiV3Key.slice(1) }), /"apiV3Key" is missing or has/],
    ["a number for a text", file({ ...wechat, mchId: 1900000109 }), /"mchId" is missing/],
    ["an empty list of races", file({ ...wechat, races: [] }), /"races" is missing/],
    [
      "a gateway without TLS",
      file({ ...alipay, endpoint: "http://alipay.example/gateway.do" }),
      /"endpoint" is missing/,
    ],
    [
      "a key that is not there",
      file({ ...wechat, privateKeyFile: "none.pem" }),
      /"privateKeyFile" is not a file with an RSA key/,
    ],
    ["a key that is too short", file({ ...wechat, privateKeyFile: "small.pem" }), /"privateKeyFile" is not a file/],
    [
      "a public key for a private one",
      file({ ...wechat, privateKeyFile: "public.pem" }),
      /"privateKeyFile" is not a file/,
    ],
  ];
  test.each(cases)("%s", async (_what, content, sentence) => {
    const failed = await read(content).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(StartError);
    const { message } = failed as StartError;
    expect(message).toMatch(sentence);
    expect(message).not.toContain(apiV3Key.slice(1));
  });

  test("a file that is not there", async () => {
    await expect(readMerchants(join(folder, "none.json"), "/x")).rejects.toThrow(/cannot be read \(ENOENT\)\.$/);
    expect(readEnv({ PAYMENTS_FILE: "/etc/payments.json" }).paymentsFile).toBe("/etc/payments.json");
    expect(readEnv({}).paymentsFile).toBeUndefined();
  });
});
