import { isObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";

/** Reports pictures that open another picture of their list which does not exist. */
export function checkPictureIds({ instances }: Context): Finding[] {
  return instances.flatMap(({ instance, pointer }) => {
    const { pictures } = instance.props as { pictures?: unknown };
    if (!Array.isArray(pictures) || !pictures.some((picture) => isObject(picture) && picture.opens !== undefined))
      return [];
    const ids = new Set(
      pictures.flatMap((picture) => (isObject(picture) && typeof picture.id === "string" ? [picture.id] : [])),
    );
    // A duplicate id has probably replaced the right one.
    if (ids.size < pictures.length) return [];
    return pictures.flatMap((picture, index): Finding[] => {
      const opens = isObject(picture) ? picture.opens : undefined;
      if (typeof opens !== "string" || opens === "" || ids.has(opens)) return [];
      const at = `${pointer}/props/pictures/${index}/opens`;
      const near = nearest(opens, ids);
      return [report("SL5009", at, { id: opens, near }, suggest(at, near, opens))];
    });
  });
}
