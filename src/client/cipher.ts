import AES from "crypto-js/aes.js";
import base64url from "crypto-js/enc-base64url.js";
import hex from "crypto-js/enc-hex.js";

/** Key and initial vector of the request path cipher, as hexadecimal digits. */
export interface PathCipher {
  key: string;
  iv: string;
}

/**
 * Returns the path under which the server accepts `path` (with its query) while paths are
 * encrypted: /e/<base64url of AES-CBC>.
 */
export default function encryptPath(path: string, { key, iv }: PathCipher): string {
  const encrypted = AES.encrypt(path, hex.parse(key), { iv: hex.parse(iv) });
  return `/e/${base64url.stringify(encrypted.ciphertext)}`;
}
