import { type ReactNode, useEffect, useRef, useState } from "react";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";

/**
 * What is open beside a list. It scrolls by itself if it is higher than the window, and shows a
 * button while there is more below.
 */
export function OpenedPanel({ children }: { children: ReactNode }) {
  const t = useReviewTexts();
  const panel = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setMore(entry?.isIntersecting === false), {
      root: panel.current,
      rootMargin: "0px 0px 8px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  const scroll = () => panel.current?.scrollBy({ top: panel.current.clientHeight * 0.8, behavior: "smooth" });
  return (
    <div ref={panel} className={styles.view}>
      {children}
      <div ref={end} />
      {hasMore && (
        <div className={styles.below}>
          {/* The keyboard scrolls by itself: its focus moves through what is below. */}
          <QuietButton tabIndex={-1} onClick={scroll}>
            {t("moreBelow")} ↓
          </QuietButton>
        </div>
      )}
    </div>
  );
}
