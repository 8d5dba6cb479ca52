import { expect, test } from "vitest";
import { isHeadingFor } from "./safeTriangle.ts";

const panel = { left: 100, right: 340, top: 72 };

test("a pointer on its diagonal way to the open submenu keeps it open", () => {
  expect(isHeadingFor(panel, { x: 90, y: 40 }, { x: 96, y: 44 })).toBe(true);
});

test("a pointer that moves along the menu opens the next submenu", () => {
  expect(isHeadingFor(panel, { x: 120, y: 40 }, { x: 140, y: 40 })).toBe(false);
  expect(isHeadingFor(panel, { x: 300, y: 40 }, { x: 330, y: 42 })).toBe(false);
  expect(isHeadingFor(panel, { x: 120, y: 40 }, { x: 122, y: 30 })).toBe(false);
});
