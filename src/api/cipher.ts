/** Key and initial vector of the request path cipher, as hexadecimal digits. */
export interface PathCipher {
  key: string;
  iv: string;
}

/** The path under which the server accepts `path` (with its query) while paths are encrypted: /e/<base64url of AES-CBC>. */
export async function encryptPath(path: string, { key, iv }: PathCipher): Promise<string> {
  const [aes, hex, base64url] = await Promise.all([
    import("crypto-js/aes.js"),
    import("crypto-js/enc-hex.js"),
    import("crypto-js/enc-base64url.js"),
  ]);
  const encrypted = aes.default.encrypt(path, hex.default.parse(key), { iv: hex.default.parse(iv) });
  return `/e/${base64url.default.stringify(encrypted.ciphertext)}`;
}
