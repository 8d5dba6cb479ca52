import { isObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";

/** Pictures whose click opens another picture of their list that is not there. */
export function checkPictureIds({ instances }: Context): Finding[] {
  return instances.flatMap(({ instance, pointer }) => {
    const { pictures } = instance.props as { pictures?: unknown };
    if (!Array.isArray(pictures)) return [];
    const ids = new Set(pictures.flatMap((one) => (isObject(one) && typeof one.id === "string" ? [one.id] : [])));
    // An id that stands twice has taken the place of another one.
    if (ids.size < pictures.length) return [];
    return pictures.flatMap((one, index): Finding[] => {
      const opens = isObject(one) ? one.opens : undefined;
      if (typeof opens !== "string" || opens === "" || ids.has(opens)) return [];
      const at = `${pointer}/props/pictures/${index}/opens`;
      const near = nearest(opens, ids);
      return [report("SL5009", at, { id: opens, near }, suggest(at, near, opens))];
    });
  });
}
