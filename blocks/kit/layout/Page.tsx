import type { ReactNode } from "react";
import { headline } from "#blocks/kit/text/headline.ts";
import styles from "./Page.module.css";

interface PageProps {
  /** The page's h1. */
  title: string;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** What is above the title, such as the state of a service. */
  eyebrow?: ReactNode;
  /**
   * How wide the content is: the site's width, a text's width, or the text with a column beside it.
   */
  width?: "content" | "text";
  children?: ReactNode;
}

/** The frame of a page: its one h1, a lead, and space. Its background is the shell's. */
export function Page({ title, lead, eyebrow, width = "content", children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        {eyebrow}
        <h1>{headline(title)}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
