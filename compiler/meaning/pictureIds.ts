import { isObject } from "#core/pointers.ts";
import { missingPicture } from "../problems/meaningCatalogue.ts";
import type { Context, MeaningFinding } from "./context.ts";
import { nearest } from "./nearest.ts";

/** Pictures whose click opens another picture of their list that is not there. */
export function checkPictureIds({ instances }: Context): MeaningFinding[] {
  return instances.flatMap(({ instance, pointer }) => {
    const { pictures } = instance.props as { pictures?: unknown };
    if (!Array.isArray(pictures)) return [];
    const ids = new Set(pictures.flatMap((one) => (isObject(one) && typeof one.id === "string" ? [one.id] : [])));
    // An id that stands twice has taken the place of another one.
    if (ids.size < pictures.length) return [];
    return pictures.flatMap((one, index): MeaningFinding[] => {
      const opens = isObject(one) ? one.opens : undefined;
      if (typeof opens !== "string" || opens === "" || ids.has(opens)) return [];
      return [missingPicture(`${pointer}/props/pictures/${index}/opens`, opens, nearest(opens, ids))];
    });
  });
}
