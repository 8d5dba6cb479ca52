import { removeAt, replaceAt } from "#core/edit.ts";
import { iconPaths, isIconName } from "#core/iconPaths.ts";
import { isObject, type JsonObject, pointerKeys, valueAt } from "#core/pointers.ts";
import { richTextPaths } from "#schemas/generated/shapes.ts";
import type { Block, Document, Route, Site } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import type { Facts } from "../bind/binding.ts";
import { fillTexts } from "../bind/fillTexts.ts";
import { frameFields } from "../check/frames.ts";
import { siteDocuments } from "../check/paths.ts";
import { repairEnvelope } from "../check/repairEnvelope.ts";
import { scan } from "../check/scan.ts";
import { sanitiseHtml } from "../html/sanitise.ts";
import { themeVariables } from "../theme/theme.ts";
import { eachInstance, type PlacedInstance } from "../upgrade/instances.ts";
import { builtInPages } from "../upgrade/units.ts";
import { newestVersion } from "../upgrade/upgrade.ts";
import { contactUnit, getFooter } from "./footer.ts";
import { wrapFrames } from "./frames.ts";
import { placeOwnTexts } from "./ownTexts.ts";
import { withoutText } from "./withdrawn.ts";

/** What visitors get of a site: immutable and safe to draw. */
export interface CompiledSite {
  compiled: 1;
  site: Site;
  /** JSON Pointers of the instances that are not drawn; their content is left out. */
  skipped: string[];
  /** The file table by the paths that the site uses. */
  files: Record<string, SiteFile>;
  /** The units that the site uses, such as "home/carousel"; sorted. */
  units: string[];
  /** The blocks above the copyright line of each page. */
  footer?: Block[];
  /** The theme as CSS variables: `--accent` -> `#0b6b75`. */
  themeVariables: Record<string, string>;
}

// A link to it is drawn as plain text.
const blocked = "about:invalid";

/** Compiles a site for visitors; with `facts`, they are written into its texts. Never throws. */
export function emitSite(
  source: Site,
  skipped: string[],
  files: Record<string, SiteFile>,
  facts?: Facts | undefined,
): CompiledSite {
  let site: unknown = source;
  for (const pointer of skipped)
    site = isOfFrame(pointer)
      ? removeAt(site, pointer)
      : replaceAt(site, pointer, placeholder(valueAt(site, pointer), pointer));
  site = repairEnvelope(site as JsonObject);
  // Their composites are expanded.
  if (source.packs) site = removeAt(site, "/packs");
  // Their codes are for those whom the organiser gives them to; an empty list shows that there are
  // some.
  if (source.prices?.coupons) site = replaceAt(site, "/prices/coupons", []);
  const live = eachInstance(site).filter(({ pointer }) => !skipped.includes(pointer));
  if (facts) site = fillTexts(site as JsonObject, facts);
  for (const instance of live) site = sanitiseInstance(site, instance);
  site = sanitiseDocuments(site as JsonObject);
  for (const { code, pointer } of scan(site)) if (code === "SL2007") site = replaceAt(site, pointer, blocked);
  site = { ...(site as Site), routes: drawIcons((site as Site).routes) };
  site = placeOwnTexts(site as Site, live);
  const emitted = wrapFrames(site as Site, live, skipped);
  return {
    compiled: 1,
    ...emitted,
    ...getFooter(emitted.site),
    files,
    units: listUsedUnits(emitted.site, emitted.site === site ? live : [...live, ...frames]),
    themeVariables: themeVariables(emitted.site.theme),
  };
}

// The drawing comes with the site, so that pages without icons load none.
function drawIcons(routes: Route[]): Route[] {
  return routes.map(({ icon, children, ...route }) => {
    const path = isIconName(icon) ? iconPaths[icon] : undefined;
    return { ...route, ...(path && { icon: path }), ...(children && { children: drawIcons(children) }) };
  });
}

function isOfFrame(pointer: string): boolean {
  return frameFields.includes(pointer.slice(pointer.lastIndexOf("/") + 1));
}

// Keeps the instance's place, so that pointers stay right, but not its content.
function placeholder(instance: unknown, pointer: string): JsonObject {
  const { type, version, id } = isObject(instance) ? instance : ({} as JsonObject);
  const fallback = pointer
    .slice(1)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(-64)
    .replace(/^-+/, "");
  return {
    type: typeof type === "string" ? type : "unknown",
    version: typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : 1,
    ...(pointer.endsWith("/page")
      ? {}
      : { id: typeof id === "string" && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) ? id : fallback }),
    props: {},
  };
}

function sanitiseInstance(site: unknown, { kind, instance, pointer }: PlacedInstance): unknown {
  const paths = richTextPaths[`${kind}/${instance.type}/${instance.version}`] ?? [];
  return paths.reduce(
    (whole, path) => sanitiseAt(whole, [...pointerKeys(pointer), "props", ...pointerKeys(path)]),
    site,
  );
}

function sanitiseAt(value: unknown, keys: string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return sanitiseTexts(value);
  if (Array.isArray(value))
    return value.map((inner, index) => (key === "*" || key === String(index) ? sanitiseAt(inner, rest) : inner));
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: sanitiseAt(value[key], rest) };
}

function sanitiseTexts(value: unknown): unknown {
  if (typeof value === "string") return sanitiseHtml(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, typeof inner === "string" ? sanitiseHtml(inner) : inner]),
  );
}

function sanitiseDocuments(site: JsonObject): JsonObject {
  if (!Array.isArray(site.documents)) return site;
  const documents = site.documents.map((document: JsonObject) => {
    if (document.withdrawn === true) return { ...withoutText(document as unknown as Document) };
    const html = (key: string) => (typeof document[key] === "string" ? { [key]: sanitiseHtml(document[key]) } : {});
    return { ...document, ...html("content"), ...html("contentEn") };
  });
  return { ...site, documents };
}

const frames = [{ kind: "home", instance: { type: "frame" } }] as const;

function listUsedUnits(
  site: Site,
  live: readonly { kind: PlacedInstance["kind"]; instance: { type: string } }[],
): string[] {
  const names = new Set(live.map(({ kind, instance }) => `${kind}/${instance.type}`));
  const add = (name: string) => newestVersion(name) !== undefined && names.add(name);
  add("page/not-found");
  if (JSON.stringify(site.routes).includes('"link":')) add("page/link");
  if (getFooter(site).footer) names.add(contactUnit);
  // The part of the program that shows routes when and to whom they are to be shown, and the page
  // that it puts in place of others.
  if (hasRules(site.routes)) names.add("part/route-rules").add("page/closed");
  if (siteDocuments(site).length > 0 || site.documents?.length) add("page/document");
  return [...names].filter((name) => !builtInPages.includes(name)).sort();
}

function hasRules(routes: Route[]): boolean {
  return routes.some(({ visible, audience, children }) => visible || audience || (children && hasRules(children)));
}
