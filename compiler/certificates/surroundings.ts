import { isObject } from "#core/pointers.ts";

/** What is known around a template; what is missing is not checked. */
export interface CertificateSurroundings {
  /** The ids of the race's items. */
  items?: string[];
  /** The paths of the site's files. */
  files?: readonly string[] | undefined;
}

/** Returns what a site file states of the surroundings of its certificates. */
export function certificateSurroundings(site: unknown): Pick<CertificateSurroundings, "items"> {
  const items = isObject(site) && isObject(site.race) ? site.race.items : undefined;
  if (!Array.isArray(items)) return {};
  return { items: items.flatMap((item) => (isObject(item) && typeof item.id === "string" ? [item.id] : [])) };
}
