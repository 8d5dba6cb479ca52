import type { Composites, UsableComposite } from "../composites.ts";
import type { Run } from "./run.ts";
import type { Scope } from "./scope.ts";
import type { Origin } from "./trace.ts";

/** What is known of a site while it is expanded. All pointers are into the expanded site. */
export interface Expansion {
  composites: Composites;
  run: Run;
  /** The origins of the values at these pointers, and of what is in them. */
  origins: Map<string, Origin>;
  /** The instance, in the site as it was read, of each block that a tree has made. */
  instances: Map<string, string>;
  /** The blocks that trees have made, outer ones before those inside of them. */
  made: string[];
  /** How many of them the current page has. */
  blocksOfPage: number;
}

/** A list of blocks of the expanded site while it is made. */
export interface Sink {
  blocks: unknown[];
  pointer: string;
}

/** What surrounds the nodes of a tree. */
export interface Tree {
  scope: Scope;
  composite: UsableComposite;
  /** The id before those of its blocks. */
  id: string;
  /** Writes the blocks of each slot that is filled. */
  slots: ReadonlyMap<string, (sink: Sink) => void>;
  /** The types of the composites around it, its own last. */
  types: readonly string[];
  /** The pointer of the instance in the site as it was read. */
  instance: string;
}
