import { expect, test } from "vitest";
import { type CookieJar, readCookie, writeCookie } from "./cookies.ts";

/**
 * A jar like the browser's: writing adds or replaces one cookie, reading shows all without their
 * attributes.
 */
function newJar(): CookieJar & { last: string } {
  const cookies = new Map<string, string>();
  return {
    last: "",
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      this.last = text;
      const [name = "", value = ""] = (text.split("; ")[0] ?? "").split("=");
      cookies.set(name, value);
    },
  };
}

test("a visitor's language is kept for a year", () => {
  const jar = newJar();
  writeCookie("language", "en", 365, jar);
  expect(readCookie("language", jar)).toBe("en");
  expect(jar.last).toContain("Max-Age=31536000");
});

test("a runner's Chinese name survives the cookie, marked as encoded", () => {
  const jar = newJar();
  writeCookie("nick", "张 三; a=b", 1, jar);
  expect(jar.cookie).toMatch(/^nick=encoded\.%E5/);
  expect(readCookie("nick", jar)).toBe("张 三; a=b");
});

test("a value that looks encoded comes back as it was saved", () => {
  const jar = newJar();
  writeCookie("x", "encoded.%41", 1, jar);
  expect(readCookie("x", jar)).toBe("encoded.%41");
});

test("a broken or missing cookie counts as none", () => {
  expect(readCookie("x", { cookie: "x=encoded.%E5%" })).toBeUndefined();
  expect(readCookie("x", { cookie: "xx=1" })).toBeUndefined();
});
