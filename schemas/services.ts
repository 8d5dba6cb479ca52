import type { ServiceKind } from "#core/serviceState.ts";
import { lookUp } from "./generated/traits/lookUp.ts";
import { service } from "./generated/traits/service.ts";
import { services } from "./generated/traits/services.ts";

/** Returns the service of an instance by its unit, such as home/sign-up, and its props. */
export function getService(name: string, props: object): ServiceKind | undefined {
  const { kind } = props as { kind?: unknown };
  return service[name] ?? lookUp[name] ?? services[name]?.find((offered) => offered === kind);
}

/** Returns all services for accounts, and look-ups as blocks, that a unit can offer. */
export function listServices(name: string): readonly ServiceKind[] {
  const serviceKind = service[name];
  return serviceKind === undefined ? (services[name] ?? []) : [serviceKind];
}

/** Returns whether a unit draws the form of a sign-up. */
export function hasSignUpForm(name: string): boolean {
  return listServices(name).some((kind) => kind === "sign-up" || kind === "through-entry");
}

/** Returns whether a unit draws the form of a sign-up, or what was submitted with it. */
export function isSignUp(name: string): boolean {
  return hasSignUpForm(name) || listServices(name).includes("confirmation");
}
