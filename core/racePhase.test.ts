import { describe, expect, it } from "vitest";
import { nextChange, racePhase } from "./racePhase.ts";

const race = {
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T13:45:00+08:00",
  registration: {
    opensAt: "2025-08-11T10:00:00+08:00",
    closesAt: "2025-08-21T10:00:00+08:00",
    drawAt: "2025-08-28T10:00:00+08:00",
  },
};
const at = (instant: string) => Date.parse(instant);

describe("a runner who opens the site", () => {
  it.each([
    ["2025-08-11T09:59:59+08:00", "before-registration"],
    ["2025-08-11T10:00:00+08:00", "registration"],
    ["2025-08-21T09:59:59+08:00", "registration"],
    ["2025-08-21T10:00:00+08:00", "awaiting-draw"],
    ["2025-08-28T10:00:00+08:00", "before-race"],
    ["2025-10-26T07:30:00+08:00", "race"],
    ["2025-10-26T13:45:00+08:00", "after"],
  ])("at %s finds the race in the phase %s", (instant, phase) => {
    expect(racePhase(race, at(instant))).toBe(phase);
  });

  it("sees no draw if places are not drawn", () => {
    const { drawAt: _, ...registration } = race.registration;
    expect(racePhase({ ...race, registration }, at("2025-08-22T00:00:00+08:00"))).toBe("before-race");
  });

  it("of a race without registration only waits for the start", () => {
    const open = { startsAt: race.startsAt };
    expect(racePhase(open, at("2025-01-01T00:00:00+08:00"))).toBe("before-race");
    expect(racePhase(open, at("2025-10-26T15:29:59+08:00"))).toBe("race");
    expect(racePhase(open, at("2025-10-26T15:30:00+08:00"))).toBe("after");
  });

  it("is not sent to sign up once the race has started, even if the window is still open", () => {
    const late = { ...race, registration: { ...race.registration, closesAt: "2025-12-01T00:00:00+08:00" } };
    expect(racePhase(late, at("2025-10-26T08:00:00+08:00"))).toBe("race");
  });
});

describe("the next change of phase", () => {
  it("is the opening, the closing, the draw, the start and the end, in turn", () => {
    const { opensAt, closesAt, drawAt } = race.registration;
    const expected = [opensAt, closesAt, drawAt, race.startsAt, race.endsAt].map(at);
    let now = at("2025-01-01T00:00:00+08:00");
    const changes: number[] = [];
    for (let next = nextChange(race, now); next !== undefined; next = nextChange(race, now)) {
      changes.push(next);
      now = next;
    }
    expect(changes).toEqual(expected);
  });

  it("skips an instant that changes nothing", () => {
    const odd = { ...race, registration: { ...race.registration, drawAt: "2025-08-20T10:00:00+08:00" } };
    expect(nextChange(odd, at("2025-08-15T00:00:00+08:00"))).toBe(at(race.registration.closesAt));
  });
});
