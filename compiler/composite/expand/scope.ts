import type { JsonObject } from "#core/pointers.ts";
import type { Run } from "./run.ts";
import type { Traced } from "./trace.ts";

/**
 * Evaluates a node, or a value that contains nodes, at a place of its composite. Never throws,
 * except for what is too large.
 */
export type Evaluate = (node: unknown, at: string, scope: Scope, place?: Place) => Traced;

/** What the nodes of one composite refer to. */
export interface Scope {
  /** The path of the composite's file. */
  file: string;
  props: Traced;
  /**
   * The entries of the lists that `$each` nodes around a node go through, by the name in their
   * `as`.
   */
  names: ReadonlyMap<string, Traced>;
  tokens: JsonObject;
  run: Run;
  /** Evaluates a node inside of another one. */
  evaluate: Evaluate;
}

/**
 * The place of a block that a value is for: its unit, and the pointer in its props with `*` for
 * entries of lists.
 */
export interface Place {
  unit: string;
  path: string;
  /** The place of the value in the expanded site. */
  pointer: string;
  /** Expands the nodes of a list of blocks at that place. */
  expand(nodes: unknown[], at: string, pointer: string): unknown[];
}

/** What surrounds a node. */
export interface Around {
  at: string;
  scope: Scope;
  place?: Place;
}

/** Returns the place of an entry or a field of the value at a place. */
export function inside(place: Place | undefined, key: string | number): Place | undefined {
  if (!place) return undefined;
  const [name, step] = typeof key === "number" ? [key, "*"] : [key.replaceAll("/", "~1"), key];
  return { ...place, path: `${place.path}/${step}`, pointer: `${place.pointer}/${name}` };
}
