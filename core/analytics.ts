import { isNameableHost, isNamed } from "./hosts.ts";

/** A provider that counts page views, by the name that configs use. */
export type AnalyticsProvider = "umami" | "matomo" | "baidu";

/**
 * A provider that browsers report the page views of a site to: an https address without a query,
 * and the site's id there.
 */
export interface Counter {
  provider: AnalyticsProvider;
  address: string;
  id: string;
}

const folder = /^(?:\/[A-Za-z0-9_-]+)+$/;
const ids = {
  umami: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  matomo: /^[1-9]\d{0,9}$/,
  baidu: /^[0-9a-f]{32}$/,
};
const baiduHost = "hm.baidu.com";

/**
 * Returns the places that a site with these analytics reports its page views to. Hosts, folders and
 * ids are checked again here, so that no stored text becomes part of a policy or an address
 * unchecked; `allowed` are the origins that the operator allows, undefined for all.
 */
export function readCounters(analytics: unknown, allowed?: readonly string[]): Counter[] {
  const { umami, matomo, baidu } = object(analytics);
  const providers = [
    { provider: "umami", file: "/api/send", id: object(umami).website, place: object(umami) },
    { provider: "matomo", file: "/matomo.php", id: object(matomo).site, place: object(matomo) },
    { provider: "baidu", file: "/hm.gif", id: object(baidu).id, place: { host: baiduHost } as Record<string, unknown> },
  ] as const;
  return providers.flatMap(({ provider, file, id: idText, place }) => {
    const host = String(place.host);
    const path = place.path === undefined ? "" : String(place.path);
    const id = String(idText);
    const isSound =
      ids[provider].test(id) && isNameableHost(host) && !host.startsWith("*") && (!path || folder.test(path));
    return isSound && isAllowedCounter(host, allowed)
      ? [{ provider, address: `https://${host}${path}${file}`, id }]
      : [];
  });
}

/**
 * Returns whether the operator allows sites to report page views to that host; `allowed` are
 * origins, undefined for all.
 */
export function isAllowedCounter(host: string, allowed: readonly string[] | undefined): boolean {
  return allowed === undefined || allowed.some((origin) => isNamed(host, [origin.replace(/^https:\/\//, "")]));
}

/** The hosts that the analytics of a site report to, with the key of each. */
export function counterHosts(analytics: unknown): { provider: AnalyticsProvider; host: string }[] {
  const { umami, matomo, baidu } = object(analytics);
  return [
    ...(umami === undefined ? [] : [{ provider: "umami" as const, host: String(object(umami).host) }]),
    ...(matomo === undefined ? [] : [{ provider: "matomo" as const, host: String(object(matomo).host) }]),
    ...(baidu === undefined ? [] : [{ provider: "baidu" as const, host: baiduHost }]),
  ];
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
