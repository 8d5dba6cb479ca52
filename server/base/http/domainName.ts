import { domainToASCII } from "node:url";

/**
 * A domain name as the database has it: small letters, punycode, without port and closing dot.
 * undefined for what cannot be one: empty, over 253 characters, or with characters that no name
 * has.
 */
export function normaliseDomainName(raw: string): string | undefined {
  if (raw.length === 0 || raw.length > 260) return undefined;
  const name = raw
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "")
    .toLowerCase();
  const ascii = isPlain(name) ? name : toAscii(name);
  return ascii.length > 0 && ascii.length <= 253 && isPlain(ascii) ? ascii : undefined;
}

const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const plain = new RegExp(`^${label}(?:\\.${label})*$`);

function isPlain(name: string): boolean {
  return plain.test(name);
}

// domainToASCII reads its input as a URL's host, in which these characters would end the name
// early.
function toAscii(name: string): string {
  return /[\s/?#@\\:%[\]<>^|]/.test(name) ? "" : domainToASCII(name);
}
