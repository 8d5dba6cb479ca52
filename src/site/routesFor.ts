import {
  isWithinRules,
  missedAudience,
  narrowRules,
  noRules,
  type RouteRules,
  type Visitor,
} from "#core/routeRules.ts";
import type { Page, PageProps, Route } from "#schemas/generated/types.ts";

/** The instant (ms since 1970) and the visitor for which routes are laid out. */
export interface Viewing {
  at: number;
  visitor: Visitor;
}

/**
 * Returns the routes in their places as they are at an instant for a visitor. One that is not
 * visible is hidden, one that is not visible or for others opens a page that names its time or its
 * audience. `audience` becomes all that the route and the groups around it require, separated by
 * spaces: the style sheet decides which entries of the menu are shown (blocks/kit/style/base.css).
 * `home` has no rules.
 */
export function routesFor(routes: Route[], home: Route | undefined, viewing: Viewing): Route[] {
  const visit = (route: Route, around: RouteRules): Route => {
    if (route === home) return withoutRules(route);
    const rules = narrowRules(route, around);
    const { children } = route;
    const whole = children ? { ...route, children: children.map((child) => visit(child, rules)) } : route;
    return rules === noRules ? whole : applyRules(whole, rules, viewing);
  };
  return routes.map((route) => visit(route, noRules));
}

/** Returns the instants (ms since 1970) at which routes appear or disappear. */
export function ruleInstants(routes: Route[]): number[] {
  return routes.flatMap(({ visible, children = [] }) => [
    ...[visible?.from, visible?.until].map((instant) => Date.parse(instant ?? "")),
    ...ruleInstants(children),
  ]);
}

/** Returns whether any route asks whether a visitor has signed up. */
export function asksForEntry(routes: Route[]): boolean {
  return routes.some(({ audience = "", children = [] }) => audience.endsWith("entered") || asksForEntry(children));
}

function withoutRules({ visible: _, audience: __, ...route }: Route): Route {
  return route;
}

function applyRules(route: Route, rules: RouteRules, { at, visitor }: Viewing): Route {
  const { page, redirect, link, ...rest } = withoutRules(route);
  if (!isWithinRules(rules, at))
    return { ...rest, title: untitled, hidden: true, page: createClosedPage(getTimes(rules, at)) };
  const missed = missedAudience(rules, visitor);
  const opens = missed ? { page: createClosedPage({ audience: missed }) } : { page, redirect, link };
  const audience = rules.audiences.join(" ");
  const statedRules = Object.fromEntries(Object.entries(opens).filter(([, value]) => value !== undefined));
  return { ...rest, ...statedRules, ...(audience && { audience: audience as Route["audience"] }) };
}

// The title of a page may reveal it before its time.
const untitled = { zh: "" };

function getTimes({ from, until }: RouteRules, at: number): PageProps["closed"] {
  const isEarly = at < from;
  return isEarly ? { from: new Date(from).toISOString() } : { until: new Date(until).toISOString() };
}

function createClosedPage(props: PageProps["closed"]): Page {
  return { type: "closed", version: 1, props };
}
