import { isObject, type JsonObject } from "#core/pointers.ts";
import { newestVersion } from "../upgrade.ts";
import type { Origins } from "./origins.ts";
import { findPageType } from "./pageNames.ts";
import { pagePropsFor } from "./siteV2Pages.ts";
import { type StandardRoute, standardRoutes } from "./standardRoutes.ts";
import { bilingual, getLink, getText, without, withoutTexts, withRest } from "./v1Values.ts";

/**
 * Returns the routes of version 2: remoteAsyncRoutes with their pages, and the standard routes that
 * it leaves out: home first, hidden ones last.
 */
export function upgradeRoutes(flat: JsonObject, origins: Origins): JsonObject[] {
  const statedRoutes = objectsWithPlace(flat.remoteAsyncRoutes);
  const takenPaths = new Set(statedRoutes.flatMap(({ entry }) => listPaths(entry)));
  const missing = standardRoutes.filter(
    ({ path, type }) => !takenPaths.has(fold(path)) && newestVersion(`page/${type}`) !== undefined,
  );
  const first = missing.filter(({ isHidden }) => !isHidden);
  const offset = first.length;
  const ownRoutes = statedRoutes.map(({ entry, index }, place) =>
    upgradeRoute(entry, `/routes/${place + offset}`, `/remoteAsyncRoutes/${index}`, "", flat, origins),
  );
  const hidden = missing.filter(({ isHidden }) => isHidden);
  return [
    ...first.map((route, place) => standardRoute(route, place, flat, origins)),
    ...ownRoutes,
    ...hidden.map((route, place) => standardRoute(route, offset + ownRoutes.length + place, flat, origins)),
  ];
}

function standardRoute(
  { path, name, title, type, isHidden }: StandardRoute,
  place: number,
  flat: JsonObject,
  origins: Origins,
): JsonObject {
  const page = { type, version: 1, props: pagePropsFor(type, path, {}, flat, `/routes/${place}/page`, origins) };
  return { path, name, title, page, ...(isHidden ? { hidden: true, activeMenu: "/home" } : {}) };
}

function objectsWithPlace(list: unknown): { entry: JsonObject; index: number }[] {
  return Array.isArray(list) ? list.flatMap((entry, index) => (isObject(entry) ? [{ entry, index }] : [])) : [];
}

function upgradeRoute(
  entry: JsonObject,
  at: string,
  from: string,
  parent: string,
  flat: JsonObject,
  origins: Origins,
): JsonObject {
  const meta = isObject(entry.meta) ? entry.meta : {};
  const path = pathBelow(parent, getText(entry.path) ?? "");
  const whole = path.startsWith("/") ? path : `${parent}/${path}`;
  const link = getLink(meta.link) ?? (/^(https?:)?\/\//.test(path) ? path : undefined);
  setOrigins(origins, at, from);
  const page = upgradePage(entry, meta, whole, at, link !== undefined, flat, origins);
  const route = without({
    path,
    name: getText(entry.name),
    title: bilingual(meta.title, meta.titleEn),
    page,
    redirect: getText(entry.redirect),
    link,
    ...pickKeys(meta, "hidden", "alwaysShow", "activeMenu", "parent", "icon"),
    children: upgradeChildren(entry.children, at, from, whole, flat, origins),
    meta: leftover(meta, page),
  });
  const readKeys = [...(isObject(entry.meta) ? ["meta"] : []), ...(Array.isArray(entry.children) ? ["children"] : [])];
  return withRest(route, withoutTexts(without(entry, ...readKeys), "path", "name", "component", "redirect"), ...ours);
}

const ours = ["name", "title", "page", "redirect", "link", "children"];

function upgradeChildren(
  children: unknown,
  at: string,
  from: string,
  parent: string,
  flat: JsonObject,
  origins: Origins,
): JsonObject[] | undefined {
  if (!Array.isArray(children) || children.length === 0) return undefined;
  return objectsWithPlace(children).map(({ entry, index }, place) =>
    upgradeRoute(entry, `${at}/children/${place}`, `${from}/children/${index}`, parent, flat, origins),
  );
}

function upgradePage(
  entry: JsonObject,
  meta: JsonObject,
  path: string,
  at: string,
  hasLink: boolean,
  flat: JsonObject,
  origins: Origins,
): JsonObject | undefined {
  const component = getText(entry.component);
  const type = component === undefined ? "" : findPageType(component);
  if (type === "" || (type === "link" && hasLink)) return undefined;
  return { type, version: 1, props: pagePropsFor(type, path, meta, flat, `${at}/page`, origins) };
}

function setOrigins(origins: Origins, at: string, from: string): void {
  origins.set(at, from);
  origins.set(`${at}/title`, `${from}/meta/title`);
  origins.set(`${at}/title/en`, `${from}/meta/titleEn`);
  origins.set(`${at}/page`, from);
  origins.set(`${at}/page/type`, `${from}/component`);
  origins.set(`${at}/page/props`, `${from}/meta`);
  for (const key of ["hidden", "alwaysShow", "activeMenu", "parent", "icon", "link"])
    origins.set(`${at}/${key}`, `${from}/meta/${key}`);
}

// A child written with its whole path is the same page as one written below its group.
function pathBelow(parent: string, path: string): string {
  return parent !== "" && path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : path;
}

function pickKeys(meta: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(
    keys.flatMap((key) =>
      meta[key] === undefined || meta[key] === null || meta[key] === "" ? [] : [[key, meta[key]]],
    ),
  );
}

// Only pages that show documents take the dataPath; any other route keeps it as an unknown field.
function leftover(meta: JsonObject, page: JsonObject | undefined): JsonObject | undefined {
  const props = isObject(page?.props) ? page.props : {};
  const usedKeys = "dataPath" in props || "documents" in props ? ["dataPath"] : [];
  const rest = withoutTexts(
    without(meta, "hidden", "alwaysShow", "activeMenu", "parent", "icon", ...usedKeys),
    "title",
    "titleEn",
    "link",
  );
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function listPaths(entry: JsonObject, parent = ""): string[] {
  const path = getText(entry.path) ?? "";
  const whole = path.startsWith("/") ? path : `${parent}/${path}`;
  return [fold(whole), ...objectsWithPlace(entry.children).flatMap((child) => listPaths(child.entry, whole))];
}

function fold(path: string): string {
  return path.toLowerCase().replace(/[-_/]/g, "");
}
