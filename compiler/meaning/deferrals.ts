import { asText } from "#core/text.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";

const at = "/prices/deferrals";

/**
 * Reports deferrals that nobody can use, that end too late, that lead to the race itself or name an
 * unknown item, and drawn places that can be deferred. What the other race is can only be seen on
 * the server.
 */
export function checkDeferrals(context: Context): Finding[] {
  const { prices } = context.site;
  return [...(prices?.deferrals ? checkPolicy(context) : []), ...checkItself(context)];
}

function checkPolicy({ site: { prices, race } }: Context): Finding[] {
  const { from, until = "", items = {} } = prices?.deferrals ?? {};
  const findings: Finding[] = [];
  const end = Date.parse(until);
  const { startsAt, registration } = race ?? {};
  if (from && end <= Date.parse(from)) findings.push(report("SL5101", `${at}/until`, { start: from, end: until }));
  if (startsAt && end > Date.parse(startsAt)) findings.push(report("SL6164", `${at}/until`, { until, startsAt }));
  const opensAt = registration?.opensAt;
  if (opensAt && end <= Date.parse(opensAt)) findings.push(report("SL6165", `${at}/until`, { until, opensAt }));
  const itemIds = race?.items?.map(({ id }) => id);
  for (const item of itemIds ? Object.keys(items).filter((id) => !itemIds.includes(id)) : []) {
    const near = nearest(item, itemIds ?? []);
    const pointer = `${at}/items/${item}`;
    findings.push(report("SL6167", pointer, { item, near, known: itemIds ?? [] }));
  }
  const drawItem = race?.items?.find(({ allocation }) => allocation === "draw");
  if (drawItem) findings.push(report("SL6168", at, { item: drawItem.name }));
  return findings;
}

function checkItself({ site: { prices }, information }: Context): Finding[] {
  const ownId = information?.raceId;
  if (ownId === undefined) return [];
  const raceId = asText(ownId);
  const takenIndex = (prices?.deferredFrom ?? []).indexOf(raceId);
  return [
    ...(prices?.deferrals?.to === raceId ? [report("SL6166", `${at}/to`, { raceId })] : []),
    ...(takenIndex >= 0 ? [report("SL6166", `/prices/deferredFrom/${takenIndex}`, { raceId })] : []),
  ];
}
