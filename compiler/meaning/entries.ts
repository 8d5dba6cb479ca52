import type { Race, RaceItem } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/**
 * Reports pools, waiting lists, group sizes and times of the race's items that have no effect or
 * contradict each other.
 */
export function checkEntries({ site: { race }, forms = [] }: Context): Finding[] {
  if (!race?.items) return [];
  const findings = race.items.flatMap((item, index) => {
    const at = `/race/items/${index}`;
    return [
      ...checkPools(race, item, at),
      ...checkItem(item, at),
      ...checkInvited(item, at, forms),
      ...checkTimes(race, item, at),
      ...checkPromotion(race, item, at),
    ];
  });
  const usedPools = new Set(race.items.flatMap(({ pools = [] }) => pools));
  const unused = (race.pools ?? []).flatMap(({ id }, index) =>
    usedPools.has(id) ? [] : [report("SL6114", `/race/pools/${index}`, { pool: id })],
  );
  // A misspelt pool is not an unused one.
  return findings.some(({ code }) => code === "SL6113") ? findings : [...findings, ...unused];
}

function checkPools({ pools = [] }: Race, item: RaceItem, at: string): Finding[] {
  const poolIds = pools.map(({ id }) => id);
  return (item.pools ?? []).flatMap((pool, index) => {
    if (poolIds.includes(pool)) return [];
    const near = nearest(pool, poolIds);
    const pointer = `${at}/pools/${index}`;
    return [report("SL6113", pointer, { pool, near }, suggest(pointer, near, pool))];
  });
}

function checkItem({ waitingList, allocation, places, pools, groupSize }: RaceItem, at: string): Finding[] {
  const findings: Finding[] = [];
  if (waitingList && (allocation ?? "first-come") !== "first-come")
    findings.push(report("SL6115", `${at}/waitingList`, { why: "allocation" }));
  else if (waitingList && places === undefined && !pools?.length)
    findings.push(report("SL6115", `${at}/waitingList`, { why: "places" }));
  const { min, max } = groupSize ?? {};
  if (min !== undefined && max !== undefined && min > max)
    findings.push(report("SL6116", `${at}/groupSize`, { min, max }));
  return findings;
}

// An invitation is for one person.
function checkInvited({ id, allocation, groupSize }: RaceItem, at: string, forms: WrittenDocument[]): Finding[] {
  if (allocation !== "invite") return [];
  if ((groupSize?.min ?? 1) > 1) return [report("SL6172", `${at}/groupSize/min`, { id, why: "group" })];
  const form = forms.find(({ value: { use = "sign-up", items } }) => {
    const isNamed = items === undefined || (Array.isArray(items) && items.includes(id));
    return use === "sign-up" && isNamed;
  });
  return form?.value.team === undefined ? [] : [report("SL6172", `${at}/allocation`, { id, why: "team" })];
}

function checkPromotion({ startsAt }: Race, item: RaceItem, at: string): Finding[] {
  const start = item.startsAt ?? startsAt;
  const { promoteUntil } = item;
  if (promoteUntil === undefined || start === undefined || Date.parse(promoteUntil) <= Date.parse(start)) return [];
  return [report("SL6125", `${at}/promoteUntil`, { written: promoteUntil, limit: start })];
}

// Applications for places, and invitations, may come before registration opens.
function checkTimes({ registration }: Race, { allocation, opensAt, closesAt }: RaceItem, at: string): Finding[] {
  if (!registration || allocation === "direct" || allocation === "invite") return [];
  const findings: Finding[] = [];
  if (opensAt !== undefined && Date.parse(opensAt) < Date.parse(registration.opensAt))
    findings.push(report("SL6117", `${at}/opensAt`, { written: opensAt, limit: registration.opensAt }));
  if (closesAt !== undefined && Date.parse(closesAt) > Date.parse(registration.closesAt))
    findings.push(report("SL6117", `${at}/closesAt`, { written: closesAt, limit: registration.closesAt }));
  return findings;
}
