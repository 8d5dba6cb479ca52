import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { ReceiptKey } from "#contract/receipts.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/** A key that receipts are signed with. */
export interface SigningKey {
  /** As anyone gets it, with its id. */
  shown: ReceiptKey;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

// What precedes the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410, section 7).
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");

const keyCaches = new WeakMap<Secrets, Map<number, SigningKey>>();

/**
 * The signing key of that number, derived from the server's secret key: the same on every server,
 * and stored nowhere.
 */
export function signingKey(secrets: Secrets, number: number): SigningKey {
  const keys = keyCaches.get(secrets) ?? new Map<number, SigningKey>();
  keyCaches.set(secrets, keys);
  const key = keys.get(number) ?? makeKey(secrets.derive(`receipts/${number}`));
  keys.set(number, key);
  return key;
}

function makeKey(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(privateKey);
  const { x = "" } = publicKey.export({ format: "jwk" });
  // The thumbprint of RFC 7638 with the members of RFC 8037, appendix A.3.
  const kid = createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest("base64url");
  return { shown: { kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", kid, x }, privateKey, publicKey };
}

/**
 * All keys that receipts may be signed with: those of before, the present one, and the next one,
 * which others can store before it is used.
 */
export function knownKeys(secrets: Secrets, present: number): SigningKey[] {
  return Array.from({ length: present + 1 }, (_, index) => signingKey(secrets, index + 1));
}
