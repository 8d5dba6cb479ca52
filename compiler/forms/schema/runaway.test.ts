import { expect, test } from "vitest";
import { canRunAway } from "./runaway.ts";

test.each([
  "^(a+)+$",
  "^(\\d+)*$",
  "^([a-z]*)*$",
  "^(?:a|a)*$",
  "^(?:\\w|[0-9])+$",
  "^(a?b?)*$",
  "^(?:a{1,2})*$",
  "^(.*a){12}$",
  "^(?:(?:x+y?)+z?)+$",
  "(?=(a+)+b)a",
  ".*.*.*.*x",
  "^([\\p{L}\\s]+)+$",
])("a pattern that a long text could stop the server with is found: %s", (pattern) =>
  expect(canRunAway(pattern)).toBe(true),
);

test.each([
  "^1[3-9]\\d{9}$",
  "^(?:\\+86)?1\\d{10}$",
  "^[A-Z][a-z]+( [A-Z][a-z]+)*$",
  "^\\p{Script=Han}{2,20}(·\\p{Script=Han}{1,20})*$",
  "^(?:[01]\\d|2[0-3]):[0-5]\\d$",
  "^.+@.+\\..+$",
  "^(?:a|b|\\d)+$",
  "^[\\w.()-]{1,40}$",
  "^(\\d{3}-){2}\\d{4}$",
  "^https?://[^\\s/]+(?:/[^\\s/]*)*$",
  "^(?<year>\\d{4})-(?<month>\\d\\d)$",
  "^(?!0)[\\d]+\\b.$",
  "^[^\\]]+\\]$",
])("a pattern that reads each text quickly is let through: %s", (pattern) => {
  expect(canRunAway(pattern)).toBe(false);
});
