import { expect, test } from "vitest";
import { teamToken } from "#core/teamLink.ts";
import { teamLink } from "./teamLink.ts";

const token = "abcdefghijklmnopqrstuv-_";

test.each([
  ["#/post", "https://race.example/?at=2026-01-01#/account", "https://race.example/#/post?team="],
  ["/post", "https://race.example/account", "https://race.example/post#team="],
])("a member's browser sends the token of a link to no server: %s", (href, base, start) => {
  const link = teamLink(href, token, base);
  expect(link).toBe(`${start}${token}`);
  const { search, pathname, hash } = new URL(link);
  expect(search + pathname).not.toContain(token);
  expect(teamToken(hash)).toBe(token);
});

test("an address without a token, or with something else, is no link of a team", () => {
  expect(["", "#/post", "#team=", "#team=short", `#team=${token}<script>`].map(teamToken)).toEqual(
    Array(5).fill(undefined),
  );
});
