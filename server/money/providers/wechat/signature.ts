import { createDecipheriv, createSign, createVerify, type KeyObject, randomBytes } from "node:crypto";

/** A request before it is signed: `path` includes the query. */
export interface UnsignedRequest {
  method: "GET" | "POST";
  path: string;
  body: string;
}

/** Returns the RSA-SHA256 signature of lines, each ended by a line break, as base64. */
export function signLines(lines: readonly string[], privateKey: KeyObject): string {
  return createSign("RSA-SHA256").update(joinLines(lines)).sign(privateKey, "base64");
}

/** Returns whether a signature of lines is the one of this key. */
export function verifyLines(lines: readonly string[], signature: string, publicKey: KeyObject): boolean {
  return createVerify("RSA-SHA256").update(joinLines(lines)).verify(publicKey, signature, "base64");
}

/** Returns the Authorization header of a request (WECHATPAY2-SHA256-RSA2048). */
export function authorize(
  { method, path, body }: UnsignedRequest,
  { mchId, serial, privateKey }: { mchId: string; serial: string; privateKey: KeyObject },
): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = newNonce();
  const signature = signLines([method, path, timestamp, nonce, body], privateKey);
  const fields = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const parameters = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${parameters.join(",")}`;
}

/** Returns 32 random characters. */
export function newNonce(): string {
  return randomBytes(16).toString("hex");
}

/** What WeChat Pay encrypts: a resource of a notification, or a certificate. */
export interface Encrypted {
  algorithm: string;
  nonce: string;
  associated_data?: string;
  ciphertext: string;
}

/**
 * Returns the text of what was encrypted (AEAD_AES_256_GCM); throws if the key is another, or
 * anything was changed.
 */
export function decrypt(
  { algorithm, nonce, associated_data: associated = "", ciphertext }: Encrypted,
  apiV3Key: string,
): string {
  if (algorithm !== "AEAD_AES_256_GCM") throw new Error("an unknown algorithm");
  const bytes = Buffer.from(ciphertext, "base64");
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(apiV3Key), Buffer.from(nonce), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(-16));
  decipher.setAAD(Buffer.from(associated));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8");
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
