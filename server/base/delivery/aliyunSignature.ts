import { createHash, createHmac } from "node:crypto";

/**
 * A request to sign, without a body. Header names are in lower case and include `host` and every
 * `x-acs-*`.
 */
export interface UnsignedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

/**
 * Returns the query as it is signed and sent: sorted by name, each character outside A-Z a-z 0-9 -
 * _ . ~ as its UTF-8 bytes.
 */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(query[name] ?? "")}`)
    .join("&");
}

/** Returns the Authorization header of Aliyun's signature, version 3 (ACS3-HMAC-SHA256). */
export function signAliyun(
  { method, path, query, headers }: UnsignedRequest,
  { accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string },
): string {
  const names = Object.keys(headers).sort();
  const signedHeaders = names.join(";");
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join("");
  const request = [method, path, canonicalQuery(query), canonicalHeaders, signedHeaders, sha256("")].join("\n");
  const signature = createHmac("sha256", accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest("hex");
  return `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
}

/** Returns the SHA-256 of a text in hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
