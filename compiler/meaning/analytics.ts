import { counterHosts, isAllowedCounter } from "#core/analytics.ts";
import { isNameableHost } from "#core/hosts.ts";
import { isPersonal } from "#schemas/generated/traits/isPersonal.ts";
import { isPersonalUnit } from "#schemas/personalUnits.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { getPagePointer } from "./anchors.ts";
import type { Context } from "./context.ts";

/**
 * Notes at the first personal block of each page of blocks that analytics leave out because of it;
 * none for a site without analytics.
 */
export function checkUncounted({ site, instances }: Context): Finding[] {
  if (!site.analytics) return [];
  const namedPages = new Set<string>();
  return instances.flatMap(({ kind, instance: { type }, pointer }) => {
    const page = getPagePointer(pointer);
    // The page for unknown addresses is never counted, and neither are pages such as a look-up, as
    // their organiser expects.
    if (page === undefined || pointer.startsWith("/notFound/") || namedPages.has(page)) return [];
    if (kind === "page" ? !isPersonalUnit(`page/${type}`) : !isPersonal[`home/${type}`]) return [];
    namedPages.add(page);
    return kind === "page" ? [] : [report("SL5215", pointer, { type })];
  });
}

/**
 * Reports providers that browsers cannot reach or the operator does not allow, analytics that
 * visitors cannot read about, and a notice about nothing.
 */
export function checkAnalytics({ site, allowedCounters }: Context): Finding[] {
  const { analytics, cookieNotice, account } = site;
  if (!analytics) return cookieNotice ? [report("SL5243", "/cookieNotice", {})] : [];
  const hosts = counterHosts(analytics).flatMap(({ provider, host }) => {
    const at = provider === "baidu" ? "/analytics/baidu" : `/analytics/${provider}/host`;
    if (!isNameableHost(host))
      return [report("SL5240", at, { host, provider: provider === "umami" ? "Umami" : "Matomo" })];
    return isAllowedCounter(host, allowedCounters) ? [] : [report("SL5241", at, { host })];
  });
  const isExplained = cookieNotice?.privacyPolicy !== undefined || account?.privacyPolicy !== undefined;
  return isExplained ? hosts : [...hosts, report("SL5242", "/analytics", {})];
}
