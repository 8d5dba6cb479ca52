import { createContext, type RefObject, useCallback, useContext, useEffect, useRef, useState } from "react";

const controls =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

/** What was done to an entry of a list: where it is now, or was, counted from 0. */
export interface Deed {
  deed: "added" | "removed" | "moved";
  entry: number;
  /** The tool that was pressed. */
  tool?: string;
}

interface ListFocus {
  list: RefObject<HTMLDivElement | null>;
  /** Says what is about to be done, so that the focus can follow when it is. */
  plan(deed: Deed): void;
  /** What was done last, for whoever does not see it. */
  done: Deed | undefined;
}

/** Tells the entries of a list what to call before they change it. */
export const PlanContext = createContext<(deed: Deed) => void>(() => undefined);

/** The call of the list around an entry. */
export const usePlan = () => useContext(PlanContext);

/**
 * Keeps the focus where the runner works when a list grows, shrinks or changes its order: in the new entry, at the entry that took the
 * place of the one that went, at the tool of the entry that moved.
 */
export function useListFocus(): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const planned = useRef<Deed>(undefined);
  const [done, setDone] = useState<Deed>();
  const plan = useCallback((deed: Deed) => {
    planned.current = deed;
    setDone(deed);
  }, []);
  useEffect(() => {
    const deed = planned.current;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(":scope > [data-entry]") ?? [])];
    if (!deed || (deed.deed === "added" && entries.length <= deed.entry)) return;
    planned.current = undefined;
    const entry = entries[Math.min(deed.entry, entries.length - 1)];
    const tool = entry?.querySelector<HTMLElement>(`:scope > [data-tools] [data-tool="${deed.tool}"]`);
    const anyTool = entry?.querySelector<HTMLElement>(":scope > [data-tools] button");
    const add = list.current?.querySelector<HTMLElement>(":scope > [data-add]");
    const target = deed.deed === "added" ? entry?.querySelector<HTMLElement>(controls) : (tool ?? anyTool ?? add);
    target?.focus();
  });
  return { list, plan, done };
}

/** Focuses the first control of what is added to a group, once `expect` was called and the group has more than before. */
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
