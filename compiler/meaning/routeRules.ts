import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { isWithinRules, missedAudience, narrowRules, noRules, type RouteRules } from "#core/routeRules.ts";
import { writeInstant } from "#core/zones.ts";
import type { Block, Route } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { collectReferences, type Reference } from "./references.ts";
import type { MappedRoute } from "./routeMap.ts";

/**
 * Checks a route's `visible` and `audience`: shown to nobody, to accounts that the site has not, on
 * the home page; menus, groups and links that lead to nothing for a while.
 */
export function checkRouteRules(context: Context): Finding[] {
  const { routes, site } = context;
  if (!routes.all.some(({ route }) => hasRules(route))) return [];
  const rules = new Map<MappedRoute, RouteRules>();
  // Groups come before their entries.
  for (const mapped of routes.all) {
    const around = (mapped.parent && rules.get(mapped.parent)) ?? noRules;
    // The home page is always shown.
    rules.set(mapped, mapped === getHome(context) ? around : narrowRules(mapped.route, around));
  }
  const listRules = (mapped: MappedRoute) => rules.get(mapped) ?? noRules;
  const write = (at: number | undefined) =>
    at === undefined || !Number.isFinite(at) ? undefined : writeInstant(at, context.timeZone);
  return [
    ...routes.all.flatMap((mapped) => [
      ...atHome(mapped, context),
      ...withoutAccounts(mapped, site.account !== undefined),
      ...forNobody(
        mapped,
        { rules: listRules(mapped), around: mapped.parent ? listRules(mapped.parent) : noRules },
        write,
      ),
      ...emptyGroup(mapped, listRules, write),
    ]),
    ...emptyMenu(context, listRules, write),
    ...links(context, listRules, write),
  ];
}

type RulesOf = (mapped: MappedRoute) => RouteRules;
type Write = (at: number | undefined) => string | undefined;

function hasRules({ visible, audience = "everybody" }: Route): boolean {
  return visible !== undefined || audience !== "everybody";
}

function getHome({ routes }: Context): MappedRoute | undefined {
  return routes.all.find(({ route }) => route.page?.type === "home");
}

function atHome(mapped: MappedRoute, context: Context): Finding[] {
  if (getHome(context) !== mapped) return [];
  const { route, pointer } = mapped;
  const name = route.visible ? "visible" : "audience";
  return hasRules(route) ? [report("SL2032", `${pointer}/${name}`, { name })] : [];
}

function withoutAccounts({ route, pointer }: MappedRoute, hasAccounts: boolean): Finding[] {
  const { audience = "everybody" } = route;
  return hasAccounts || audience === "everybody" ? [] : [report("SL2031", `${pointer}/audience`, { audience })];
}

// A route's own times that never happen have a problem of their own (SL5101).
function forNobody(
  { route, pointer }: MappedRoute,
  { rules, around }: { rules: RouteRules; around: RouteRules },
  write: Write,
): Finding[] {
  const routeRules = narrowRules(route, noRules);
  if (routeRules.from < routeRules.until && rules.from >= rules.until && around.from < around.until) {
    const name = routeRules.from >= around.until ? "from" : "until";
    const at = write(name === "from" ? around.until : around.from);
    return [report("SL2030", `${pointer}/visible/${name}`, { name, at })];
  }
  const isContrary = rules.audiences.includes("entered") && rules.audiences.includes("not-entered");
  return isContrary && route.audience
    ? [report("SL2030", `${pointer}/audience`, { name: "audience", at: undefined })]
    : [];
}

// The instants at which any of these rules begins or ends to hold, the time before the first
// included.
function getStarts(rules: RouteRules[]): number[] {
  const instants = rules.flatMap(({ from, until }) => [from, until]).filter(Number.isFinite);
  return [Number.NEGATIVE_INFINITY, ...new Set(instants)].sort((a, b) => a - b);
}

function isShown(rules: RouteRules, at: number): boolean {
  return isWithinRules(rules, at) && missedAudience(rules, "unknown") === undefined;
}

// A group without a page of its own is as good as its entries.
function emptyGroup(mapped: MappedRoute, listRules: RulesOf, write: Write): Finding[] {
  const { route, path, pointer, children } = mapped;
  const shownChildren = children.filter((child) => !child.route.hidden);
  if (route.hidden || route.page || route.redirect || shownChildren.length === 0) return [];
  const rules = listRules(mapped);
  const inside = shownChildren.map(listRules);
  const at = getStarts([rules, ...inside]).find(
    (start) => isShown(rules, start) && !inside.some((routeRules) => isShown(routeRules, start)),
  );
  return at === undefined ? [] : [report("SL2034", pointer, { path, at: write(at) })];
}

function emptyMenu({ routes }: Context, listRules: RulesOf, write: Write): Finding[] {
  const rules = routes.all.filter(({ parent, route }) => !parent && !route.hidden).map(listRules);
  const at = getStarts(rules).find((start) => !rules.some((rule) => isShown(rule, start)));
  return rules.length === 0 || at === undefined ? [] : [report("SL2033", "/routes", { at: write(at) })];
}

function links(context: Context, listRules: RulesOf, write: Write): Finding[] {
  return collectReferences(context).flatMap((reference) => {
    const { file, pointer, link, kind, path } = reference;
    const target = path === undefined ? undefined : context.routes.find(path);
    if (!target || kind === "parent" || kind === "activeMenu") return [];
    const { from, until } = listRules(target);
    const around = placeRules(reference, context, listRules);
    const early = around.from < from ? from : undefined;
    const late = around.until > until ? until : undefined;
    if (around.from >= around.until || (early === undefined && late === undefined)) return [];
    return [report("SL2035", pointer, { link, from: write(early), until: write(late) }, { file })];
  });
}

// The times of the route, page and blocks around a place; those of the article, if it is in one.
function placeRules(
  { file, pointer, route }: Reference,
  { site, routes, written }: Context,
  listRules: RulesOf,
): RouteRules {
  if (file !== undefined) {
    const time = written.find(({ path }) => path === file)?.value.time;
    return { ...noRules, from: typeof time === "number" ? time : Date.parse(String(time)) || noRules.from };
  }
  const keys = pointerKeys(pointer);
  const [innermost] = routes.all.filter((route) => pointer.startsWith(`${route.pointer}/`)).slice(-1);
  const around = route ?? innermost;
  return keys.reduce(
    (rules, _, index) => {
      const value = valueAt(site, toPointer(keys.slice(0, index)));
      return isObject(value) && "id" in value && "visible" in value
        ? narrowRules(value as unknown as Block, rules)
        : rules;
    },
    around ? listRules(around) : noRules,
  );
}
