import { toInstant } from "#core/operations.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { bilingual, getLink, getText, listObjects, without } from "./v1Values.ts";

/**
 * Returns the facts of a race from the platform's race information; undefined if the name or the
 * start is missing. Times without a zone are Beijing time.
 */
export function raceFacts(information: unknown): JsonObject | undefined {
  if (!isObject(information)) return undefined;
  const [name, startsAt] = [bilingual(information.raceName), instant(information.startTime)];
  if (!name || startsAt === undefined) return undefined;
  const [opensAt, closesAt] = [instant(information.signUpStartTime), instant(information.signUpEndTime)];
  const items = listObjects(information.itemTimeSetting).flatMap(itemFacts);
  return without({
    name,
    startsAt,
    endsAt: instant(information.endTime),
    venue: bilingual(information.detailAddress),
    registration:
      opensAt && closesAt ? without({ opensAt, closesAt, link: getLink(information.signUpUrl) }) : undefined,
    items: items.length > 0 ? items : undefined,
  });
}

function itemFacts(item: JsonObject, index: number): JsonObject[] {
  const name = getText(item.name);
  const distanceKm = Number(/(\d+(?:\.\d+)?)\s*(?:km|k\b|公里|千米)/i.exec(name ?? "")?.[1]);
  if (name === undefined || !(distanceKm > 0)) return [];
  const id = getText(item.id) ?? `item-${index + 1}`;
  return [without({ id, name: { zh: name }, distanceKm, startsAt: instant(item.startTime) })];
}

/**
 * Reads a moment as race.json writes it, as RFC 3339: without a zone it is Beijing time; undefined
 * if it cannot be read.
 */
export function readMoment(value: unknown): string | undefined {
  const text = instant(value);
  return text !== undefined && Number.isFinite(Date.parse(text)) ? text : undefined;
}

function instant(value: unknown): string | undefined {
  if (value === "" || value === null || value === undefined) return undefined;
  const text = toInstant(value, "+08:00");
  return typeof text === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : undefined;
}
