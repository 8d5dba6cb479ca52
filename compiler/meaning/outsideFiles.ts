import { isNameableHost, isNamed, type NamedHosts } from "#core/hosts.ts";
import { findExternalProblem } from "#core/links.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { Context } from "./context.ts";

type OutsideKind = ParamsOf<"SL5015">["kind"];

interface OutsideFile {
  kind: OutsideKind;
  address: string;
  host: string;
  pointer: string;
  file?: string;
}

// Their pages contain a player, which no browser plays as a film.
const players =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|bilibili\.com|b23\.tv|youku\.com|v\.qq\.com|iqiyi\.com|douyin\.com|ixigua\.com|tiktok\.com|dailymotion\.com)$/;

// The platforms that the block embedded-video can show.
const embedded = /(?:^|\.)(?:bilibili\.com|youku\.com|youtube(?:-nocookie)?\.com|youtu\.be)$/;

/**
 * Reports pictures, films and maps of other hosts, which browsers block unless the site names the
 * host or the operator allows it: one finding for each host, at its first place.
 */
export function checkOutsideFiles(context: Context): Finding[] {
  const { hosts = {} } = context.site;
  const byHost = new Map<string, { first: OutsideFile; count: number }>();
  const pages: Finding[] = [];
  for (const outsideFile of outsideFiles(context)) {
    const { kind, address, host, pointer, file } = outsideFile;
    if (kind === "films" && players.test(host)) {
      const params = { address: address.slice(0, 120), host, hasPlayer: embedded.test(host) };
      pages.push(report("SL5016", pointer, params, { file }));
    } else if (
      kind === "courses" ||
      !(isNamedBySite(outsideFile, hosts) || isAllowed(address, context.allowedSources))
    ) {
      const key = `${kind} ${host} ${address.slice(0, 5)}`;
      const entry = byHost.get(key);
      if (entry) entry.count++;
      else byHost.set(key, { first: outsideFile, count: 1 });
    }
  }
  return [
    ...checkHosts(hosts),
    ...pages,
    ...[...byHost.values()].map(({ first, count }) => reportUnnamed(first, count, hosts)),
  ];
}

function isNamedBySite({ kind, address, host }: OutsideFile, hosts: NamedHosts): boolean {
  return kind !== "courses" && address.startsWith("https:") && isNamed(host, hosts[kind] ?? []);
}

// As browsers compare an address with the sources of a policy: "https:", "https://img.example.org",
// "https://*.example.org".
function isAllowed(address: string, sources: readonly string[] = []): boolean {
  const [, scheme = "", host = ""] = /^(https?:)\/\/(?:[^/@?#]*@)?([^/?#]+)/i.exec(address) ?? [];
  return sources.some((source) => {
    const [, itsScheme = source, itsHost] = /^(https?:)\/\/(.+)$/.exec(source) ?? [];
    return itsScheme === scheme.toLowerCase() && (itsHost === undefined || isNamed(host.toLowerCase(), [itsHost]));
  });
}

function reportUnnamed({ kind, host, address, pointer, file }: OutsideFile, count: number, hosts: NamedHosts): Finding {
  const isPlain = address.startsWith("http:");
  const isKnown = kind !== "courses" && isNamed(host, hosts[kind] ?? []);
  const details = isPlain && isKnown ? { suggestion: address.replace(/^http:/, "https:"), file } : { file };
  return report("SL5015", pointer, { kind, host, count, isPlain: isPlain && isKnown }, details);
}

function checkHosts(hosts: NamedHosts): Finding[] {
  return (["pictures", "films", "maps"] as const).flatMap((kind) =>
    (hosts[kind] ?? []).flatMap((host, index) =>
      isNameableHost(host) ? [] : [report("SL5017", `/hosts/${kind}/${index}`, { host })],
    ),
  );
}

function outsideFiles({ survey, htmls }: Context): OutsideFile[] {
  const files: OutsideFile[] = [];
  const add = (kind: OutsideKind, address: string, pointer: string, file?: string) => {
    const host = getHost(address);
    if (host !== undefined) files.push({ kind, address: address.replace(/^\/\//, "https://"), host, pointer, file });
  };
  for (const { value, key, parent, pointer } of survey.outside) {
    const isFilm = key === "src" && parent.poster !== undefined;
    // An address of another kind is a link.
    if (key === "url" && parent.attribution === undefined) continue;
    add(key === "route" ? "courses" : key === "url" ? "maps" : isFilm ? "films" : "pictures", value, pointer);
  }
  for (const { pointer, file, outline } of htmls)
    for (const { src } of outline.images) add("pictures", src, pointer, file);
  return files;
}

// An address that nobody can open is another problem.
function getHost(address: string): string | undefined {
  if (findExternalProblem(address)) return undefined;
  const [, host] = /^(?:https?:)?\/\/(?:[^/@?#]*@)?([^/?#:[\]]+)/i.exec(address) ?? [];
  return host?.toLowerCase();
}
