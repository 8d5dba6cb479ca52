/** The hosts that a site's config names, by what its pages load from them. */
export interface NamedHosts {
  pictures?: string[];
  films?: string[];
  maps?: string[];
}

const mostHosts = 10;
const hostName = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
// Names that no public name server knows (RFC 2606, 6761, 6762, 8375), and those that home routers
// use.
const privateName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|test|invalid|onion|home\.arpa)$/;
// "*.com.cn" is everybody's.
const wideName = /^\*\.(?:[a-z0-9-]+|(?:com|net|org|gov|edu|ac|co|mil|idv|gen)\.[a-z]{2})$/;

/**
 * Returns whether a site may name a host: a public name, exact or with one leading `*.`, and not
 * everybody's.
 */
export function isNameableHost(host: string): boolean {
  return host.length <= 120 && hostName.test(host) && !privateName.test(host) && !wideName.test(host);
}

/** The hosts of a list that a site may name, at most ten; none if it is no list. */
export function nameableHosts(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((host): host is string => typeof host === "string" && isNameableHost(host)).slice(0, mostHosts);
}

/**
 * Returns whether a host is among the named ones, as browsers compare them: `*.example.org` is
 * every host below example.org.
 */
export function isNamed(host: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => (pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern));
}
