import { expect, test } from "vitest";
import { findToken, transferLink } from "./transferLink.ts";

const token = "abcdefghijklmnopqrstuv-_";

test.each([
  ["#/account?view=signUps", "https://race.example/#/home", "https://race.example/#/account?view=signUps&transfer="],
  ["/account?view=signUps", "https://race.example/home", "https://race.example/account?view=signUps#transfer="],
])("the browser of who takes an entry over sends the token to no server: %s", (href, base, start) => {
  const link = transferLink(href, token, base);
  expect(link).toBe(`${start}${token}`);
  const { search, pathname, hash } = new URL(link);
  expect(search + pathname).not.toContain(token);
  expect(findToken("transfer", hash)).toBe(token);
});

test("an address without a token, or with something else, is no link of a transfer", () => {
  expect(
    ["", "#transfer=", "#transfer=short", `#transfer=${token}<b>`].map((hash) => findToken("transfer", hash)),
  ).toEqual(Array(4).fill(undefined));
});

test("the link of a deferral has the id of the own sign-up behind the #", () => {
  const id = "7e0e4e5a-93b4-4b5a-8f6e-000000000000";
  expect(
    [`#/account?view=signUps&deferral=${id}`, `#deferral=${id}`].map((hash) => findToken("deferral", hash)),
  ).toEqual([id, id]);
  expect(
    ["", "#deferral=", `#deferral=${id}<b>`, `#deferral=${"a".repeat(65)}`].map((hash) => findToken("deferral", hash)),
  ).toEqual(Array(4).fill(undefined));
});
