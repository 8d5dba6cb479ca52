import { randomInt } from "node:crypto";
import type { Secrets } from "../../base/secrets/secrets.ts";

// Without letters and digits that are taken for others (Crockford's base32).
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns ten new recovery codes of 50 random bits, such as "7K2M9-QXV4T". */
export function newRecoveryCodes(): string[] {
  const draw = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 10 }, () => `${draw()}-${draw()}`);
}

/** Returns what is stored of a recovery code; the same however its owner types it. */
export function recoveryMac(secrets: Pick<Secrets, "mac">, accountId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return secrets.mac("recovery-code", `${accountId} ${plain}`);
}
