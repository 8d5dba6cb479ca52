import { createContext, type RefObject, useCallback, useContext, useEffect, useRef, useState } from "react";

const controls =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

/** A change of a list: what was done to an entry, and its index now, or before it was removed. */
export interface ListChange {
  kind: "added" | "removed" | "moved";
  entry: number;
  /** The tool that was pressed. */
  tool?: string;
}

interface ListFocus {
  list: RefObject<HTMLDivElement | null>;
  /** Announces a change, so that the focus can follow once it is rendered. */
  plan(change: ListChange): void;
  /** The last change, for runners who do not see it. */
  done: ListChange | undefined;
}

/** What the entries of a list call before they change it. */
export const PlanContext = createContext<(change: ListChange) => void>(() => undefined);

/** Returns the call of the list around an entry. */
export const usePlan = () => useContext(PlanContext);

/**
 * Moves the focus with the runner's work when a list changes: into an entry that was added, to the
 * entry after one that was removed, to the tool of an entry that was moved.
 */
export function useListFocus(): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const planned = useRef<ListChange>(undefined);
  const [done, setDone] = useState<ListChange>();
  const plan = useCallback((change: ListChange) => {
    planned.current = change;
    setDone(change);
  }, []);
  useEffect(() => {
    const change = planned.current;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(":scope > [data-entry]") ?? [])];
    if (!change || (change.kind === "added" && entries.length <= change.entry)) return;
    planned.current = undefined;
    const entry = entries[Math.min(change.entry, entries.length - 1)];
    const tool = entry?.querySelector<HTMLElement>(`:scope > [data-tools] [data-tool="${change.tool}"]`);
    const anyTool = entry?.querySelector<HTMLElement>(":scope > [data-tools] button");
    const add = list.current?.querySelector<HTMLElement>(":scope > [data-add]");
    const target = change.kind === "added" ? entry?.querySelector<HTMLElement>(controls) : (tool ?? anyTool ?? add);
    target?.focus();
  });
  return { list, plan, done };
}

/**
 * Focuses the first control of what is added to a group, once `expect` was called and the group has
 * more than before.
 */
export function useNewEntry(count: number): { list: RefObject<HTMLDivElement | null>; expect(): void } {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    before.current = undefined;
    const last = [...(list.current?.querySelectorAll<HTMLElement>(":scope > div") ?? [])].at(-1);
    last?.querySelector<HTMLElement>(controls)?.focus();
  }, [count]);
  const expect = () => {
    before.current = count;
  };
  return { list, expect };
}
