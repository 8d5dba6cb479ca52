// What the server answers itself, or may; a test compares these with its routes.
const reserved = new Set([
  ".vite",
  "admin",
  "assets",
  "basic-center",
  "captcha",
  "config",
  "dev",
  "e",
  "favicon.ico",
  "files",
  "healthz",
  "index.html",
  "media",
  "paper",
  "policy-reports",
  "race.ics",
  "readyz",
  "refused-request-path",
  "robots.txt",
  "schemas",
  "sign-up",
  "sitemap.xml",
  "units.json",
  "uploads",
  "user-center",
  "website-center",
]);

/** Where people find their own account, on sites that offer accounts: no page of the site can be there. */
export const accountPath = "/account";

/** The first part of a path (/files of /files/a) where the server answers everything below it itself; undefined for pages' paths. */
export function reservedPart(path: string): string | undefined {
  const part = path
    .split("/")
    .find((one) => one !== "")
    ?.toLowerCase();
  return part !== undefined && reserved.has(part) ? `/${part}` : undefined;
}
