/** What an API token may be for. Each is also a right of its owner's, and never more than that. */
export const tokenScopes = [
  /** Counts, money in sum, and places. */
  "numbers:read",
  /** Entries, invitations and refunds; names, documents and contacts are masked. */
  "entries:read",
  /** What the others mask. */
  "personal:read",
  "audit:read",
  "places:write",
  "refunds:write",
  "invitations:write",
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** How many characters the name of a token has at most. */
export const longestTokenName = 60;
/** For how many days a token can be used: at most, and unless another number is chosen. */
export const tokenDays = { most: 365, usual: 90 } as const;
/** How many tokens of an account can be used at once. */
export const mostTokens = 20;

/** How every API token begins, so that scanners find one that was published by mistake. */
export const tokenStart = "slt_";
/** The digits of a token: 43 random ones are 256 bits. */
export const tokenDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
export const randomDigits = 43;
const checkDigits = 6;

const form = new RegExp(`^${tokenStart}([0-9A-Za-z]{${randomDigits}})([0-9A-Za-z]{${checkDigits}})$`);

/**
 * Returns the token with these random digits: its last six characters are the CRC-32 of the rest,
 * in base 62.
 */
export function tokenOfDigits(random: string): string {
  return `${tokenStart}${random}${checksum(tokenStart + random)}`;
}

/**
 * Returns whether a text has the form of an API token, its checksum included: what was cut off or
 * mistyped is noticed without a server.
 */
export function isTokenForm(text: string): boolean {
  const [, random = "", check] = form.exec(text) ?? [];
  return check !== undefined && checksum(tokenStart + random) === check;
}

function checksum(text: string): string {
  let remaining = crc32(text);
  let digits = "";
  for (let at = 0; at < checkDigits; at += 1) {
    digits = tokenDigits.charAt(remaining % tokenDigits.length) + digits;
    remaining = Math.floor(remaining / tokenDigits.length);
  }
  return digits;
}

/** The CRC-32 of a text of ASCII characters (ISO 3309, as in gzip). */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) * 0xedb88320);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
