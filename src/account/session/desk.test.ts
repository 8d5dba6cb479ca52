import { expect, test } from "vitest";
import type { Login } from "#contract/account.ts";
import type { Surroundings } from "#src/site/storage.ts";
import { createLoginDesk } from "./desk.ts";
import { createSession } from "./store.ts";
import { inPeace } from "./stored.ts";

const loginOf = (accountId: string, token: string) =>
  ({ token, userData: { accountInfo: { accountId, accountNick: accountId }, authorities: [] } }) as unknown as Login;

function newDesk(account?: string) {
  const nowhere = inPeace(() => {
    throw new Error("switched off");
  });
  const stored: Surroundings = { local: nowhere, session: nowhere, reload: () => undefined };
  const session = createSession(stored);
  if (account) session.begin(loginOf(account, "old"));
  return { session, desk: createLoginDesk(session) };
}

test("whoever is logged in is not asked again, even in a browser that keeps nothing", async () => {
  const { desk, session } = newDesk("runner");
  expect(session.user()).toMatchObject({ accountId: "runner", isVerified: false });
  expect(await desk.logIn()).toBe(true);
  expect(desk.request()).toBeUndefined();
});

test("a visitor who closes the drawer is not logged in, and can ask again", async () => {
  const { desk } = newDesk();
  for (const _time of [1, 2]) {
    const answer = desk.logIn();
    await Promise.resolve();
    desk.request()?.settle(false);
    expect(await answer).toBe(false);
    expect(desk.request()).toBeUndefined();
  }
});

test("five calls whose session expired ask once, and all go on", async () => {
  const { desk, session } = newDesk("runner");
  let asked = 0;
  desk.subscribe(() => {
    if (desk.request()) asked++;
  });
  const calls = Array.from({ length: 5 }, () => desk.renewLogin("old"));
  expect(desk.request()?.why).toBe("expired");
  session.begin(loginOf("runner", "new"));
  desk.request()?.settle(true);
  expect(await Promise.all(calls)).toEqual([true, true, true, true, true]);
  expect(asked).toBe(1);
  // One that took longer finds the new session.
  expect(await desk.renewLogin("old")).toBe(true);
  expect(asked).toBe(1);
});

test("work that one account began is not sent for another", async () => {
  const { desk, session } = newDesk("runner");
  const call = desk.renewLogin("old");
  session.begin(loginOf("somebody else", "new"));
  desk.request()?.settle(true);
  expect(await call).toBe(false);
  expect(await desk.renewLogin("old")).toBe(false);
  expect(session.user()?.accountId).toBe("somebody else");
});

test("a runner who does not log in again is logged out", async () => {
  const { desk, session } = newDesk("runner");
  const call = desk.renewLogin("old");
  desk.request()?.settle(false);
  expect(await call).toBe(false);
  expect([session.user(), session.token()]).toEqual([undefined, undefined]);
});

test("a call that comes back after its owner logged out asks nobody", async () => {
  const { desk, session } = newDesk("runner");
  session.end();
  expect(await desk.renewLogin("old")).toBe(false);
  expect(desk.request()).toBeUndefined();
});
