import type { TimingPlan } from "#contract/timing.ts";
import type { Database } from "../../base/db/open.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { readStartList } from "../runs/startList.ts";
import { getCourse } from "../runs/timedRuns.ts";
import { currentEdition } from "../sets/rules.ts";
import { readAllRules } from "./flagPassings.ts";

/** Returns what a race is simulated by: guns, points and the bibs of its start list. */
export async function readPlan(db: Database, race: RaceSite): Promise<TimingPlan> {
  const { raceId, site, timeZone } = race;
  const { starters } = await readStartList(db, { raceId, edition: currentEdition(site) });
  const items = [...readAllRules(race)].flatMap(([item, rules]) => {
    if (rules.firstGun === null) return [];
    const points = getCourse(rules).map(({ id, km }) => ({ id, km }));
    const bibs = starters.flatMap((starter) => (starter.item === item ? [starter.bib] : []));
    return [{ item, gunAt: rules.firstGun, endsAt: rules.endsAt, points, bibs }];
  });
  return { timeZone, items };
}
