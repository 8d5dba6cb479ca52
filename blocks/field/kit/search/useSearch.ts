import { type KeyboardEvent, useRef, useState } from "react";
import { entryNamed, type SearchEntry, searchEntries } from "./searchEntries.ts";

/** The progress of loading the entries. */
export interface Reading {
  isDone?: boolean;
  /** Why it failed, for the runner. */
  fault?: string;
}

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 };

/**
 * Holds the state of a search box: whether it is open, the text, the matches, and the active one.
 */
export function useSearch(
  chosen: string | undefined,
  load: () => Promise<SearchEntry[]>,
  onChoose: (id: string) => void,
) {
  const { entries, reading, read } = useEntries(load);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  // Undefined until the arrow keys are used.
  const [moved, setMoved] = useState<number>();
  const matches = typed === undefined ? entries : searchEntries(entries, typed);
  const start = typed === undefined ? matches.findIndex(({ id }) => id === chosen) : 0;
  const active = Math.min(moved ?? Math.max(start, 0), matches.length - 1);
  const open = () => {
    setOpen(true);
    read();
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setMoved(undefined);
  };
  const choose = (entry: SearchEntry | undefined) => {
    if (entry) onChoose(entry.id);
    close();
  };
  const search = (text: string) => {
    open();
    setTyped(text);
    setMoved(undefined);
  };
  const press = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      setMoved(Math.max(0, Math.min(active + step, matches.length - 1)));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(matches[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  // A full name is a choice, too, as when a browser fills it in; anything else is forgotten.
  const leave = () => choose(typed === undefined ? undefined : entryNamed(entries, typed));
  return { isOpen, typed, found: matches, active, reading, open, choose, search, press, leave };
}

function useEntries(load: () => Promise<SearchEntry[]>) {
  const [entries, setEntries] = useState<SearchEntry[]>([]);
  const [reading, setReading] = useState<Reading>({});
  const isReading = useRef(false);
  const read = async () => {
    if (isReading.current || reading.isDone) return;
    isReading.current = true;
    setReading({});
    try {
      setEntries(await load());
      setReading({ isDone: true });
    } catch (error) {
      setReading({ fault: (error as Error).message });
    } finally {
      isReading.current = false;
    }
  };
  return { entries, reading, read };
}
