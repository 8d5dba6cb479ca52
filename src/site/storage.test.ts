import { expect, test } from "vitest";
import { clearSession, readStored, readToken, type Surroundings, writeStored } from "./storage.ts";

function newBrowser() {
  const store = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };
  const around = { local: store(), session: store(), reloads: 0, reload: () => void around.reloads++ };
  return around satisfies Surroundings;
}

test("a runner's user data is there again after a visit", () => {
  const around = newBrowser();
  writeStored("userData", { username: "runner" }, around);
  expect(readStored("userData", around)).toEqual({ username: "runner" });
  expect(around.reloads).toBe(0);
});

test("unreadable user data is removed and the page reloads once, not for ever", () => {
  const around = newBrowser();
  for (const _visit of [1, 2, 3]) {
    around.local.setItem("userData", "{broken");
    expect(readStored("userData", around)).toBeUndefined();
    expect(around.local.getItem("userData")).toBeNull();
  }
  expect(around.reloads).toBe(1);
});

test("ending the session removes token and user data", () => {
  const around = newBrowser();
  around.local.setItem("token", "t-1");
  writeStored("userData", {}, around);
  expect(readToken(around)).toBe("t-1");
  clearSession(around);
  expect([readToken(around), readStored("userData", around)]).toEqual([undefined, undefined]);
});

test("a browser that forbids storage reads as empty", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const locked = { getItem: forbid, setItem: forbid, removeItem: forbid };
  const around = { local: locked, session: locked, reload: () => undefined };
  expect(readStored("userData", around)).toBeUndefined();
  expect(readToken(around)).toBeUndefined();
  expect(() => clearSession(around)).not.toThrow();
});
