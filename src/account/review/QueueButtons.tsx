import { useEffect } from "react";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./Application.module.css";
import { useReviewTexts } from "./texts.ts";

/** The ids of the applications before and after one in the list. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

interface QueueButtonsProps {
  neighbours: Neighbours;
  onOpen(submissionId: string): void;
}

/** Opens the application before or after the open one; Alt with the arrow up or down does too. */
export function QueueButtons({ neighbours, onOpen }: QueueButtonsProps) {
  const t = useReviewTexts();
  const { previous, next } = neighbours;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const id = event.key === "ArrowUp" ? previous : event.key === "ArrowDown" ? next : undefined;
      if (id === undefined) return;
      event.preventDefault();
      onOpen(id);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [previous, next, onOpen]);
  return (
    <div className={styles.queue}>
      <QuietButton
        disabled={previous === undefined}
        aria-keyshortcuts="Alt+ArrowUp"
        title={t("previousKey")}
        onClick={() => previous !== undefined && onOpen(previous)}
      >
        {t("previous")}
      </QuietButton>
      <QuietButton
        disabled={next === undefined}
        aria-keyshortcuts="Alt+ArrowDown"
        title={t("nextKey")}
        onClick={() => next !== undefined && onOpen(next)}
      >
        {t("next")}
      </QuietButton>
    </div>
  );
}

// There these keys move the cursor.
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
