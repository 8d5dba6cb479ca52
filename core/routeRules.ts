/** To whom a route is shown. */
export type Audience = "everybody" | "logged-in" | "entered" | "not-entered";

/**
 * What is known of a visitor: nothing, that they are logged in, or that they have also signed up
 * for the race.
 */
export type Visitor = "unknown" | "logged-in" | "entered";

/**
 * When and to whom a route is shown, by its own rules and those of the groups around it. Instants
 * are in ms since 1970.
 */
export interface RouteRules {
  from: number;
  until: number;
  audiences: Exclude<Audience, "everybody">[];
}

/** The rules of a route without any. */
export const noRules: RouteRules = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, audiences: [] };

/** The fields of a route that rule when and to whom it is shown. */
interface Ruled {
  visible?: { from?: string; until?: string };
  audience?: Audience;
}

/** Adds a route's own rules to those of the groups around it: all of them apply. */
export function narrowRules({ visible, audience = "everybody" }: Ruled, around: RouteRules): RouteRules {
  const { from, until, audiences } = around;
  return {
    from: Math.max(from, parseInstantOr(visible?.from, from)),
    until: Math.min(until, parseInstantOr(visible?.until, until)),
    audiences: audience === "everybody" || audiences.includes(audience) ? audiences : [...audiences, audience],
  };
}

/**
 * Returns whether routes with these rules are shown at `at` (ms since 1970): from `from` on, until
 * just before `until`.
 */
export function isWithinRules({ from, until }: RouteRules, at: number): boolean {
  return at >= from && at < until;
}

/**
 * The first of these audiences that a visitor is not one of. An unknown visitor has not signed up.
 */
export function missedAudience(
  { audiences }: RouteRules,
  visitor: Visitor,
): RouteRules["audiences"][number] | undefined {
  return audiences.find((audience) =>
    audience === "not-entered" ? visitor === "entered" : visitor !== "entered" && visitor !== audience,
  );
}

// An instant that cannot be read has a problem of its own, and no effect.
function parseInstantOr(instantText: string | undefined, fallback: number): number {
  const instant = Date.parse(instantText ?? "");
  return Number.isNaN(instant) ? fallback : instant;
}
