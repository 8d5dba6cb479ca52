import { type ReactNode, useEffect, useRef, useState } from "react";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";

/**
 * Shows the open entry beside a list. It scrolls by itself if it is higher than the window, and
 * shows a button while there is more below.
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
  useEffect(() => {
    const adjust = () => panel.current && leaveRoomBelow(panel.current);
    adjust();
    addEventListener("scroll", adjust, { passive: true });
    addEventListener("resize", adjust);
    return () => {
      removeEventListener("scroll", adjust);
      removeEventListener("resize", adjust);
    };
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

// At the end of the page the footer would push a panel of the window's height under the header. A
// panel that is higher than the list scrolls with the page.
function leaveRoomBelow(panel: HTMLElement): void {
  const list = panel.previousElementSibling?.getBoundingClientRect();
  const belowPx = list && list.height > panel.offsetHeight ? Math.max(0, innerHeight - list.bottom) : 0;
  panel.style.setProperty("--below", `${belowPx}px`);
}
