import { isObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

interface Moment {
  at: string;
  pointer: string;
}

/** Timelines with one event out of order: usually a slip in its date or year. */
export function checkSchedules({ getInstances }: Context): Finding[] {
  return getInstances("time").flatMap(({ instance, pointer }) => {
    const { events } = instance.props as { events?: unknown };
    if (!Array.isArray(events)) return [];
    const moments = events.flatMap((event, index): Moment[] =>
      isObject(event) && typeof event.at === "string"
        ? [{ at: event.at, pointer: `${pointer}/props/events/${index}/at` }]
        : [],
    );
    return stray(moments);
  });
}

// A list in an entirely different order is intended.
function stray(moments: Moment[]): Finding[] {
  const drop = (list: Moment[]) =>
    list.findIndex(({ at }, index) => Date.parse(at) < Date.parse(list[index - 1]?.at ?? at));
  const second = drop(moments);
  if (second < 1) return [];
  const blamed = [second, second - 1].find(
    (index) => drop(moments.filter((_, otherIndex) => otherIndex !== index)) < 0,
  );
  const moment = blamed === undefined ? undefined : moments[blamed];
  if (!moment || blamed === undefined) return [];
  const neighbours = [moments[blamed - 1], moments[blamed + 1]].flatMap((neighbour) =>
    neighbour ? [neighbour.at] : [],
  );
  return [report("SL5109", moment.pointer, { at: moment.at, neighbours })];
}
