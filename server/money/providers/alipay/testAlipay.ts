import { createSign, createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { AlipaySettings } from "./settings.ts";

const appKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const alipayKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Alipay's side, written from its published rules alone: nothing of the client's is used here. */
export interface TestAlipay {
  settings: AlipaySettings;
  /** The methods that were called with their contents, if they were signed as they must be. */
  asked: { method: string; content: Record<string, unknown> }[];
  /** What a method is answered with; "not exist" without an entry. */
  answers: Record<string, object | undefined>;
  /** Files by their path. */
  files: Record<string, Buffer>;
  /** Changes a response after it is signed. */
  spoil?: ((text: string) => string) | undefined;
  /** The body of a notification with these fields, signed. */
  notify(fields: Record<string, string>): string;
  /** Returns whether the parameters of an address or a body are signed as they must be. */
  isSigned(parameters: URLSearchParams): boolean;
  close(): Promise<void>;
}

/** Starts a gateway that checks every signature. */
export async function startAlipay(): Promise<TestAlipay> {
  const server = createServer((request, response) => void handle(test, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestAlipay = {
    settings: {
      appId: "2021000000000001",
      sellerId: "2088000000000001",
      endpoint: `${origin}/gateway.do`,
      privateKey: appKeys.privateKey.export({ format: "pem", type: "pkcs8" }) as string,
      alipayPublicKey: alipayKeys.publicKey.export({ format: "pem", type: "spki" }) as string,
      notifyUrl: "https://race.example.org/sign-up/payments/alipay",
    },
    asked: [],
    answers: {},
    files: {},
    notify: (fields) => {
      const sign = signByAlipay(joined(Object.entries(fields), ["sign", "sign_type"]));
      return new URLSearchParams({ ...fields, sign, sign_type: "RSA2" }).toString();
    },
    isSigned: (parameters) =>
      createVerify("SHA256")
        .update(joined([...parameters], ["sign"]))
        .verify(appKeys.publicKey, parameters.get("sign") ?? "", "base64"),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return test;
}

async function handle(test: TestAlipay, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
  const file = test.files[pathname];
  if (file) return void response.end(file);
  const body = new URLSearchParams((await buffer(request)).toString());
  const all = new URLSearchParams([...searchParams, ...body]);
  const method = all.get("method") ?? "";
  const isFresh = Math.abs(Date.now() - Date.parse(`${all.get("timestamp")?.replace(" ", "T")}+08:00`)) < 300_000;
  const isComplete = all.get("app_id") === test.settings.appId && all.get("sign_type") === "RSA2" && isFresh;
  // The encoding has to be known before the body is read.
  if (!isComplete || searchParams.get("charset") !== "utf-8" || !test.isSigned(all))
    return void response.end('{"error_response":{"code":"40002","sub_code":"isv.invalid-signature"}}');
  test.asked.push({ method, content: JSON.parse(all.get("biz_content") ?? "{}") });
  const missing = { code: "40004", msg: "Business Failed", sub_code: "ACQ.TRADE_NOT_EXIST" };
  // Written as no serialiser of JavaScript would: what is signed are the characters.
  const answerText = JSON.stringify(test.answers[method] ?? missing, undefined, 1).replaceAll("/", "\\/");
  const text = `{"${method.replaceAll(".", "_")}_response":${answerText},"sign":"${signByAlipay(answerText)}"}`;
  response.end(test.spoil?.(text) ?? text);
}

function signByAlipay(text: string): string {
  return createSign("SHA256").update(text, "utf8").sign(alipayKeys.privateKey, "base64");
}

function joined(fields: [string, string][], without: string[]): string {
  return fields
    .filter(([name, value]) => !without.includes(name) && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}
