import { describe, expect, test } from "vitest";
import { withoutPreview } from "./shell/TimeRibbon.tsx";
import { readTimePreview } from "./timePreview.ts";

const opening = Date.parse("2025-08-11T10:00:00+08:00");
const real = 1_000_000;
const read = (search: string, clock = () => 0) => readTimePreview(search, () => real, clock);

describe("an organiser who previews the page", () => {
  test.each([
    "?at=2025-08-11T10:00+08:00",
    "?at=2025-08-11T10:00%2B08:00",
    "?lang=en&at=2025-08-11T10:00:00+08:00",
    "?at=2025-08-11T02:00:00.000Z",
    "?at=2025-08-10T22:00-04:00",
  ])("at the opening of registration with %s sees it open that very second", (search) => {
    expect(read(search)).toMatchObject({ at: opening });
    expect(read(search)?.now()).toBe(opening);
  });

  test("sees the countdown continue from there", () => {
    let passed = 5_000;
    const preview = read("?at=2025-08-11T10:00+08:00", () => passed);
    passed += 61_000;
    expect(preview?.now()).toBe(opening + 61_000);
  });

  test.each([
    "soon",
    "",
    "2025-08-11",
    "2025-08-11T10:00",
    "2025-13-01T10:00+08:00",
    "2025-04-31T10:00Z",
    "2025-02-29T10:00Z",
    "1754877600000",
  ])("at %j, which is no instant, sees the present", (asked) => {
    const preview = read(`?at=${asked}`);
    expect(preview).toMatchObject({ asked, at: undefined });
    expect(preview?.now()).toBe(real);
  });

  test("gets back to the present on the same page, with the rest of the query", () => {
    expect(withoutPreview("https://race.example/?a=1&at=2025-08-11T10:00+08:00#/news")).toBe(
      "https://race.example/?a=1#/news",
    );
    expect(withoutPreview("https://race.example/?at=x#/home")).toBe("https://race.example/#/home");
  });
});

test("a visitor whose address names no instant has no preview", () => expect(read("?attempt=1")).toBeUndefined());
