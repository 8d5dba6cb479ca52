import { expect, test } from "vitest";
import type { Login } from "#contract/account.ts";
import type { Surroundings } from "#src/site/storage.ts";
import { createLoginRequests } from "./loginRequests.ts";
import { createSession } from "./store.ts";
import { ignoringErrors } from "./stored.ts";

const getLogin = (accountId: string, token: string) =>
  ({ token, userData: { accountInfo: { accountId, accountNick: accountId }, authorities: [] } }) as unknown as Login;

function newRequests(account?: string) {
  const nowhere = ignoringErrors(() => {
    throw new Error("switched off");
  });
  const stored: Surroundings = { local: nowhere, session: nowhere, reload: () => undefined };
  const session = createSession(stored);
  if (account) session.begin(getLogin(account, "old"));
  return { session, requests: createLoginRequests(session) };
}

test("a visitor who is logged in is not asked again, even in a browser that keeps nothing", async () => {
  const { requests, session } = newRequests("runner");
  expect(session.user()).toMatchObject({ accountId: "runner", isVerified: false });
  expect(await requests.logIn()).toBe(true);
  expect(requests.request()).toBeUndefined();
});

test("a visitor who closes the drawer is not logged in, and can ask again", async () => {
  const { requests } = newRequests();
  for (const _time of [1, 2]) {
    const answer = requests.logIn();
    await Promise.resolve();
    requests.request()?.settle(false);
    expect(await answer).toBe(false);
    expect(requests.request()).toBeUndefined();
  }
});

test("five calls whose session expired ask once, and all continue", async () => {
  const { requests, session } = newRequests("runner");
  let count = 0;
  requests.subscribe(() => {
    if (requests.request()) count++;
  });
  const calls = Array.from({ length: 5 }, () => requests.renewLogin("old"));
  expect(requests.request()?.why).toBe("expired");
  session.begin(getLogin("runner", "new"));
  requests.request()?.settle(true);
  expect(await Promise.all(calls)).toEqual([true, true, true, true, true]);
  expect(count).toBe(1);
  // One that took longer finds the new session.
  expect(await requests.renewLogin("old")).toBe(true);
  expect(count).toBe(1);
});

test("work that one account began is not sent for another", async () => {
  const { requests, session } = newRequests("runner");
  const call = requests.renewLogin("old");
  session.begin(getLogin("somebody else", "new"));
  requests.request()?.settle(true);
  expect(await call).toBe(false);
  expect(await requests.renewLogin("old")).toBe(false);
  expect(session.user()?.accountId).toBe("somebody else");
});

test("a runner who does not log in again is logged out", async () => {
  const { requests, session } = newRequests("runner");
  const call = requests.renewLogin("old");
  requests.request()?.settle(false);
  expect(await call).toBe(false);
  expect([session.user(), session.token()]).toEqual([undefined, undefined]);
});

test("a call that comes back after its owner logged out asks nobody", async () => {
  const { requests, session } = newRequests("runner");
  session.end();
  expect(await requests.renewLogin("old")).toBe(false);
  expect(requests.request()).toBeUndefined();
});
