import { useSite } from "#blocks/kit/site/site.ts";
import styles from "./Shell.module.css";

/** The open page's name, small, at the top left of the main area. */
export function RouteBadge() {
  const { pageTitle, text } = useSite();
  const name = text(pageTitle);
  return name ? <p className={styles.badge}>{name}</p> : null;
}
