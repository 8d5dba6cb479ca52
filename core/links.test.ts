import { expect, test } from "vitest";
import { applyOperations } from "./operations.ts";

const upgrade = (jumpUrl: unknown) => applyOperations({ jumpUrl }, [{ op: "link", at: "/jumpUrl" }]);

test.each([
  ["registration-search", "/registration-search"],
  ["aboutUs/contactUs", "/aboutUs/contactUs"],
  ["#/score-search", "/score-search"],
  [" /news ", "/news"],
])("an organiser who wrote the page %j gets a link to %j", (address, link) => {
  expect(upgrade(address)).toEqual({ jumpUrl: link });
});

test.each([
  "/news",
  "https://example.org/a",
  "//example.org",
  "mailto:a@example.org",
  "tel:+8610",
  "#top",
  "javascript:alert(1)",
  "www.example.org/a",
  7,
  null,
])("a link that is already whole, or not for us to guess, stays %j", (address) => {
  expect(upgrade(address)).toEqual({ jumpUrl: address });
});
