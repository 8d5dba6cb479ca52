import type { ServiceKind } from "#core/serviceState.ts";
import { services } from "./generated/traits/services.ts";

/**
 * Returns the prop that a trait names; undefined if the unit has no such trait. The props of other
 * units are not read: a stored page is drawn again if something changes that it read.
 */
export function readProp(name: string | undefined, instance: { props?: object | undefined }): unknown {
  return name === undefined ? undefined : (instance.props as Record<string, unknown> | undefined)?.[name];
}

/** Returns the service of an instance by its unit, such as home/sign-up, and its props. */
export function getService(name: string, props: object): ServiceKind | undefined {
  const offered = services[name] ?? [];
  return offered.length > 1 ? offered.find((kind) => kind === (props as { kind?: unknown }).kind) : offered[0];
}

/** Whether a unit draws the form of a sign-up. */
export function hasSignUpForm(name: string): boolean {
  return services[name]?.some((kind) => kind === "sign-up" || kind === "through-entry") ?? false;
}

/** Whether a unit draws the form of a sign-up, or what was submitted with it. */
export function isSignUp(name: string): boolean {
  return hasSignUpForm(name) || (services[name]?.includes("confirmation") ?? false);
}
