import type { Counter } from "#core/analytics.ts";
import { type NamedHosts, nameableHosts } from "#core/hosts.ts";
import { isVideoPlatform, videoPlatforms } from "#core/videoPlatforms.ts";
import type { Env } from "../env/env.ts";

/** The hosts of the page's pictures, files and calls, in addition to this server. */
export type Hosts = Pick<Env, "connectHosts" | "imageHosts" | "fileHosts">;

/** The path to which browsers report blocked requests. */
export const reportPath = "/policy-reports";

// React and Emotion set styles through the CSSOM; an empty <style> element is all they put into the
// page.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// dompurify: the cleaner's own; startline: cleaned HTML (blocks/kit/text/Html.tsx); default: the
// course map; startline-worker: what reads PDFs and spreadsheets, from this server alone;
// startline-xml: the parts of a Word file, parsed as XML.
const trustedTypes = "dompurify startline startline-worker startline-xml default";

/** The Content-Security-Policy of every answer; a page with inline parts adds their hashes. */
export function contentPolicy({ connectHosts, imageHosts, fileHosts }: Hosts): string {
  const list = (name: string, ...sources: string[]) => [name, ...new Set(sources)].join(" ");
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyle}`,
    "style-src-attr 'none'",
    list("img-src", "'self'", "data:", ...imageHosts, ...fileHosts),
    list("media-src", "'self'", ...imageHosts, ...fileHosts),
    "font-src 'self'",
    list("connect-src", "'self'", ...connectHosts, ...fileHosts),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    `report-uri ${reportPath}`,
  ].join("; ");
}

/**
 * The policy of a site's pages: also allows the hosts that its config names, by https. They are
 * checked again here, so that no stored text can add a directive.
 */
export function withSiteHosts(policy: string, { pictures, films, maps }: NamedHosts): string {
  const sources = (...lists: (string[] | undefined)[]) =>
    lists.flatMap((list) => nameableHosts(list).map((host) => ` https://${host}`)).join("");
  return policy
    .replace("img-src 'self'", `img-src 'self'${sources(pictures, maps)}`)
    .replace("media-src 'self'", `media-src 'self'${sources(films)}`);
}

/**
 * The policy of a page of a site with films of these platforms: frames of their players' hosts, and
 * of nobody else. The hosts are looked up here, so that no stored text can add a directive.
 */
export function withPlayers(policy: string, platforms: readonly unknown[] = []): string {
  const hosts = platforms.filter(isVideoPlatform).flatMap((name) => videoPlatforms[name].hosts);
  return hosts.length > 0
    ? `${policy}; ${["frame-src 'self'", ...hosts.map((host) => `https://${host}`)].join(" ")}`
    : policy;
}

/**
 * The policy of a page whose visits are counted: its program may report to these addresses, and
 * load nothing from them.
 */
export function withCounters(policy: string, counters: readonly Counter[] = []): string {
  const sources = (isPicture: boolean) =>
    counters
      .filter(({ provider }) => (provider === "baidu") === isPicture)
      .map(({ address }) => ` ${address}`)
      .join("");
  return policy
    .replace("img-src 'self'", `img-src 'self'${sources(true)}`)
    .replace("connect-src 'self'", `connect-src 'self'${sources(false)}`);
}

/**
 * The headers that every answer carries. They are a constant and not made anew for each request,
 * which costs the fastest answers a third of their speed.
 */
export function securityHeaders(hosts: Hosts): Record<string, string> {
  return {
    "content-security-policy": contentPolicy(hosts),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=15552000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": permissions("()"),
  };
}

const permissions = (camera: string) => `camera=${camera}, microphone=(), geolocation=()`;

/** The permissions of the page of staff, which scans with the camera; no other page may. */
export const staffPermissions = permissions("(self)");

/**
 * The policy of organisers' files: opened on their own, an SVG runs nothing and reaches nothing.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * The policy of the worker that reads PDFs, whose decoders of scans are WebAssembly; the pages
 * themselves run none.
 */
export function pdfWorkerPolicy(hosts: Hosts): string {
  return contentPolicy(hosts).replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}
