import type { ResultOverview } from "#contract/publicResults.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { describeHead, openSetOf } from "./chooseSet.ts";
import type { PublicResults } from "./publishedSets.ts";

const readOverview = cacheReads<ResultOverview>(200);

/**
 * Lists what is published of a race's results, or was at an instant in ms since 1970: its items in
 * the order of the site, then others.
 */
export async function listPublishedResults(
  publicResults: PublicResults,
  { raceId, site }: Pick<RaceSite, "raceId" | "site">,
  at?: number,
): Promise<ResultOverview> {
  const state = await publicResults.readState(raceId, at);
  const order = (site.race?.items ?? []).map(({ id }) => id);
  const key = JSON.stringify([publicResults.id, raceId, state.version, order]);
  const overview = await readOverview(key, async () => {
    const items: ResultOverview["items"] = [];
    for (const set of state.sets) {
      const { item, rules, edition } = set;
      const open = await openSetOf(publicResults, state, { ...set, set: set.number });
      if (!open) continue;
      const head = await describeHead(open);
      const listed = items.find((candidate) => candidate.item === item);
      const entry = listed ?? { item, itemName: rules.itemName, distanceKm: rules.distanceKm, editions: [] };
      if (!listed) items.push(entry);
      const sets = entry.editions.find((candidate) => candidate.edition === edition)?.sets;
      if (sets) sets.push(head);
      else entry.editions.push({ edition, sets: [head] });
    }
    const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    return { items: items.sort((a, b) => place(a.item) - place(b.item)) };
  });
  return overview ?? { items: [] };
}
