import { randomBytes } from "node:crypto";

// Crockford's base 32: nothing that is read for another, nor a word by accident that anybody minds.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns ten characters that nobody can guess, to be read aloud: a receipt, or the public code of
 * an entry.
 */
export function newCode(): string {
  return [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join("");
}
