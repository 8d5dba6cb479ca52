import type { ReactNode } from "react";
import styles from "./CentredPage.module.css";

interface CentredPageProps {
  /** How large the title is. */
  title?: "regular" | "large";
  children: ReactNode;
}

/**
 * The frame of a page that has only a title, sentences, dates and ways to go on: one below the
 * other in the middle.
 */
export function CentredPage({ title = "regular", children }: CentredPageProps) {
  return (
    <div className={styles.page} data-title={title}>
      {children}
    </div>
  );
}
