import type { ComponentProps } from "react";
import styles from "./QuietButton.module.css";

/** A button without a frame, for an action beside the main one. */
export function QuietButton({ className = "", ...props }: ComponentProps<"button">) {
  return <button type="button" className={`${styles.button} ${className}`} {...props} />;
}
