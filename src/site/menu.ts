import type { MenuEntry } from "#blocks/kit/site/site.ts";
import { chooseTitle, type PlannedRoute, type RoutePlan } from "./routePlan.ts";

/**
 * Returns the entries of the site's menu; a group with a single child is that child unless the site
 * wants the group shown.
 */
export function menuEntries(plan: RoutePlan, current: PlannedRoute | undefined): MenuEntry[] {
  const { activeMenu = "/" } = current?.route ?? {};
  // A page with no entry of its own may be shown as part of a group, but never as the home page.
  const highlighted = plan.isHome(activeMenu) ? current : plan.find(activeMenu);
  return plan.top
    .filter((planned) => !planned.route.hidden && !groupNamed(plan, planned))
    .map((planned) => {
      const children = listShownChildren(planned, plan);
      const only = children.length === 1 && !planned.route.alwaysShow && !planned.route.page ? children[0] : undefined;
      return only ? entry(only, highlighted, []) : entry(planned, highlighted, children);
    });
}

/**
 * Returns the entries beside the open page in its group, or below it if it is a group; none if it
 * is the only one.
 */
export function siblingEntries(plan: RoutePlan, current: PlannedRoute | undefined): MenuEntry[] {
  if (!current) return [];
  const group = current.children.length > 0 ? current : (current.parent ?? groupNamed(plan, current));
  const children = group && !current.route.hidden ? listShownChildren(group, plan) : [];
  return children.length > 1 ? children.map((child) => entry(child, current, [])) : [];
}

function entry(planned: PlannedRoute, current: PlannedRoute | undefined, children: PlannedRoute[]): MenuEntry {
  const { link, page, audience, icon } = planned.route;
  const entries = children.map((child) => entry(child, current, []));
  return {
    key: planned.pointer,
    to: link && !page ? link : planned.path,
    title: chooseTitle(planned),
    icon,
    isExternal: /^(https?:)?\/\//.test(link ?? "") && !page,
    audience,
    isCurrent: planned === current || entries.some(({ isCurrent }) => isCurrent) || isBelow(current, planned),
    children: entries,
  };
}

function isBelow(current: PlannedRoute | undefined, group: PlannedRoute): boolean {
  return current?.parent !== undefined && (current.parent === group || isBelow(current.parent, group));
}

function listShownChildren(group: PlannedRoute, plan: RoutePlan): PlannedRoute[] {
  const adopted = plan.top.filter((planned) => groupNamed(plan, planned) === group);
  return [...group.children, ...adopted].filter(({ route }) => !route.hidden);
}

// A top entry may name the group that it belongs to, by path or by name.
function groupNamed(plan: RoutePlan, { route, path }: PlannedRoute): PlannedRoute | undefined {
  if (!route.parent) return undefined;
  const group =
    plan.top.find((planned) => planned.path === route.parent || planned.route.name === route.parent) ??
    plan.find(route.parent);
  return group && group.path !== path && !group.parent && !group.route.parent ? group : undefined;
}
