import { expect, test } from "vitest";
import { transferLink, transferToken } from "./transferLink.ts";

const token = "abcdefghijklmnopqrstuv-_";

test.each([
  ["#/account?view=signUps", "https://race.example/#/home", "https://race.example/#/account?view=signUps&transfer="],
  ["/account?view=signUps", "https://race.example/home", "https://race.example/account?view=signUps#transfer="],
])("the browser of who takes an entry over sends the token to no server: %s", (href, base, start) => {
  const link = transferLink(href, token, base);
  expect(link).toBe(`${start}${token}`);
  const { search, pathname, hash } = new URL(link);
  expect(search + pathname).not.toContain(token);
  expect(transferToken(hash)).toBe(token);
});

test("an address without a token, or with something else, is no link of a transfer", () => {
  expect(["", "#transfer=", "#transfer=short", `#transfer=${token}<b>`].map(transferToken)).toEqual(
    Array(4).fill(undefined),
  );
});
