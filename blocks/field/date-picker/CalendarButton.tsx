import { useRef } from "react";
import { isDay } from "#forms/days.ts";
import styles from "./DatePicker.module.css";

interface CalendarButtonProps {
  label: string;
  /** The day that it opens at; may be unfinished. */
  day: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onDay(day: string): void;
}

/**
 * Opens the browser's own calendar. Typing into the boxes always works: the control behind it is
 * only for this button.
 */
export function CalendarButton({ label, day, min, max, onDay }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      calendar.current?.showPicker();
    } catch {
      // Browsers without it, and frames of other sites, open the calendar from the control itself.
      calendar.current?.focus();
      calendar.current?.click();
    }
  };
  return (
    <span className={styles.calendar}>
      <button type="button" aria-label={label} title={label} onClick={open}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8M9 14h.01M12 14h.01M15 14h.01M9 17h.01M12 17h.01"
            fill="none"
            stroke="currentcolor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day !== undefined && isDay(day) ? day : ""}
        min={min}
        max={max}
        onChange={({ currentTarget }) => currentTarget.value && onDay(currentTarget.value)}
      />
    </span>
  );
}
