import { gcm } from "@noble/ciphers/aes.js";

/** Seals bytes at once (AES-256-GCM; `iv` has 12 bytes and is used once): the browser's own cipher answers later, when the page is gone. */
export default function sealNow(
  key: Uint8Array,
  iv: Uint8Array,
  bound: Uint8Array,
  plain: Uint8Array,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gcm(key, iv, bound).encrypt(plain));
}

export type SealNow = typeof sealNow;
