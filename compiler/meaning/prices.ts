import { cleanText } from "#core/typedText.ts";
import type { Prices } from "#forms/prices/choosePrice.ts";
import { takenOff } from "#forms/prices/prices.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { checkCoupons } from "./coupons.ts";
import { nearest } from "./nearest.ts";
import { wrongUnit } from "./wrongUnit.ts";

interface Offer {
  id: string;
  items?: string[];
  from?: string;
  until?: string;
  percent?: number;
  offFen?: number;
}

interface Placed<One> {
  offer: One;
  at: string;
}

/**
 * Reports early-bird offers, group discounts and coupons that never apply, contradict each other,
 * take more than there is, or can be guessed.
 */
export function checkPrices({ site }: Context): Finding[] {
  const { prices } = site;
  if (!prices) return [];
  const place = <One extends Offer>(list: One[] | undefined, name: keyof Prices): Placed<One>[] =>
    (list ?? []).map((offer, index) => ({ offer, at: `/prices/${name}/${index}` }));
  const early = place(prices.earlyBirds, "earlyBirds");
  const groups = place(prices.groups, "groups");
  const coupons = place(prices.coupons, "coupons");
  const lists: Placed<Offer>[][] = [early, groups, coupons];
  return [
    ...lists.flatMap(checkIds),
    ...lists.flat().flatMap((offer) => [...checkItems(offer, site), ...checkWindow(offer)]),
    ...checkEarly(early, site),
    ...[...groups, ...coupons].flatMap((offer) => checkDiscount(offer, site)),
    ...checkGroups(groups, site),
    ...checkRefunds(site),
    ...checkCoupons(coupons.map(({ offer, at }) => ({ ...offer, at, plain: cleanText("number", offer.code) }))),
  ];
}

type Site = Context["site"];

function checkIds(list: Placed<Offer>[]): Finding[] {
  const first = new Map<string, string>();
  return list.flatMap(({ offer: { id }, at }) => {
    const firstAt = first.get(id);
    if (firstAt === undefined) first.set(id, at);
    return firstAt === undefined ? [] : [report("SL6141", `${at}/id`, { id, other: { pointer: firstAt } })];
  });
}

function checkItems({ offer: { items = [] }, at }: Placed<Offer>, { race }: Site): Finding[] {
  const itemIds = race?.items?.map(({ id }) => id);
  if (!itemIds) return [];
  return items.flatMap((item, index) => {
    if (itemIds.includes(item)) return [];
    const near = nearest(item, itemIds);
    const pointer = `${at}/items/${index}`;
    return [report("SL6130", pointer, { item, near, known: itemIds }, suggest(pointer, near, item))];
  });
}

function checkWindow({ offer: { from, until }, at }: Placed<Offer>): Finding[] {
  const isNever = from && until && Date.parse(until) <= Date.parse(from);
  return isNever ? [report("SL5101", `${at}/until`, { start: from, end: until })] : [];
}

function checkRefunds({ prices, race }: Site): Finding[] {
  const { percent, until } = prices?.refunds ?? {};
  if (percent === undefined) return [];
  const drawItem = race?.items?.find(({ allocation, feeFen = 0 }) => allocation === "draw" && feeFen > 0);
  const findings: Finding[] = [];
  if (drawItem && percent < 100)
    findings.push(report("SL6142", "/prices/refunds/percent", { item: drawItem.name, percent }));
  const { opensAt } = race?.registration ?? {};
  if (percent > 0 && until && opensAt && Date.parse(until) <= Date.parse(opensAt))
    findings.push(report("SL6143", "/prices/refunds/until", { until, opensAt }));
  return findings;
}

const listItems = ({ items }: Offer, { race }: Site) =>
  (race?.items ?? []).filter(({ id }) => items === undefined || items.includes(id));

function checkEarly(list: Placed<NonNullable<Prices["earlyBirds"]>[number]>[], site: Site): Finding[] {
  return list.flatMap(({ offer, at }, index) => {
    const { from, until, feeFen } = offer;
    const wantedFen = feeFen * 100;
    // Nobody gives 99 in 100 away: the fee is in yuan.
    const isInYuan =
      feeFen < 1000 && wantedFen >= 1000 && listItems(offer, site).some((item) => wantedFen <= (item.feeFen ?? 0));
    if (isInYuan) return [wrongUnit(`${at}/feeFen`, { written: feeFen, unit: "fen", wanted: wantedFen })];
    const dear = listItems(offer, site).find((item) => feeFen >= (item.feeFen ?? 0));
    // A free item is in the list by mistake, more likely than its fee is.
    const place = dear && !dear.feeFen ? (offer.items ?? []).indexOf(dear.id) : -1;
    const pointer = place < 0 ? `${at}/feeFen` : `${at}/items/${place}`;
    if (dear) return [report("SL6133", pointer, { fee: feeFen, item: dear.name, itemFee: dear.feeFen ?? 0 })];
    const earlier = list.slice(0, index).find(({ offer: before }) => {
      const overlap = readStart(from) < Date.parse(before.until) && readStart(before.from) < Date.parse(until);
      return overlap && listItems(before, site).some(({ id }) => listItems(offer, site).some((item) => item.id === id));
    });
    return earlier ? [report("SL6132", at, { other: { pointer: earlier.at } })] : [];
  });
}

const readStart = (from: string | undefined) => (from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from));

function checkDiscount({ offer, at }: Placed<Offer>, site: Site): Finding[] {
  const { percent, offFen } = offer;
  if ((percent === undefined) === (offFen === undefined))
    return [report("SL6135", at, { isBoth: percent !== undefined })];
  // An offer for all items leaves free ones alone.
  const paid = listItems(offer, site).filter(({ feeFen = 0 }) => offer.items !== undefined || feeFen > 0);
  const small = paid.find(({ feeFen = 0 }) => offFen !== undefined && offFen > feeFen);
  if (!small || offFen === undefined) return [];
  return [report("SL6134", `${at}/offFen`, { off: offFen, item: small.name, fee: small.feeFen ?? 0 })];
}

// For each item, a larger group saves at least as much.
function checkGroups(list: Placed<NonNullable<Prices["groups"]>[number]>[], site: Site): Finding[] {
  const computeDiscount = ({ percent, offFen = 0 }: Offer, fee: number) =>
    takenOff(fee, percent === undefined ? { offFen } : { percent });
  return list.flatMap(({ offer, at }) => {
    const smallerGroup = list.find(({ offer: smaller }) => {
      if (smaller.size > offer.size || smaller === offer) return false;
      return listItems(offer, site).some(({ id, feeFen = 0 }) => {
        const isCommon = listItems(smaller, site).some((item) => item.id === id);
        const [discount, smallerDiscount] = [computeDiscount(offer, feeFen), computeDiscount(smaller, feeFen)];
        return (
          isCommon &&
          feeFen > 0 &&
          (discount < smallerDiscount || (discount === smallerDiscount && smaller.size < offer.size))
        );
      });
    });
    return smallerGroup ? [report("SL6136", at, { size: offer.size, other: { pointer: smallerGroup.at } })] : [];
  });
}
