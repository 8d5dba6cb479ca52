import { expect, test } from "vitest";
import { mostAttempts, paceAfter } from "./pace.ts";

const tooMany = { code: "request/too-many", waitSeconds: 8 } as const;

test("a form that comes in a rush is submitted again by itself after the server's time, not by all at the same moment", () => {
  expect(paceAfter(tooMany, 1, () => 0)).toBe(8000);
  expect(paceAfter(tooMany, 1, () => 0.999)).toBeGreaterThan(9900);
  expect(paceAfter({ ...tooMany, waitSeconds: 1 }, 1, () => 0.5)).toBe(1500);
});

test("a form that comes while the server's database cannot be reached is submitted again by itself", () => {
  expect(paceAfter({ code: "server/unavailable", waitSeconds: 5 }, 1, () => 0)).toBe(5000);
});

test("a form that comes a moment before the opening is submitted again by itself", () => {
  const early = { code: "sign-up/not-open", waitSeconds: undefined } as const;
  expect(paceAfter(early, 1, () => 0.5)).toBe(400);
  expect(paceAfter(early, 3, () => 0.5)).toBe(1200);
  expect(paceAfter(early, 4)).toBeUndefined();
});

test("a runner decides about any other refusal, about a long wait, and after many attempts", () => {
  expect(paceAfter({ code: "sign-up/full", waitSeconds: undefined }, 1)).toBeUndefined();
  expect(paceAfter({ ...tooMany, waitSeconds: 900 }, 1)).toBeUndefined();
  expect(paceAfter(tooMany, mostAttempts)).toBeUndefined();
});
