import { isObject } from "#core/pointers.ts";
import type { RaceItem, Site } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** What the sign-ups for an item can be, by the item, the registration and the form. */
export interface ItemOrders {
  item: RaceItem;
  at: string;
  /** When they are taken, in ms since 1970; without ends if that is not stated. */
  from: number;
  until: number;
  /** The most people of one; undefined if it is not known. */
  most: number | undefined;
  /** The most people that the form takes; undefined if it is not known. */
  ofForm: number | undefined;
}

/**
 * Reads what the sign-ups for each item of a site can be. Items whose places are not given by
 * sign-up have no limit but their own.
 */
export function readItemOrders({ site, forms }: Pick<Context, "site" | "forms">): ItemOrders[] {
  const { items = [], registration } = site.race ?? {};
  return items.map((item, index) => {
    const isSignUp = item.allocation !== "direct" && item.allocation !== "invite";
    const opening = isSignUp ? [item.opensAt, registration?.opensAt] : [item.opensAt];
    const ends = isSignUp ? [item.closesAt, registration?.closesAt] : [item.closesAt];
    const ofForm = isSignUp ? mostOfForm(site, forms, item.id) : undefined;
    const limits = [item.groupSize?.max, ofForm].filter((size) => size !== undefined);
    return {
      item,
      at: `/race/items/${index}`,
      ofForm,
      from: Math.max(Number.NEGATIVE_INFINITY, ...instants(opening)),
      until: Math.min(Number.POSITIVE_INFINITY, ...instants(ends)),
      most: limits.length > 0 ? Math.min(...limits) : undefined,
    };
  });
}

function instants(written: (string | undefined)[]): number[] {
  return written.map((instant) => Date.parse(instant ?? "")).filter(Number.isFinite);
}

// As the server finds the form of an item: the one that names it, else the one that names none.
function mostOfForm(site: Site, forms: WrittenDocument[] | undefined, item: string): number | undefined {
  const listed = new Set(site.forms ?? []);
  const documents = (forms ?? []).filter(
    ({ path, value: { use = "sign-up" } }) => listed.has(path) && use === "sign-up",
  );
  const ownForm = documents.find(({ value: { items } }) => Array.isArray(items) && items.includes(item));
  const form = ownForm ?? documents.find(({ value: { items } }) => items === undefined);
  if (!form) return undefined;
  const { entrants } = form.value;
  if (!isObject(entrants)) return entrants === undefined ? 1 : undefined;
  const { max, byItem } = entrants;
  const ofItem = isObject(byItem) ? byItem[item] : undefined;
  const most = ofItem ?? max;
  return typeof most === "number" ? most : undefined;
}

/** The most that providers take for one order: a million yuan. */
const mostFen = 100_000_000;

/**
 * Reports sign-ups for items that can never be: never open, of more people than the form takes, for
 * places that are not there, or for more than anybody can pay.
 */
export function checkItemOrders(context: Context): Finding[] {
  const { registration } = context.site.race ?? {};
  return [
    ...readItemOrders(context).flatMap((orders) => [
      ...checkOpening(orders, registration),
      ...checkSize(orders),
      ...checkAmount(orders),
    ]),
    ...checkPoolPlaces(context.site.race),
  ];
}

type Registration = NonNullable<NonNullable<Site["race"]>["registration"]>;

// Times that end before they begin have a problem of their own (SL5101), as has registration.
function checkOpening({ item, at }: ItemOrders, registration: Registration | undefined): Finding[] {
  const { allocation, opensAt, closesAt } = item;
  if (!registration || allocation === "direct" || allocation === "invite") return [];
  if (opensAt && Date.parse(opensAt) >= Date.parse(registration.closesAt))
    return [report("SL6118", `${at}/opensAt`, { name: "opensAt", written: opensAt, limit: registration.closesAt })];
  if (closesAt && Date.parse(closesAt) <= Date.parse(registration.opensAt))
    return [report("SL6118", `${at}/closesAt`, { name: "closesAt", written: closesAt, limit: registration.opensAt })];
  return [];
}

function checkSize({ item: { groupSize, id }, at, ofForm }: ItemOrders): Finding[] {
  const { min, max } = groupSize ?? {};
  if (ofForm === undefined || (min !== undefined && max !== undefined && min > max)) return [];
  if (min !== undefined && min > ofForm) return [report("SL6119", `${at}/groupSize`, { id, min, ofForm })];
  return max !== undefined && max > ofForm ? [report("SL6120", `${at}/groupSize`, { id, max, ofForm })] : [];
}

function checkAmount({ item: { feeFen = 0, id }, at, most = 1 }: ItemOrders): Finding[] {
  const total = feeFen * most;
  return total > mostFen ? [report("SL6123", `${at}/feeFen`, { id, people: most, total, limit: mostFen })] : [];
}

function checkPoolPlaces({ pools = [], items = [] }: NonNullable<Site["race"]> = {} as never): Finding[] {
  const none = items.flatMap(({ places, id }, index) =>
    places === 0 ? [report("SL6124", `/race/items/${index}/places`, { id })] : [],
  );
  // A misspelt pool takes from none.
  const poolIds = new Set(pools.map(({ id }) => id));
  if (items.some((item) => item.pools?.some((id) => !poolIds.has(id)))) return none;
  const findings = pools.flatMap(({ id, places }, index): Finding[] => {
    const at = `/race/pools/${index}/places`;
    const sharing = items.filter((item) => item.pools?.includes(id));
    const large = sharing.find((item) => (item.places ?? 0) > places);
    if (large) return [report("SL6121", at, { pool: id, places, item: large.name, itemPlaces: large.places ?? 0 })];
    const sum = sharing.reduce((all, item) => all + (item.places ?? Number.POSITIVE_INFINITY), 0);
    return sharing.length > 0 && sum < places ? [report("SL6122", at, { pool: id, places, sum })] : [];
  });
  return [...none, ...findings];
}
