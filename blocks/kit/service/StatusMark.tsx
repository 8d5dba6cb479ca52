import type { ReactNode } from "react";
import styles from "./StatusMark.module.css";

/** Where something stands, in a word, with a dot in the colour of what that means; without `tone` it means neither good nor bad. */
export function StatusMark({ tone, children }: { tone?: "good" | "waiting" | "bad" | undefined; children: ReactNode }) {
  return (
    <p className={styles.mark} data-tone={tone}>
      {children}
    </p>
  );
}
