import { isObject, type JsonObject } from "../pointers.ts";
import { newestVersion } from "../upgrade.ts";
import type { Origins } from "./origins.ts";
import { pageTypeOf } from "./pageNames.ts";
import { pagePropsFor } from "./site-v2-pages.ts";
import { standardRoutes } from "./standardRoutes.ts";
import { bilingual, linkOf, textOf, without } from "./v1Values.ts";

/** The routes of version 2: remoteAsyncRoutes with their pages, and the standard hidden routes that it leaves out. */
export function upgradeRoutes(flat: JsonObject, origins: Origins): JsonObject[] {
  const written = Array.isArray(flat.remoteAsyncRoutes) ? flat.remoteAsyncRoutes : [];
  const routes = written.flatMap((entry, index) => (isObject(entry) ? [{ entry, from: `/remoteAsyncRoutes/${index}` }] : []))
    .map(({ entry, from }, index) => upgradeRoute(entry, `/routes/${index}`, from, "", flat, origins));
  const taken = new Set(routes.flatMap((route) => allPaths(route)));
  for (const { path, name, title, type, isHidden } of standardRoutes) {
    if (taken.has(fold(path)) || newestVersion(`page/${type}`) === undefined) continue;
    const at = `/routes/${routes.length}/page`;
    const page = { type, version: 1, props: pagePropsFor(type, path, {}, flat, at, origins) };
    routes.push({ path, name, title, page, ...(isHidden ? { hidden: true, activeMenu: "/home" } : {}) });
  }
  return routes;
}

function upgradeRoute(entry: JsonObject, at: string, from: string, parent: string, flat: JsonObject, origins: Origins): JsonObject {
  const meta = isObject(entry.meta) ? entry.meta : {};
  const path = pathBelow(parent, textOf(entry.path) ?? "");
  const whole = path.startsWith("/") ? path : `${parent}/${path}`;
  const link = linkOf(meta.link) ?? (/^(https?:)?\/\//.test(path) ? path : undefined);
  setOrigins(origins, at, from);
  return without({
    path,
    name: textOf(entry.name),
    title: bilingual(meta.title, meta.titleEn),
    page: upgradePage(entry, meta, whole, at, link !== undefined, flat, origins),
    redirect: textOf(entry.redirect),
    link,
    ...kept(meta, "hidden", "alwaysShow", "activeMenu", "parent", "icon"),
    children: upgradeChildren(entry.children, at, from, whole, flat, origins),
    ...without(entry, "path", "name", "component", "redirect", "meta", "children"),
    meta: leftover(meta),
  });
}

function upgradeChildren(children: unknown, at: string, from: string, parent: string, flat: JsonObject, origins: Origins): JsonObject[] | undefined {
  if (!Array.isArray(children) || children.length === 0) return undefined;
  return children.flatMap((child, index) => (isObject(child) ? [{ child, index }] : []))
    .map(({ child, index }, place) => upgradeRoute(child, `${at}/children/${place}`, `${from}/children/${index}`, parent, flat, origins));
}

function upgradePage(entry: JsonObject, meta: JsonObject, path: string, at: string, hasLink: boolean, flat: JsonObject, origins: Origins): JsonObject | undefined {
  const component = textOf(entry.component);
  const type = component === undefined ? "" : pageTypeOf(component);
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
  for (const key of ["hidden", "alwaysShow", "activeMenu", "parent", "icon", "link"]) origins.set(`${at}/${key}`, `${from}/meta/${key}`);
}

// A child written with its whole path is the same page as one written below its group.
function pathBelow(parent: string, path: string): string {
  return parent !== "" && path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : path;
}

function kept(meta: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (meta[key] === undefined || meta[key] === null || meta[key] === "" ? [] : [[key, meta[key]]])));
}

function leftover(meta: JsonObject): JsonObject | undefined {
  const rest = without(meta, "title", "titleEn", "dataPath", "link", "hidden", "alwaysShow", "activeMenu", "parent", "icon");
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function allPaths(route: JsonObject, parent = ""): string[] {
  const path = String(route.path);
  const whole = path.startsWith("/") ? path : `${parent}/${path}`;
  return [fold(whole), ...((route.children as JsonObject[] | undefined) ?? []).flatMap((child) => allPaths(child, whole))];
}

function fold(path: string): string {
  return path.toLowerCase().replace(/[-_/]/g, "");
}
