import type { ItemResults, Race, RaceItem } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import { checkAgeGroups, checkBases, checkPrizeLists } from "./resultLists.ts";

/** The rules of the results of an item, or those that a past edition had, and their place. */
interface PlacedRules {
  at: string;
  item: RaceItem;
  rules: ItemResults;
  startsAt: string | undefined;
  /** When the race is over; undefined for a past edition. */
  endsAt?: string | undefined;
}

/**
 * Rules of results that name what the item does not have, points and cut-offs that are out of
 * order, age groups and prizes that contradict themselves, and places without a basis.
 */
export function checkResults({ site: { race } }: Context): Finding[] {
  return readRules(race).flatMap((placed) => [
    ...checkIds(placed),
    ...checkNames(placed),
    ...checkPoints(placed),
    ...checkCutOffs(placed),
    ...checkBases(placed.rules.ranking, `${placed.at}/ranking`),
    ...checkAgeGroups(placed.rules.ageGroups, `${placed.at}/ageGroups`),
    ...checkPrizeLists(placed.rules.prizes, `${placed.at}/prizes`),
  ]);
}

function readRules(race: Race | undefined): PlacedRules[] {
  return (race?.items ?? []).flatMap((item, index): PlacedRules[] => {
    const { results } = item;
    if (!results) return [];
    const at = `/race/items/${index}/results`;
    const past = (results.pastEditions ?? []).map(({ startsAt, ...own }, place) => ({
      at: `${at}/pastEditions/${place}`,
      item,
      // What a past edition does not state itself is checked once, as today's.
      rules: own,
      startsAt,
    }));
    return [{ at, item, rules: results, startsAt: item.startsAt ?? race?.startsAt, endsAt: race?.endsAt }, ...past];
  });
}

const lists = ["starts", "points", "ageGroups"] as const;

function checkIds({ rules, at }: PlacedRules): Finding[] {
  const placed = [
    ...lists.map((name) => ({ name, ids: (rules[name] ?? []).map(({ id }) => id), field: "id" })),
    { name: "prizes/lists", ids: (rules.prizes?.lists ?? []).map(({ id }) => id), field: "id" },
    { name: "pastEditions", ids: (rules.pastEditions ?? []).map(({ edition }) => edition), field: "edition" },
  ];
  return placed.flatMap(({ name, ids, field }) =>
    ids.flatMap((id, index) => {
      const first = ids.indexOf(id);
      const other = { pointer: `${at}/${name}/${first}` };
      return first === index ? [] : [report("SL6208", `${at}/${name}/${index}/${field}`, { id, other })];
    }),
  );
}

// A past edition has the points and groups of today if it states none.
function checkNames({ item, rules, at }: PlacedRules): Finding[] {
  const { ranking, outOfCompetition, prizes } = rules;
  const today = item.results ?? {};
  const points = (rules.points ?? today.points ?? []).map(({ id }) => id);
  const starts = (rules.starts ?? []).map(({ id }) => id);
  const groups = (rules.ageGroups ?? today.ageGroups ?? []).map(({ id }) => id);
  const find = (kind: ParamsOf<"SL6201">["kind"], names: readonly string[] = [], known: string[], place: string) =>
    names.flatMap((name, index) => {
      if (known.includes(name)) return [];
      const near = nearest(name, known);
      const pointer = `${at}/${place}/${index}`;
      return [report("SL6201", pointer, { kind, name, near, known }, suggest(pointer, near, name))];
    });
  return [
    ...find("point", ranking?.requiredPoints, points, "ranking/requiredPoints"),
    ...find("start", outOfCompetition?.starts, starts, "outOfCompetition/starts"),
    ...(prizes?.lists ?? []).flatMap((list, index) =>
      find("group", list.ageGroups, groups, `prizes/lists/${index}/ageGroups`),
    ),
  ];
}

// After the first point that is out of order, all others are.
function checkPoints({ item, rules, at }: PlacedRules): Finding[] {
  const { points = [] } = rules;
  const place = (index: number) => `${at}/points/${index}/distanceKm`;
  const longest = item.isDistanceApproximate ? item.distanceKm * 1.05 : item.distanceKm;
  const beyond = points.findIndex(({ distanceKm }) => distanceKm >= longest);
  const distance = points[beyond]?.distanceKm;
  if (distance !== undefined)
    return [report("SL6203", place(beyond), { distance, item: item.name, longest: item.distanceKm })];
  const index = points.findIndex(({ distanceKm }, at) => at > 0 && distanceKm <= (points[at - 1]?.distanceKm ?? 0));
  const [before, point] = points.slice(Math.max(0, index - 1));
  if (index < 0 || !before || !point) return [];
  return [report("SL6202", place(index), { distance: point.distanceKm, before: before.distanceKm })];
}

// Only the first that runs backwards: a wrong day makes all that follow wrong.
function checkCutOffs({ rules, startsAt, endsAt, at }: PlacedRules): Finding[] {
  const { starts = [], points = [], finishCutOffAt } = rules;
  const gun = starts.map(({ gunAt }) => gunAt).sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? startsAt;
  const cutOffs = [
    ...points.map(({ cutOffAt }, index) => ({ cutOffAt, pointer: `${at}/points/${index}/cutOffAt` })),
    { cutOffAt: finishCutOffAt, pointer: `${at}/finishCutOffAt` },
  ].flatMap(({ cutOffAt, pointer }) => (cutOffAt === undefined ? [] : [{ cutOffAt, pointer }]));
  // A start after the end of the race has a problem of its own.
  const isLate = gun && endsAt ? Date.parse(gun) > Date.parse(endsAt) : false;
  const [early] = cutOffs.filter(({ cutOffAt }) => gun !== undefined && Date.parse(cutOffAt) <= Date.parse(gun));
  if (early && gun && !isLate) return [report("SL6205", early.pointer, { cutOff: early.cutOffAt, gun })];
  for (const [index, { cutOffAt, pointer }] of cutOffs.entries()) {
    const before = cutOffs[index - 1]?.cutOffAt;
    if (before !== undefined && Date.parse(cutOffAt) < Date.parse(before))
      return [report("SL6204", pointer, { cutOff: cutOffAt, before })];
  }
  return [];
}
