// Browsers skip control characters and spaces before and inside a scheme, so both are allowed for
// here.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those characters are what is looked for
const scheme = /^[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]*([a-z][a-z0-9+.\-\t\n\r]*):/i;
const allowed = new Set(["http", "https", "mailto", "tel"]);

/**
 * Returns whether an address has a scheme other than http, https, mailto and tel: javascript:,
 * data:, vbscript:, file: and the like.
 */
export function isUnsafeAddress(address: string): boolean {
  if (!address.includes(":")) return false;
  const match = scheme.exec(address);
  return match !== null && !allowed.has((match[1] ?? "").replace(/[\t\n\r]/g, "").toLowerCase());
}

/**
 * Returns why visitors cannot open an address of another site: its host is not on the internet;
 * undefined if they can.
 */
export function findExternalProblem(address: string): { isLocal: boolean; page?: string } | undefined {
  // Most are pages of the site or files of its folder: /news, media/hero.jpg.
  if (address.startsWith("/") ? address[1] !== "/" : !address.includes(":")) return undefined;
  const start = startOfAddress.exec(address)?.[0];
  if (start === undefined) return undefined;
  if (!start.endsWith("/")) return malformedContact.test(address) ? { isLocal: false } : undefined;
  const [, host = "", path = ""] =
    /^(?:https?:)?\/\/(?:[^/@?#]*@)?(\[[^\]]*\]|[^/?#:]*)(?::\d+)?(.*)$/is.exec(address) ?? [];
  if (!local.test(host)) return /\s/.test(address.trim()) || !/[^.]\.[^.]/.test(host) ? { isLocal: false } : undefined;
  const page = path.replace(/^\/?#(?=\/)/, "").replace(/^\/(?=media\/|documents\/)/, "");
  return { isLocal: true, ...(/^\/?[^/]/.test(page) && { page }) };
}

const startOfAddress = /^(?:mailto:|tel:|(?:https?:)?\/\/)/i;

// A mailbox without its domain, and a number without digits.
const malformedContact = /^(?:mailto:(?!\s*[^\s@?]+@[^\s@?]+)|tel:(?!\s*\+?[\d\s().*#-]*\d))/i;

const local =
  /^(?:(?:.*\.)?localhost|.*\.local|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/i;

const addressKeys =
  /link|url|src|href|img|image|photo|logo|qrcode|path|redirect|poster|tiles|file|^(?:full|more|to|track|route|documents|aliases)$/i;
const cache = new Map<string, boolean>();

/** Returns whether a field of this name holds an address or a path. */
export function isAddressKey(key: string): boolean {
  let answer = cache.get(key);
  if (answer === undefined) {
    answer = addressKeys.test(key) || /^pics?$|Pics?$/.test(key);
    if (cache.size < 5000) cache.set(key, answer);
  }
  return answer;
}

/**
 * The path of a file in the site's folder, such as media/hero.jpg; false for pages, outside
 * addresses and texts.
 */
export function isSitePath(text: string): boolean {
  return (
    /^(?!\.\.?\/)[\w-][\w.-]*(?:\/[^/\s:?#\\]+)*\/[^/\s:?#\\]+\.[A-Za-z0-9]{2,5}$/.test(text) && !text.includes("/../")
  );
}
