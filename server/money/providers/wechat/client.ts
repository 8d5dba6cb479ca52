import { createPrivateKey, createPublicKey } from "node:crypto";
import { PaymentError, type PaymentErrorCode } from "../paymentError.ts";
import { type Response, readJson, requestProvider } from "../request.ts";
import { type Certificate, type Keys, openKeys, readCertificate } from "./keys.ts";
import type { WechatSettings } from "./settings.ts";
import { authorize, decrypt, type Encrypted, type UnsignedRequest, verifyLines } from "./signature.ts";

/** Makes signed calls to WeChat Pay and believes only signed responses. */
export interface WechatClient {
  keys: Keys;
  /** The body of the response; {} if it has none. Throws PaymentError. */
  call(request: UnsignedRequest): Promise<Record<string, unknown>>;
  /** The bytes of a file that a response named; its address must be one of WeChat Pay. */
  download(url: string, mostBytes: number): Promise<Buffer>;
}

const fiveMinutes = 300;

/** Opens the client of a merchant. */
export function openClient(settings: WechatSettings, timeoutMs = 10_000): WechatClient {
  const { mchId, serial, apiV3Key, publicKey, endpoint } = settings;
  const privateKey = createPrivateKey(settings.privateKey);
  const ownKey = publicKey && createPublicKey(publicKey.pem);
  const send = ({ method, path, body }: UnsignedRequest, extra: object = {}) =>
    requestProvider(`${endpoint}${path}`, {
      method,
      timeoutMs,
      ...(body && { body }),
      headers: {
        accept: "application/json",
        "user-agent": "startline",
        authorization: authorize({ method, path, body }, { mchId, serial, privateKey }),
        ...(body && { "content-type": "application/json" }),
        // Asks for a signature with the public key; without it, a merchant in migration gets one
        // with a certificate.
        ...(publicKey && { "wechatpay-serial": publicKey.id }),
      },
      ...extra,
    });

  // The first certificates cannot be verified by a certificate: that they decrypt with the
  // merchant's own key proves who wrote them.
  const downloadCertificates = async () => {
    const response = await send({ method: "GET", path: "/v3/certificates", body: "" });
    if (response.status !== 200) throw buildRefusal(response);
    const { data } = readJson(response.body.toString()) as { data?: WrittenCertificate[] };
    const certificates = readCertificates(data ?? [], apiV3Key);
    const verdict = await verifySigned(response, async (name) =>
      name === publicKey?.id ? ownKey : certificates.get(name)?.key,
    );
    if (verdict !== "good") throw new PaymentError("unverified", verdict);
    return certificates;
  };
  const keys = openKeys(settings, downloadCertificates);
  return {
    keys,
    async call(request) {
      const response = await send(request);
      // Some refusals are not signed, such as those of the request's own signature.
      const mayBeUnsigned = response.status >= 300 && !response.headers.has("wechatpay-signature");
      const verdict = mayBeUnsigned ? "good" : await verifySigned(response, (name) => keys.find(name));
      if (verdict !== "good") throw new PaymentError("unverified", verdict);
      if (response.status >= 300) throw buildRefusal(response);
      const text = response.body.toString();
      return text ? readJson(text) : {};
    },
    async download(url, mostBytes) {
      const { origin, pathname, search } = new URL(url);
      if (origin !== new URL(endpoint).origin) throw new PaymentError("unverified", "another host");
      const response = await send({ method: "GET", path: `${pathname}${search}`, body: "" }, { mostBytes });
      if (response.status !== 200) throw buildRefusal(response);
      return response.body;
    },
  };
}

/** What a signature of WeChat Pay turned out to be. */
export type SignatureVerdict = "good" | "signature" | "serial" | "timestamp";

/**
 * Judges the signature of a response or a notification: time within five minutes, a known key, and
 * the bytes of the body.
 */
export async function verifySignature(
  header: (name: string) => string,
  body: string,
  findKey: Keys["find"],
): Promise<SignatureVerdict> {
  const timestamp = header("wechatpay-timestamp");
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > fiveMinutes)
    return "timestamp";
  const key = await findKey(header("wechatpay-serial"));
  if (!key) return "serial";
  const lines = [timestamp, header("wechatpay-nonce"), body];
  return verifyLines(lines, header("wechatpay-signature"), key) ? "good" : "signature";
}

function verifySigned({ headers, body }: Response, findKey: Keys["find"]): Promise<SignatureVerdict> {
  return verifySignature((name) => headers.get(name) ?? "", body.toString(), findKey);
}

interface WrittenCertificate {
  serial_no: string;
  encrypt_certificate: Encrypted;
}

function readCertificates(certificates: WrittenCertificate[], apiV3Key: string): Map<string, Certificate> {
  try {
    return new Map(
      certificates.map(({ serial_no: serial, encrypt_certificate: encrypted }) => [
        serial,
        readCertificate(serial, decrypt(encrypted, apiV3Key)),
      ]),
    );
  } catch {
    throw new PaymentError("unverified", "certificates");
  }
}

// By their names without underscores: the documents have both ORDER_NOT_EXIST and ORDERNOTEXIST.
const codes: Record<string, PaymentErrorCode> = {
  ORDERNOTEXIST: "not-found",
  RESOURCENOTEXISTS: "not-found",
  ORDERPAID: "already-paid",
  ORDERCLOSED: "already-closed",
  NOTENOUGH: "no-balance",
  NOSTATEMENTEXIST: "no-bill",
  STATEMENTCREATING: "no-bill",
  FREQUENCYLIMITED: "too-often",
  FREQUENCYLIMITEXCEED: "too-often",
  RATELIMITEXCEEDED: "too-often",
  SYSTEMERROR: "provider-failed",
  BANKERROR: "provider-failed",
};

// The error of a response that is a refusal.
function buildRefusal({ status, body }: Response): PaymentError {
  let code = "";
  try {
    code = String(readJson(body.toString()).code ?? "");
  } catch {
    // A proxy's page: the status has to do.
  }
  const safeCode = /^[A-Z_]{1,60}$/.test(code) ? code : "without a code";
  const paymentErrorCode = codes[code.replaceAll("_", "")];
  return new PaymentError(paymentErrorCode ?? chooseErrorCode(status), `wechat ${status} ${safeCode}`);
}

function chooseErrorCode(status: number): PaymentErrorCode {
  if (status === 429) return "too-often";
  if (status === 401 || status === 403) return "not-allowed";
  return status >= 500 ? "provider-failed" : "invalid";
}
