import { type KeyboardEvent, useRef } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./NewsAndNotices.module.css";

type Tab = HomeProps["news-and-notices"]["tabs"][number];

interface TabListProps {
  tabs: Tab[];
  id: string;
  selected: number;
  onSelect(index: number): void;
  label: string;
}

/**
 * The row of tabs on phones; arrow keys, Home and End move between them. `id` begins the ids of
 * tabs and panels.
 */
export function TabList({ tabs, id, selected, onSelect, label }: TabListProps) {
  const { text } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    // With Alt or Command they are the browser's.
    if (next === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {text(tab.title)}
        </button>
      ))}
    </div>
  );
}
