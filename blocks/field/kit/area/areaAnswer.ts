import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";

/** An area: its code, its name in both languages, and the areas in it. */
export interface Area {
  value: string;
  label: string;
  labelEn: string;
  children?: Area[];
}

/** A place while it is being filled in. */
export type Place = Typed<FieldAnswers["province-city-district"]>;

/** A level of a place. */
export type Level = keyof Place;

/** Returns the level above each level. */
export function above(answer: Place, level: Level): Place[Level] {
  return level === "district" ? answer.city : level === "city" ? answer.province : undefined;
}

/** Returns the areas that can be chosen at a level: those in the area above it. */
export function listEntries(areas: Area[], { province, city }: Place, level: Level): Area[] {
  if (level === "province") return areas;
  const cities = areas.find(({ value }) => value === province?.code)?.children ?? [];
  return level === "city" ? cities : (cities.find(({ value }) => value === city?.code)?.children ?? []);
}

/**
 * Returns the place after an area of a level is chosen ("" for none): areas below that are not in
 * it are removed, and the only city of a municipality is chosen with it.
 */
export function choosePlace(areas: Area[], answer: Place, level: Level, code: string): Place | undefined {
  const province = { ...(level !== "province" && answer.province && { province: answer.province }) };
  const upper: Place = { ...province, ...(level === "district" && answer.city && { city: answer.city }) };
  const entry = listEntries(areas, answer, level).find(({ value }) => value === code);
  if (!entry) return Object.keys(upper).length > 0 ? upper : undefined;
  const place: Place = { ...upper, [level]: { code, name: entry.label } };
  const [only, second] = level === "province" ? (entry.children ?? []) : [];
  return only && !second ? { ...place, city: { code: only.value, name: only.label } } : place;
}
