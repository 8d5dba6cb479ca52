// What the server answers itself, or may; a test compares these with its routes.
const reserved = new Set([
  ".vite",
  "admin",
  "assets",
  "basic-center",
  "captcha",
  "certificate",
  "config",
  "dev",
  "e",
  "favicon.ico",
  "feeds",
  "files",
  "healthz",
  "index.html",
  "live",
  "media",
  "metrics",
  "my",
  "opt-out",
  "paper",
  "policy-reports",
  "race.ics",
  "readyz",
  "refused-request-path",
  "robots.txt",
  "schemas",
  "sign-up",
  "sitemap.xml",
  "staff",
  "staff-worker.js",
  "status",
  "timing",
  "units.json",
  "uploads",
  "user-center",
  "website-center",
]);

/** The path of the account page on sites with accounts; no page of the site can have it. */
export const accountPath = "/account";

/** The path of the page for organisers on sites with accounts; no page of the site can have it. */
export const organisePath = "/organise";

/** The paths that pages of the program have on sites with accounts. */
export const ownPaths: readonly string[] = [accountPath, organisePath];

/**
 * Returns the first part of a path (/files of /files/a) if the server itself answers everything
 * below it; undefined for paths of pages.
 */
export function reservedPart(path: string): string | undefined {
  const part = path
    .split("/")
    .find((segment) => segment !== "")
    ?.toLowerCase();
  return part !== undefined && reserved.has(part) ? `/${part}` : undefined;
}
