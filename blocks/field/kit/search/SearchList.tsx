import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import styles from "./SearchBox.module.css";
import type { SearchEntry } from "./searchEntries.ts";

/** Rows that are rendered above what is in view, and in all. */
const above = 4;
const rendered = 24;

interface SearchListProps {
  id: string;
  label: string;
  entries: SearchEntry[];
  /** The place of the entry that Enter would choose. */
  active: number;
  chosen: string | undefined;
  onChoose(entry: SearchEntry): void;
}

/**
 * The entries of an open search box; of a long list only the rows near those in view are rendered.
 */
export function SearchList({ id, label, entries, active, chosen, onChoose }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const count = entries.length;
  const first = Math.max(0, Math.min(top - above, count - rendered));
  // Rows are as high as the letters demand: what that is in pixels, the browser knows.
  const rowHeight = () => (list.current ? list.current.scrollHeight / Math.max(count, 1) : 0);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || count === 0) return;
    const height = current.scrollHeight / count;
    if (active * height < current.scrollTop) current.scrollTop = active * height;
    else if ((active + 1) * height > current.scrollTop + current.clientHeight)
      current.scrollTop = (active + 1) * height - current.clientHeight;
    setTop(Math.floor(current.scrollTop / height));
  }, [active, count]);
  // At the foot of a window the list would open out of view.
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    if (!isEmpty) list.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [isEmpty]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      style={{ "--rows": count } as CSSProperties}
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / (rowHeight() || 1)))}
      // The focus stays in the box, so that typing continues and leaving the box is noticed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {entries.slice(first, first + rendered).map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box, which leads to this option.
        <div
          key={entry.id}
          id={`${id}-${first + index}`}
          role="option"
          tabIndex={-1}
          aria-selected={entry.id === chosen}
          aria-setsize={count}
          aria-posinset={first + index + 1}
          data-active={first + index === active}
          className={styles.row}
          style={{ "--row": first + index } as CSSProperties}
          onClick={() => onChoose(entry)}
        >
          <span className={styles.label}>{entry.label}</span>
          {entry.note && <span className={styles.code}>{entry.note}</span>}
        </div>
      ))}
    </div>
  );
}
