import type { Finding } from "../../problems/problems.ts";
import type { Composites, UsableComposite } from "../composites.ts";
import type { Schema } from "../language/values.ts";

/** What is known while the tree of a composite is checked. */
export interface TreeCheck {
  composites: Composites;
  composite: UsableComposite;
  /** The types of the entries that `$each` nodes around a node go through. */
  names: ReadonlyMap<string, Schema>;
  /** The props that conditions around a node have found to be there: `of/pointer`. */
  present: ReadonlySet<string>;
  /** How many containers are around a node. */
  containers: number;
  isInEach: boolean;
  /** The ids of the blocks, and the slots, that were seen in the tree. */
  ids: Map<string, string>;
  slots: Set<string>;
  report(finding: Finding): void;
  /**
   * Returns the type of a node or value; undefined if something is wrong with it, which is
   * reported.
   */
  readType(node: unknown, at: string, check: TreeCheck): Typed | undefined;
}

/** The type of a node's value, and whether the value can be missing. */
export interface Typed {
  type: Schema;
  mayMiss: boolean;
}
