import { cleanText } from "#core/typedText.ts";
import type { Prices } from "#forms/prices/choosePrice.ts";
import type { Site } from "#schemas/generated/types.ts";
import { getService } from "#schemas/services.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { type ItemOrders, readItemOrders } from "./itemOrders.ts";

/** An offer of the prices, as far as it decides to which sign-ups it applies. */
interface Offer {
  items?: string[];
  from?: string;
  until?: string;
  percent?: number;
}

type List = "earlyBirds" | "groups" | "coupons";

/**
 * Reports offers that apply to no sign-up that there can be, or to every one: by the times, people
 * and fees of the items that they are for.
 */
export function checkOffers(context: Context): Finding[] {
  const { prices } = context.site;
  if (!prices) return [];
  const all = readItemOrders(context);
  const lists: [List, Offer[]][] = [
    ["earlyBirds", prices.earlyBirds ?? []],
    ["groups", prices.groups ?? []],
    ["coupons", prices.coupons ?? []],
  ];
  const findings = lists.flatMap(([list, offers]) =>
    offers.flatMap((offer, index) => {
      const at = `/prices/${list}/${index}`;
      const ownItems = all.filter(({ item }) => offer.items === undefined || offer.items.includes(item.id));
      const never = checkNever(offer, ownItems, at, context.site);
      return never.length > 0 ? never : checkFree(offer, ownItems, at, list);
    }),
  );
  return [
    ...findings,
    ...checkAlways(context.site, all),
    ...checkReach(prices, all),
    ...checkCoupons(context, prices),
    ...checkLateRefund(context),
  ];
}

// Times that end before they begin have a problem of their own.
function checkNever({ from, until }: Offer, items: ItemOrders[], at: string, site: Site): Finding[] {
  const times = items.length > 0 || site.race?.items ? items : [getRegistration(site)];
  if (times.length === 0 || (from && until && Date.parse(until) <= Date.parse(from))) return [];
  const opens = Math.min(...times.map((time) => time.from));
  const closes = Math.max(...times.map((time) => time.until));
  if (until && Date.parse(until) <= opens)
    return [report("SL6131", `${at}/until`, { written: until, bound: findWritten(site, opens), isBefore: true })];
  if (from && Date.parse(from) >= closes)
    return [report("SL6131", `${at}/from`, { written: from, bound: findWritten(site, closes), isBefore: false })];
  return [];
}

// The items may be in the platform's race information.
function getRegistration({ race }: Site): Pick<ItemOrders, "from" | "until"> {
  const { opensAt = "", closesAt = "" } = race?.registration ?? {};
  return {
    from: Date.parse(opensAt) || Number.NEGATIVE_INFINITY,
    until: Date.parse(closesAt) || Number.POSITIVE_INFINITY,
  };
}

// As the organiser wrote it, with its zone.
function findWritten({ race }: Site, at: number): string {
  const instants = [race?.registration, ...(race?.items ?? [])].flatMap((holder) =>
    [holder?.opensAt ?? [], holder?.closesAt ?? []].flat(),
  );
  return instants.find((instant) => Date.parse(instant) === at) ?? new Date(at).toISOString();
}

// An amount off a free item, and an early-bird fee of one, have problems of their own.
function checkFree({ items, percent }: Offer, ownItems: ItemOrders[], at: string, list: List): Finding[] {
  const isFree = ownItems.length > 0 && ownItems.every(({ item }) => (item.feeFen ?? 0) === 0);
  return isFree && percent !== undefined && list !== "earlyBirds"
    ? [report("SL6144", items === undefined ? at : `${at}/items`, {})]
    : [];
}

function checkAlways(site: Site, all: ItemOrders[]): Finding[] {
  return (site.prices?.earlyBirds ?? []).flatMap(({ items, from, until }, index) => {
    const ownItems = all.filter(({ item }) => items === undefined || items.includes(item.id));
    const closes = Math.max(...ownItems.map((itemOrders) => itemOrders.until));
    const opens = Math.max(...ownItems.map((itemOrders) => itemOrders.from));
    const isAlways = Date.parse(until) >= closes && (from === undefined || Date.parse(from) <= opens);
    if (ownItems.length === 0 || !isAlways) return [];
    return [report("SL6145", `/prices/earlyBirds/${index}/until`, { until, closesAt: findWritten(site, closes) })];
  });
}

function checkReach({ groups = [] }: Prices, all: ItemOrders[]): Finding[] {
  return groups.flatMap(({ items, size }, index) => {
    const ownItems = all.filter(({ item }) => items === undefined || items.includes(item.id));
    const most = Math.max(...ownItems.map((itemOrders) => itemOrders.most ?? Number.POSITIVE_INFINITY));
    return ownItems.length > 0 && most < size ? [report("SL6146", `/prices/groups/${index}/size`, { size, most })] : [];
  });
}

function checkCoupons({ site }: Context, { coupons = [] }: Prices): Finding[] {
  const { title, race } = site;
  const names = [title, race?.name].flatMap((text) => [text?.zh ?? "", text?.en ?? ""]).concat(site.id);
  const codes = new Set(names.map((name) => cleanText("number", name)).filter((codeText) => codeText !== ""));
  return coupons.flatMap(({ code, uses, perPerson }, index) => [
    ...(codes.has(cleanText("number", code))
      ? [report("SL6139", `/prices/coupons/${index}/code`, { reason: "word" as const })]
      : []),
    ...(uses !== undefined && perPerson !== undefined && perPerson > uses
      ? [report("SL6147", `/prices/coupons/${index}/perPerson`, { perPerson, uses })]
      : []),
  ]);
}

// Runners withdraw until registration closes; those who applied for a place, until the start.
function checkLateRefund({ site, instances }: Context): Finding[] {
  const { until, percent = 100 } = site.prices?.refunds ?? {};
  const { registration, startsAt } = site.race ?? {};
  const hasApplications = instances.some(
    ({ kind, instance }) => getService(`${kind}/${instance.type}`, instance.props) === "through-entry",
  );
  const last = hasApplications ? startsAt : registration?.closesAt;
  if (percent === 0 || !until || !last || Date.parse(until) <= Date.parse(last)) return [];
  return [report("SL6148", "/prices/refunds/until", { until, last })];
}
