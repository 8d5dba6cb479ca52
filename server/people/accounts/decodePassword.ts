import { createDecipheriv, createHash } from "node:crypto";
import { maxEncodedLength } from "#contract/account.ts";

const key = createHash("sha256").update("startline/password/1").digest();

/**
 * The password that a browser encoded (encryptType 1, src/account/encodePassword.ts), in Unicode's
 * form NFKC; undefined if it is not one.
 */
export function decodePassword(encoded: string): string | undefined {
  if (encoded.length > maxEncodedLength || !/^[\w-]+$/.test(encoded)) return undefined;
  const bytes = Buffer.from(encoded, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-cbc", key, bytes.subarray(0, 16));
    const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
    // One person's keyboards write the same character in more than one way.
    return new TextDecoder("utf-8", { fatal: true }).decode(text).normalize("NFKC");
  } catch {
    return undefined;
  }
}
