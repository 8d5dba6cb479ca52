import { expect, test } from "vitest";
import type { UserData } from "#contract/userData.ts";
import { readToken, type Surroundings } from "#src/site/storage.ts";
import { clearSession, ignoringErrors, readUserData, writeSession } from "./stored.ts";

const runner = { username: "runner" } as UserData;

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
  writeSession("t-1", runner, around);
  expect(readUserData(around)).toEqual({ username: "runner" });
  expect(around.reloads).toBe(0);
});

test("unreadable user data is removed and the page reloads only once", () => {
  const around = newBrowser();
  for (const _visit of [1, 2, 3]) {
    around.local.setItem("userData", "{broken");
    expect(readUserData(around)).toBeUndefined();
    expect(around.local.getItem("userData")).toBeNull();
  }
  expect(around.reloads).toBe(1);
});

test("a browser that keeps neither the removal nor the mark does not reload forever", () => {
  const around = newBrowser();
  around.local.setItem("userData", "{broken");
  const readOnly = { ...around.local, setItem: () => undefined, removeItem: () => undefined };
  const readOnlyStorage = { ...around, local: readOnly, session: { ...around.session, setItem: () => undefined } };
  expect(readUserData(readOnlyStorage)).toBeUndefined();
  expect(around.reloads).toBe(0);
});

test("ending the session removes token and user data", () => {
  const around = newBrowser();
  writeSession("t-1", runner, around);
  expect(readToken(around)).toBe("t-1");
  clearSession(around);
  expect([readToken(around), readUserData(around)]).toEqual([undefined, undefined]);
});

test("a browser that forbids storage reads as empty", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const locked = ignoringErrors(forbid);
  const around = { local: locked, session: locked, reload: () => undefined };
  expect(readUserData(around)).toBeUndefined();
  expect(readToken(around)).toBeUndefined();
  expect(() => clearSession(around)).not.toThrow();
});
