import AES from "crypto-js/aes.js";
import base64url from "crypto-js/enc-base64url.js";
import hex from "crypto-js/enc-hex.js";
import sha256 from "crypto-js/sha256.js";

/** The text that both sides make the key of encryptType 1 from (SHA-256). It is public: see docs/decisions/011-accounts.md. */
export const passwordKeyText = "startline/password/1";

/**
 * A password as the calls carry it under encryptType 1: base64url of a random initial vector (16 bytes) and the AES-256-CBC text.
 * It keeps passwords out of logs that somebody reads in passing. It is no protection on the way: that is TLS.
 */
export default function encodePassword(password: string): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const iv = hex.parse(Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  const { ciphertext } = AES.encrypt(password, sha256(passwordKeyText), { iv });
  return base64url.stringify(iv.clone().concat(ciphertext));
}
