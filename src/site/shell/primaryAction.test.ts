import { expect, test } from "vitest";
import { racePhase } from "#blocks/kit/time/phase.ts";
import type { Race } from "#schemas/generated/types.ts";
import { primaryAction } from "./primaryAction.ts";

const race: Race = {
  name: { zh: "赛" },
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T13:45:00+08:00",
  registration: { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00", link: "/post" },
  lookupLink: "/registration-search",
  resultsLink: "/score-search",
};
const at = (instant: string) => primaryAction(race, racePhase(race, Date.parse(instant)));

test("a runner is offered what fits the day: sign-up, then the draw, then the results", () => {
  expect(at("2025-08-01T00:00:00Z")).toEqual({ key: "signUpOpens", at: "2025-08-11T10:00:00+08:00" });
  expect(at("2025-08-11T10:00:00+08:00")).toEqual({ key: "signUp", to: "/post" });
  expect(at("2025-08-21T10:00:00+08:00")).toEqual({ key: "lookUp", to: "/registration-search" });
  expect(at("2025-10-27T00:00:00+08:00")).toEqual({ key: "results", to: "/score-search" });
});

test("a race without a results page offers nothing afterwards", () => {
  expect(primaryAction({ ...race, resultsLink: undefined }, "after")).toBeUndefined();
});
