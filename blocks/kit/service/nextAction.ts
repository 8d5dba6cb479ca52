import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { inZone } from "#blocks/kit/time/dates.ts";
import { type RacePhase, racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/kit/next-action.ts";
import type { Race } from "#schemas/generated/types.ts";
import { useLinkStatus } from "./linkStatus.ts";

const useTexts = texts(messages);

// The pages for runners on race day, by their names in the site's map.
const raceDayPages = ["raceDay", "raceRoute", "courseMap", "courseGuide", "packagePickUp", "officialManual"];

/**
 * Returns the most likely action of a visitor in the race's phase, with its label: the first page
 * of these that is open, or undefined. Before registration it is the rules; on race day, from its
 * first hour to the end of the race, the place to be.
 */
export function useNextAction(race: Race): { label: string; to: string } | undefined {
  const t = useTexts();
  const { pageNamed, timeZone } = useSite();
  const now = useNow(60_000);
  const phase = phaseForRunners(race, now, timeZone);
  const linkStatus = useLinkStatus(60_000);
  const signUp = ["signUp", race.registration?.link] as const;
  const lookUp = ["lookUp", race.lookupLink] as const;
  const results = ["results", race.resultsLink] as const;
  const choices = {
    "before-registration": [["rules", pageNamed(["raceRules"])]],
    registration: [signUp],
    "awaiting-draw": [lookUp],
    "before-race": [lookUp],
    race: [["raceDay", pageNamed(raceDayPages)], results, lookUp],
    after: [results],
    cancelled: [lookUp],
  } as const satisfies Record<RacePhase, unknown>;
  for (const [key, to] of choices[phase]) if (to && linkStatus(to).state === "open") return { label: t(key), to };
  return undefined;
}

// On the morning of the race a runner looks for the way there, not for the registration.
function phaseForRunners(race: Race, now: number, timeZone: string): RacePhase {
  const phase = racePhase(race, now);
  const isRaceDay = now >= inZone(race.startsAt, timeZone).startOf("day").valueOf();
  return phase === "before-race" && isRaceDay ? "race" : phase;
}
