import { afterEach, expect, test, vi } from "vitest";
import type { UserData } from "#contract/userData.ts";
import { createSession } from "./store.ts";

const empty = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

afterEach(() => vi.unstubAllGlobals());

test("what a phone keeps of a runner is deleted when a session begins or ends, and stays while it is renewed", () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal("caches", { delete: remove });
  const session = createSession({ local: empty(), session: empty(), reload: () => undefined });
  const userData = { accountInfo: { accountId: "a" }, authorities: [] } as unknown as UserData;
  session.begin({ token: "x", userData } as Parameters<typeof session.begin>[0]);
  expect(remove.mock.calls).toEqual([["my"]]);
  session.renew(userData);
  expect(remove).toHaveBeenCalledTimes(1);
  session.end();
  expect(remove).toHaveBeenCalledTimes(2);
});
