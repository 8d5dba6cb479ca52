import { createHash } from "node:crypto";
import type { Env } from "../env.ts";

/** Where the page's pictures, files and calls may come from besides this server. */
export type Hosts = Pick<Env, "connectHosts" | "imageHosts" | "fileHosts">;

/** What stands in a page itself and is allowed by its hash (see `hashInline`). */
export interface InlineHashes {
  scripts?: string[];
  styles?: string[];
  /** The values of `style` attributes that the server writes into a page. */
  styleAttributes?: string[];
}

/** Where browsers report what the policy blocked. */
export const reportPath = "/policy-reports";

// React and Emotion set styles through the CSSOM; an empty <style> element is all they put into the page.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// dompurify: the cleaner's own; startline: cleaned HTML (blocks/kit/Html.tsx); startline-gpx and default: the course map.
const trustedTypes = "dompurify startline startline-gpx default";

/** The Content-Security-Policy of a page. A page with inline parts overrides the common header with theirs. */
export function contentPolicy({ connectHosts, imageHosts, fileHosts }: Hosts, inline: InlineHashes = {}): string {
  const { scripts = [], styles = [], styleAttributes = [] } = inline;
  const list = (name: string, ...sources: string[]) => [name, ...new Set(sources)].join(" ");
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"];
  return [
    "default-src 'self'",
    list("script-src", "'self'", ...scripts),
    "script-src-attr 'none'",
    list("style-src", "'self'", emptyStyle, ...styles),
    list("style-src-attr", ...attributes),
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

/** What the policy calls an inline script, an inline style or the value of a style attribute: its hash, to the letter. */
export function hashInline(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The headers that every answer carries. They are a constant and not made anew for each request, which costs the fastest
 * answers a third of their speed.
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
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}

/** The policy of organisers' files: opened on their own, an SVG runs nothing and reaches nothing. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
