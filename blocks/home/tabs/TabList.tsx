import type { KeyboardEvent } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Tabs.module.css";

interface TabListProps {
  tabs: HomeProps["tabs"]["tabs"];
  open: number;
  onSelect(index: number): void;
  label: string;
}

/**
 * The row of tabs: arrow keys, Home and End open the others (WAI-ARIA tabs). A link to a tab's id
 * focuses it, which opens it.
 */
export function TabList({ tabs, open, onSelect, label }: TabListProps) {
  const { text } = useSite();
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: open === last ? 0 : open + 1,
      ArrowLeft: open === 0 ? last : open - 1,
      Home: 0,
      End: last,
    }[event.key];
    // With Alt or Command they are the browser's.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div className={styles.list} role="tablist" aria-label={label || undefined} onKeyDown={press}>
      {tabs.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={id}
          aria-controls={`${id}-panel`}
          aria-selected={index === open}
          tabIndex={index === open ? 0 : -1}
          onFocus={() => onSelect(index)}
          onClick={() => onSelect(index)}
        >
          {text(title)}
        </button>
      ))}
    </div>
  );
}
