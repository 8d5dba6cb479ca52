import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import Closed from "./Closed.tsx";

const user = { accountId: "a", nick: "Runner", isVerified: false, authorities: [] };
const show = (page: Parameters<typeof Closed>[0], who: Parameters<typeof renderInSite>[1] = { hasAccounts: true }) =>
  listWords(renderInSite(<Closed {...page} />, who));

test("a visitor without a session reads who a page is for, and can log in", () => {
  for (const audience of ["logged-in", "entered"] as const) expect(show({ audience })).toContain("Log in");
  expect(show({ audience: "entered" })).toContain("This page is for entered runners");
});

test("a runner with an account that has no sign-up reads so, and is not asked to log in again", () => {
  const words = show({ audience: "entered" }, { hasAccounts: true, user });
  expect(words).toContain("Your account has no sign-up for this race.");
  expect(words.replace("log in with that one", "")).not.toMatch(/log in/i);
});

test("a runner who has signed up is led to their sign-up", () => {
  expect(show({ audience: "not-entered" }, { hasAccounts: true, user })).toContain("Open my account");
});

test("a page that has closed names the time, and one whose time has come is about to open", () => {
  expect(show({ until: "2025-10-27T00:00:00+08:00" })).toContain("This page has closed");
  expect(show({ from: "2020-01-01T00:00:00+08:00" })).toContain("The page opens in a moment.");
  expect(show({ from: "2099-01-01T00:00:00+08:00" })).toContain("This page is not open yet");
});
