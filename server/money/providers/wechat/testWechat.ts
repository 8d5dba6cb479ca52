import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { WechatSettings } from "./settings.ts";
import { type Certified, makeCertificate } from "./testCertificate.ts";

/**
 * WeChat Pay's side, written from its published rules alone: nothing of the client's is used here.
 */
export interface TestWechat {
  settings: WechatSettings;
  /** What was requested, in order, with whether the request was signed as it must be. */
  asked: { method: string; path: string; body: Record<string, unknown>; isSigned: boolean; serial: string }[];
  /** What a method and path are answered with; 404 without an entry. */
  answers: Record<string, { status?: number; body: object | string } | undefined>;
  /**
   * How responses are signed; without it, with the public key if the request names it, else with
   * the certificate.
   */
  signing?: Signing | undefined;
  keys: Record<"public" | "certificate" | "rotated", Certified>;
  /** The serial numbers of the certificates that can be downloaded. */
  offered: string[];
  /**
   * The headers and body of a notification about a resource, signed as `signing` states unless
   * changed.
   */
  notify(resource: object, changes?: Changed): { headers: Record<string, string>; body: string };
  close(): Promise<void>;
}

export interface Changed {
  kind?: "transaction" | "refund";
  serial?: string;
  key?: KeyObject;
  ageSeconds?: number;
  apiV3Key?: string;
}

const merchantKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const apiV3Key = "0123456789abcdef0123456789ABCDEF";
const mchId = "1900000109";

interface Signing {
  serial: string;
  key: KeyObject;
  ageSeconds?: number;
  spoil?(body: string): string;
}

/** Starts a server that checks every signature of its one merchant. */
export async function startWechat(): Promise<TestWechat> {
  const keyPair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = keyPair.publicKey.export({ format: "pem", type: "spki" }) as string;
  const keys = { public: { serial: "PUB_KEY_ID_0119000001092024", key: keyPair.privateKey, pem }, ...certificates() };
  const server = createServer((request, response) => void handle(test, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestWechat = {
    settings: {
      mchId,
      appId: "wxd678efh567hg6787",
      serial: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
      apiV3Key,
      endpoint,
      privateKey: merchantKeys.privateKey.export({ format: "pem", type: "pkcs8" }) as string,
      publicKey: { id: keys.public.serial, pem },
      usesCertificates: false,
      notifyUrl: "https://race.example.org/sign-up/payments/wechat",
    },
    asked: [],
    answers: {},
    keys,
    offered: [keys.certificate.serial],
    notify: (resource, changes = {}) => getNotification(test, resource, changes),
    close: () => closeServer(server),
  };
  return test;
}

const certificates = () => ({
  certificate: makeCertificate("7132D72A03E93CDDF8C03BBD1F37EEDF0123ABCD"),
  rotated: makeCertificate("2BA4D5C0E1F2A3B4C5D6E7F8091A2B3C4D5E6F70"),
});

async function handle(test: TestWechat, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "", headers } = request;
  const body = (await buffer(request)).toString();
  const { isSigned, serial } = checkRequest(test, { method, url, body, authorization: headers.authorization ?? "" });
  test.asked.push({ method, path: url, body: body ? JSON.parse(body) : {}, isSigned, serial });
  const hasAgent = Boolean(headers["user-agent"]) && String(headers.accept).includes("application/json");
  if (!isSigned || !hasAgent) return void response.writeHead(401).end(JSON.stringify({ code: "SIGN_ERROR" }));
  if (url === "/v3/certificates" && test.offered.length === 0)
    return void response.writeHead(403).end(JSON.stringify({ code: "NO_AUTH" }));
  const testAnswer = url === "/v3/certificates" ? { body: listCertificates(test) } : test.answers[`${method} ${url}`];
  const { status = 200, body: answerBody } = testAnswer ?? { status: 404, body: { code: "ORDER_NOT_EXIST" } };
  const text = typeof answerBody === "string" ? answerBody : status === 204 ? "" : JSON.stringify(answerBody);
  const keyName = headers["wechatpay-serial"] === test.keys.public.serial ? "public" : "certificate";
  const signing = test.signing ?? test.keys[keyName];
  response.writeHead(status, { "content-type": "application/json", ...getSignature(text, signing) });
  response.end(test.signing?.spoil?.(text) ?? text);
}

const nonces = new Set<string>();

// Each field of the header, the time, a nonce that was never used, and the signature over the five
// lines.
function checkRequest(
  { settings }: TestWechat,
  { method, url, body, authorization }: Record<"method" | "url" | "body" | "authorization", string>,
) {
  const [, parameters = ""] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(authorization) ?? [];
  const fields = Object.fromEntries(
    [...parameters.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const { mchid, nonce_str: nonce = "", timestamp = "", signature = "", serial_no: serial = "" } = fields;
  const lines = `${method}\n${url}\n${timestamp}\n${nonce}\n${body}\n`;
  const isFresh = !nonces.has(nonce) && nonce.length >= 16 && Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  nonces.add(nonce);
  const isRight = createVerify("SHA256").update(lines).verify(merchantKeys.publicKey, signature, "base64");
  return { isSigned: mchid === mchId && serial === settings.serial && isFresh && isRight, serial };
}

function getSignature(text: string, { serial, key, ageSeconds = 0 }: Signing) {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const nonce = randomBytes(16).toString("hex");
  const signature = createSign("SHA256").update(`${timestamp}\n${nonce}\n${text}\n`).sign(key, "base64");
  return {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-signature": signature,
    "wechatpay-serial": serial,
  };
}

function encrypt(text: string, associated: string, key = apiV3Key) {
  const nonce = randomBytes(6).toString("hex");
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(associated));
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString("base64");
  return { algorithm: "AEAD_AES_256_GCM", nonce, associated_data: associated, ciphertext };
}

function listCertificates({ offered, keys }: TestWechat): object {
  const certified = Object.values(keys).filter(({ serial }) => offered.includes(serial));
  const data = certified.map(({ serial, pem }) => ({
    serial_no: serial,
    encrypt_certificate: encrypt(pem, "certificate"),
  }));
  return { data };
}

function getNotification(test: TestWechat, resource: object, { kind = "transaction", apiV3Key, ...changes }: Changed) {
  const body = JSON.stringify({
    id: "EV-2018022511223320873",
    create_time: "2025-10-26T10:34:56+08:00",
    resource_type: "encrypt-resource",
    event_type: kind === "refund" ? "REFUND.SUCCESS" : "TRANSACTION.SUCCESS",
    resource: { original_type: kind, ...encrypt(JSON.stringify(resource), kind, apiV3Key) },
  });
  return { headers: getSignature(body, { ...test.keys.public, ...changes }), body };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
