/** The store of cookies: `document` in the browser. */
export interface CookieJar {
  cookie: string;
}

// Marks a value that was encoded because it has characters that a cookie cannot hold.
const encodedPrefix = "encoded.";

/**
 * Returns the saved value, decoded if it is marked as encoded; undefined if there is none or it
 * cannot be decoded.
 */
export function readCookie(name: string, jar: CookieJar = document): string | undefined {
  const pair = jar.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  if (!value?.startsWith(encodedPrefix)) return value;
  try {
    return decodeURIComponent(value.slice(encodedPrefix.length));
  } catch {
    return undefined;
  }
}

/**
 * Saves a value for that many days; a value with unusual characters is encoded and marked as such.
 */
export function writeCookie(name: string, value: string, days: number, jar: CookieJar = document): void {
  const isPlain = /^[\w.~-]*$/.test(value) && !value.startsWith(encodedPrefix);
  const saved = isPlain ? value : encodedPrefix + encodeURIComponent(value);
  jar.cookie = `${name}=${saved}; Max-Age=${Math.round(days * 86_400)}; Path=/; SameSite=Lax`;
}
