import type { ReactNode } from "react";
import styles from "./StatusMark.module.css";

/**
 * A status in a word, with a dot in the colour of its meaning; without `tone` it is neither good
 * nor bad.
 */
export function StatusMark({ tone, children }: { tone?: "good" | "waiting" | "bad" | undefined; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  );
}
