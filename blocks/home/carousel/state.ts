import { inZone } from "#blocks/kit/time/dates.ts";
import type { RacePhase } from "#blocks/kit/time/phase.ts";
import type { Race } from "#schemas/generated/types.ts";

/** The one thing to do in this phase and its page; undefined if the race names no page for it. */
export function actionOf(
  race: Race,
  phase: RacePhase,
): { label: "signUp" | "lookUp" | "results"; to: string } | undefined {
  const { registration, lookupLink, resultsLink } = race;
  const signUp = registration?.link ? ({ label: "signUp", to: registration.link } as const) : undefined;
  const lookUp = lookupLink ? ({ label: "lookUp", to: lookupLink } as const) : undefined;
  const results = resultsLink ? ({ label: "results", to: resultsLink } as const) : undefined;
  switch (phase) {
    case "before-registration":
      return undefined;
    case "registration":
      return signUp;
    case "awaiting-draw":
    case "before-race":
      return lookUp;
    case "race":
      return results ?? lookUp;
    case "after":
      return results;
  }
}

/** Whole calendar days in the race's zone from `now` (ms since 1970) to the day of `instant`; 0 on the day itself. */
export function daysUntil(instant: string, now: number, timeZone: string): number {
  const day = (moment: string | number) => Date.parse(`${inZone(moment, timeZone).format("YYYY-MM-DD")}T00:00:00Z`);
  return (day(instant) - day(now)) / 86_400_000;
}
