import { isObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";

/**
 * Reports items that the race does not have, and distances that cannot be on its courses, in
 * schedules, pace tables and sections of courses; heights out of order.
 */
export function checkRaceItems(context: Context): Finding[] {
  return [
    ...context.getInstances("schedule").flatMap((block) => checkSchedule(context, block)),
    ...context.getInstances("pace-table").flatMap((block) => checkPaceTable(context, block)),
    ...context
      .getInstances("course-sections")
      .flatMap((block) => [...checkSections(context, block), ...checkHeights(block)]),
  ];
}

function checkSchedule(context: Context, { instance, pointer }: PlacedInstance): Finding[] {
  return eachIn(instance.props, "entries").flatMap(({ items }, index) =>
    (Array.isArray(items) ? items : []).flatMap((id, place) =>
      checkItem(context, id, `${pointer}/props/entries/${index}/items/${place}`),
    ),
  );
}

function checkPaceTable(context: Context, { instance, pointer }: PlacedInstance): Finding[] {
  return eachIn(instance.props, "tables").flatMap(({ item, distanceKm, splits }, index) => {
    const at = `${pointer}/props/tables/${index}`;
    const findings = checkItem(context, item, `${at}/item`);
    const itemDistance = context.site.race?.items?.find(({ id }) => id === item)?.distanceKm;
    const longest = typeof distanceKm === "number" ? distanceKm : itemDistance;
    if (longest === undefined) return findings.length > 0 || isUnknown(context) ? findings : [report("SL5223", at, {})];
    const beyond = (Array.isArray(splits) ? splits : []).flatMap((distance, place) =>
      distance > longest ? [report("SL5205", `${at}/splits/${place}`, { distance, longest })] : [],
    );
    return [...findings, ...beyond];
  });
}

function checkSections({ site }: Context, { instance, pointer }: PlacedInstance): Finding[] {
  const distances = (site.race?.items ?? []).map(({ distanceKm }) => distanceKm);
  // A course may be a little longer than its name.
  const longest = distances.length > 0 ? Math.max(...distances) : Number.POSITIVE_INFINITY;
  return eachIn(instance.props, "sections").flatMap(({ fromKm, toKm, points }, index) => {
    const at = `${pointer}/props/sections/${index}`;
    if (typeof fromKm !== "number" || typeof toKm !== "number") return [];
    if (toKm <= fromKm) return [report("SL5222", `${at}/toKm`, { from: fromKm, to: toKm })];
    if (toKm > longest * 1.05) return [report("SL5205", `${at}/toKm`, { distance: toKm, longest })];
    return (Array.isArray(points) ? points : []).flatMap((point, place) => {
      const km = isObject(point) ? point.km : undefined;
      return typeof km === "number" && (km < fromKm || km > toKm)
        ? [report("SL5224", `${at}/points/${place}/km`, { km, from: fromKm, to: toKm })]
        : [];
    });
  });
}

// After the first one that is out of order, all others are.
function checkHeights({ instance, pointer }: PlacedInstance): Finding[] {
  const distances = eachIn(instance.props, "elevation").map(({ km }) => Number(km));
  const index = distances.findIndex((km, at) => at > 0 && km <= (distances[at - 1] ?? km));
  const [before = 0, km = 0] = distances.slice(index - 1);
  return index < 0 ? [] : [report("SL5226", `${pointer}/props/elevation/${index}/km`, { km, before })];
}

function checkItem(context: Context, id: unknown, pointer: string): Finding[] {
  const items = context.site.race?.items ?? [];
  if (typeof id !== "string" || isUnknown(context) || items.some((item) => item.id === id)) return [];
  const itemIds = items.map((item) => item.id);
  const near = nearest(id, itemIds);
  return [report("SL5221", pointer, { item: id, near, known: itemIds }, suggest(pointer, near, id))];
}

// The platform's race information may have them.
function isUnknown({ site }: Context): boolean {
  return site.race?.items === undefined;
}

function eachIn(props: object, key: string): Record<string, unknown>[] {
  const list = (props as Record<string, unknown>)[key];
  return Array.isArray(list) ? list.map((entry) => (isObject(entry) ? entry : {})) : [];
}
