import { isObject, toPointer } from "#core/pointers.ts";
import { listErrors, type Schema } from "../language/values.ts";
import type { InstanceParts } from "./upgradeFile.ts";

interface Target {
  schema: Schema;
  slots?: object;
  variants?: object;
}

/**
 * Returns the place of the first part of an upgraded instance that the next version of its
 * composite lacks or refuses, such as /props/title; undefined if it accepts all.
 */
export function lostPlace({ props, slots, variant }: InstanceParts, target: Target): string | undefined {
  if (typeof variant === "string" && !Object.hasOwn(target.variants ?? {}, variant)) return "/variant";
  const slot = Object.keys(isObject(slots) ? slots : {}).find((name) => !Object.hasOwn(target.slots ?? {}, name));
  if (slot !== undefined) return toPointer(["slots", slot]).slice(0, 200);
  const [error] = listErrors(target.schema, props);
  if (!error) return undefined;
  const name = error.params.missingProperty ?? error.params.additionalProperty;
  return `/props${error.instancePath}${name === undefined ? "" : toPointer([String(name)])}`.slice(0, 200);
}
