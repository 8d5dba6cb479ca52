import type { ReactNode } from "react";
import styles from "./Action.module.css";
import { Link } from "./Link.tsx";

interface ActionProps {
  /** The target of the action; or `onPress`, for an action on this page. */
  to?: string;
  onPress?: () => void;
  look?: "primary" | "quiet" | "light";
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A button, or a link that looks like one: the one strong action of a view, a quiet one, or a light
 * one on pictures.
 */
export function Action({ to, onPress, look = "primary", isDisabled, className, children }: ActionProps) {
  const classes = `${styles.action} ${styles[look]} ${className ?? ""}`;
  if (to !== undefined && !isDisabled)
    return (
      <Link to={to} className={classes} onClick={onPress}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={classes} onClick={onPress} disabled={isDisabled}>
      {children}
    </button>
  );
}
