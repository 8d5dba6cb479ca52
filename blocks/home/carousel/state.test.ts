import { describe, expect, it } from "vitest";
import { actionOf, daysUntil } from "./state.ts";

const race = {
  name: { zh: "运河城市马拉松" },
  startsAt: "2025-10-26T07:30:00+08:00",
  registration: {
    opensAt: "2025-08-11T10:00:00+08:00",
    closesAt: "2025-08-21T10:00:00+08:00",
    link: "https://signup.example",
  },
  lookupLink: "/registration-search",
  resultsLink: "https://results.example",
};

describe("the one action over the pictures", () => {
  it("signs a runner up while registration is open, and not before", () => {
    expect(actionOf(race, "registration")).toEqual({ label: "signUp", to: "https://signup.example" });
    expect(actionOf(race, "before-registration")).toBeUndefined();
  });

  it("leads a runner who waits for the draw or the race to the own registration", () => {
    expect(actionOf(race, "awaiting-draw")?.to).toBe("/registration-search");
    expect(actionOf(race, "before-race")?.to).toBe("/registration-search");
  });

  it("leads to the results once the race has started", () => {
    expect(actionOf(race, "race")?.to).toBe("https://results.example");
    expect(actionOf(race, "after")?.to).toBe("https://results.example");
  });

  it("is absent rather than dead if the race names no page", () => {
    const {
      registration: { link: _, ...window },
      resultsLink: __,
      ...bare
    } = race;
    expect(actionOf({ ...bare, registration: window }, "registration")).toBeUndefined();
    expect(actionOf(bare, "after")).toBeUndefined();
  });
});

describe("the days to go", () => {
  it("count by the race's calendar, not by 24 hours from now", () => {
    expect(daysUntil(race.startsAt, Date.parse("2025-10-25T23:59:00+08:00"), "Asia/Shanghai")).toBe(1);
    expect(daysUntil(race.startsAt, Date.parse("2025-10-26T00:01:00+08:00"), "Asia/Shanghai")).toBe(0);
  });

  it("stay whole over a change of the clocks", () => {
    expect(daysUntil("2025-10-27T09:00:00+01:00", Date.parse("2025-10-24T12:00:00+02:00"), "Europe/Berlin")).toBe(3);
  });
});
