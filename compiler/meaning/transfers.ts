import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/**
 * Reports transfers that nobody can use, that end too late or that contradict the refunds, and a
 * time to pay for what costs nothing.
 */
export function checkTransfers({ site: { prices, race } }: Context): Finding[] {
  const idle = (race?.items ?? []).flatMap(({ id, feeFen = 0, payWithinMinutes }, index) => {
    const isIdle = feeFen === 0 && payWithinMinutes !== undefined;
    return isIdle ? [report("SL6163", `/race/items/${index}/payWithinMinutes`, { item: id })] : [];
  });
  const { from, until, refunds } = prices?.transfers ?? {};
  if (until === undefined) return idle;
  const at = "/prices/transfers";
  const findings = [...idle];
  const end = Date.parse(until);
  const { startsAt, registration } = race ?? {};
  if (from && end <= Date.parse(from)) findings.push(report("SL5101", `${at}/until`, { start: from, end: until }));
  if (startsAt && end > Date.parse(startsAt)) findings.push(report("SL6160", `${at}/until`, { until, startsAt }));
  const opensAt = registration?.opensAt;
  if (opensAt && end <= Date.parse(opensAt)) findings.push(report("SL6161", `${at}/until`, { until, opensAt }));
  if (refunds === "payer" && prices?.refunds?.percent === 0) findings.push(report("SL6162", `${at}/refunds`, {}));
  return findings;
}
