import { Html } from "./Html.tsx";
import styles from "./prose.module.css";

/**
 * An article's HTML in the article's typography: measure, headings, lists, tables that scroll,
 * figures, print.
 */
export function Prose({ html }: { html: string }) {
  return <Html html={html} className={styles.prose} />;
}
