import { type ReactNode, useEffect, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import type { Loaded } from "#blocks/kit/site/useLoaded.ts";
import { messages } from "#locales/generated/kit.ts";
import styles from "./State.module.css";

const useTexts = texts(messages);

/** A sentence if there is nothing (yet) to show, with somewhere to go. */
export function Empty({ children, action }: { children: ReactNode; action?: { label: string; to: string } }) {
  return (
    <div className={styles.state}>
      <p>{children}</p>
      {action && (
        <Action to={action.to} look="quiet">
          {action.label}
        </Action>
      )}
    </div>
  );
}

/** Shows what could not be loaded, why, and a button that tries again. */
export function Failed({ message, retry }: { message: string; retry?: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.state} role="alert">
      <p>{message}</p>
      {retry && (
        <Action onPress={retry} look="quiet">
          {t("retry")}
        </Action>
      )}
    </div>
  );
}

let shownCount = 0;

/**
 * Grey lines in the size of what is loading; nothing for the first 150 ms, so that quick answers do
 * not flash.
 */
export function Skeleton({ lines = 4, height }: { lines?: number; height?: string }) {
  const t = useTexts();
  // What loads in two steps has one skeleton after the other: the second is there at once.
  const [isShown, setShown] = useState(() => shownCount > 0);
  useEffect(() => {
    if (!isShown) {
      const timer = setTimeout(() => setShown(true), 150);
      return () => clearTimeout(timer);
    }
    shownCount++;
    return () => {
      shownCount--;
    };
  }, [isShown]);
  return (
    <div className={styles.skeleton} data-shown={isShown} style={{ minHeight: height }} role="status">
      <span className="visually-hidden">{t("loading")}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Draws the state that `useLoaded` returned: skeleton, failure with retry, or the value. */
export function Show<T>({
  loaded,
  lines,
  height,
  children,
}: {
  loaded: Loaded<T>;
  lines?: number;
  height?: string;
  children: (value: T) => ReactNode;
}) {
  if (loaded.status === "loading") return <Skeleton lines={lines} height={height} />;
  if (loaded.status === "failed") return <Failed message={loaded.message} retry={loaded.retry} />;
  return children(loaded.value);
}
