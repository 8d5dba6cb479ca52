import { cbc } from "@noble/ciphers/aes.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The text whose SHA-256 is the key of encryptType 1 on both sides. It is public: see
 * docs/decisions/011-accounts.md.
 */
export const passwordKeyText = "startline/password/1";

/**
 * Returns a password as the calls carry it under encryptType 1: base64url of a random initial
 * vector (16 bytes) and the AES-256-CBC text. It keeps passwords out of logs in clear. It does not
 * protect them in transit: TLS does.
 */
export default function encodePassword(password: string): string {
  const iv = crypto.getRandomValues(new Uint8Array(16));
  // Not crypto.subtle: a site that is tried out over http has none.
  const encrypted = cbc(sha256(utf8ToBytes(passwordKeyText)), iv).encrypt(utf8ToBytes(password));
  return toBase64Url([...iv, ...encrypted]);
}

function toBase64Url(bytes: number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
