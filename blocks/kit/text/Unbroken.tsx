import type { ReactNode } from "react";
import styles from "./Unbroken.module.css";

// Days and moments, and digits with single signs between them, as phone numbers (138 0013 8000) and
// documents (110***…002X) are written.
const dates = /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?: \d{2}:\d{2})?|\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?(?:, \d{2}:\d{2})?/;
const digits = /\+?[\d*](?:[- ]?[\dA-Z*]){4,22}/;
const numbers = new RegExp(`(${dates.source}|${digits.source})`);

/** Draws a text whose numbers and dates are not broken at the end of a line. */
export function Unbroken({ children }: { children: string }): ReactNode {
  return children.split(numbers).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
