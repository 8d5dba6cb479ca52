import type { ReactNode } from "react";
import styles from "./FieldParts.module.css";

/** The parts of an answer below each other, with labels less prominent than that of the whole. */
export function FieldParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
