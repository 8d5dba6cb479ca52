import { expect, test } from "vitest";
import { mobileAddress } from "./mobileAddress.ts";

test.each([
  ["https://m.example.com/run", "", "", "https://m.example.com/run"],
  ["https://m.example.com/run", "", "#/post?team=abc", "https://m.example.com/run#/post?team=abc"],
  ["https://m.example.com/run", "?source=poster", "", "https://m.example.com/run?source=poster"],
  [
    "https://m.example.com/?site=1",
    "?site=2&a=%26&a=b",
    "#team=abc",
    "https://m.example.com/?site=1&a=%26&a=b#team=abc",
  ],
  ["https://m.example.com/#/home", "", "#/post?team=abc", "https://m.example.com/#/home"],
])("a phone that is sent to %s keeps what came with its link (%s%s)", (mobileUrl, search, hash, expected) => {
  expect(mobileAddress(mobileUrl, { search, hash })).toBe(expected);
});
