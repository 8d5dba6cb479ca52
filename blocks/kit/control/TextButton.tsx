import type { ComponentProps } from "react";
import styles from "./TextButton.module.css";

/** A quiet button that looks like a link, for an action inside or beside a sentence. */
export function TextButton({ className = "", ...props }: ComponentProps<"button">) {
  return <button type="button" className={`${styles.button} ${className}`} {...props} />;
}
