import { counterHosts, isAllowedCounter } from "#core/analytics.ts";
import { isNameableHost } from "#core/hosts.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/** Providers that browsers cannot reach or the operator does not allow, analytics that visitors cannot read about, and a notice about nothing. */
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
