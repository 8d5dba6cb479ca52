import { expect, test, vi } from "vitest";
import type { Client } from "#src/client/client.ts";
import { createVisitorStore, enteredKey } from "./visitorStore.ts";

const submission = {
  use: "sign-up",
  domainName: "run.example",
  auditStatus: null,
  isReplaced: false,
  withdrawnAt: null,
};
const signUp = { ...submission, entries: [{ state: "confirmed" }] };

/**
 * A browser whose session a test begins and ends, and a server that answers with these sign-ups.
 */
function stage({ token, remembered, own }: { token?: string; remembered?: string; own: object[] | Error }) {
  const values = new Map(remembered ? [[enteredKey, remembered]] : []);
  const stored = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  let session = token;
  const listeners = new Set<() => void>();
  const server = { own };
  const call = vi.fn(async (name: string) => {
    if (name !== "GET /sign-up/submissions") return {};
    if (server.own instanceof Error) throw server.own;
    return server.own;
  });
  const accounts = {
    token: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = { call } as unknown as Client;
  const store = createVisitorStore({ accounts, client } as never, "run.example", stored);
  const begin = async (next: string | undefined) => {
    session = next;
    for (const listener of listeners) listener();
    await settle();
  };
  return { store, server, values, call, begin };
}
const settle = () => new Promise((done) => setTimeout(done));

test("a visitor without a session is unknown, and the server is not asked", async () => {
  const { store, call, values } = stage({ remembered: "1", own: [signUp] });
  await settle();
  expect([store.current(), call.mock.calls.length, values.size]).toEqual(["unknown", 0, 0]);
});

test("a runner who has signed up is known at once at their next visit", async () => {
  const first = stage({ token: "t", own: [signUp] });
  expect(first.store.current()).toBe("logged-in");
  await settle();
  expect([first.store.current(), first.values.get(enteredKey)]).toEqual(["entered", "1"]);
  expect(stage({ token: "t", remembered: "1", own: [signUp] }).store.current()).toBe("entered");
});

test.each([
  ["for another race", { domainName: "other.example" }],
  ["that was withdrawn", { withdrawnAt: 1 }],
  ["that was rejected", { auditStatus: 3 }],
  ["that another one replaced", { isReplaced: true }],
  ["that is an answer to a general form", { use: "general" }],
  ["that was not paid for in time", { entries: [{ state: "expired" }] }],
  ["of which nobody was drawn", { entries: [{ state: "lost" }, { state: "lost" }] }],
])("a sign-up %s does not count", async (_, change) => {
  const { store } = stage({ token: "t", remembered: "1", own: [{ ...signUp, ...change }] });
  await settle();
  expect(store.current()).toBe("logged-in");
});

test.each([
  ["has one more person in the race", [{ state: "withdrawn" }, { state: "confirmed" }]],
  ["waits for the draw", [{ state: "pool" }]],
  ["is an application that waits", []],
])("a sign-up that %s counts", async (_, entries) => {
  const { store } = stage({ token: "t", own: [{ ...signUp, entries }] });
  await settle();
  expect(store.current()).toBe("entered");
});

test("without an answer, what was known stays", async () => {
  const { store } = stage({ token: "t", remembered: "1", own: new Error("offline") });
  await settle();
  expect(store.current()).toBe("entered");
});

test("who logs out is unknown, and the next account of the browser is looked up", async () => {
  const { store, server, begin, values } = stage({ token: "t", own: [signUp] });
  await settle();
  await begin(undefined);
  expect([store.current(), values.size]).toEqual(["unknown", 0]);
  server.own = [];
  await begin("other");
  expect(store.current()).toBe("logged-in");
});

test("a form that is submitted here makes its runner one of those who have signed up", async () => {
  const { store, server } = stage({ token: "t", own: [] });
  const onChange = vi.fn();
  store.subscribe(onChange);
  await settle();
  server.own = [signUp];
  await store.client.call("POST /sign-up/submissions", {} as never);
  await settle();
  expect(store.current()).toBe("entered");
  expect(onChange).toHaveBeenCalled();
});
