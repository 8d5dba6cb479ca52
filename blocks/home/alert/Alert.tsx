import { type ReactNode, useRef, useState } from "react";
import { useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/alert.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Alert.module.css";
import { getKey, useDismissed } from "./dismissed.ts";

const useTexts = texts(messages);

/**
 * A notice across the page from one instant until another, by the server's clock. It is announced
 * only if it appears while the page is open.
 */
export default function Alert(alert: HomeProps["alert"]) {
  const { level, from, until } = alert;
  const first = from ? Date.parse(from) : Number.NEGATIVE_INFINITY;
  const end = until ? Date.parse(until) : Number.POSITIVE_INFINITY;
  const isShown = useLatest([first, end]) === first && first < end;
  const [isLive] = useState(!isShown);
  // An empty region that is there before its content is what screen readers announce.
  const role = level === "danger" ? "alert" : "status";
  return <div role={isLive ? role : undefined}>{isShown && <Strip {...alert} />}</div>;
}

function Strip(alert: HomeProps["alert"]) {
  const { level, action, isDismissible } = alert;
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  const strip = useRef<HTMLElement>(null);
  const key = getKey(listTexts(alert));
  const [isDismissed, dismiss] = useDismissed(key);
  if (isDismissible && isDismissed) return null;

  const title = text(alert.title) || t(level);
  // The focus was in what disappears: it stays at this place of the page.
  const close = () => {
    const next = placeAfter(strip.current);
    dismiss();
    if (!next) return;
    if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  return (
    <section
      ref={strip}
      className={styles.alert}
      data-level={level}
      data-within={isNested}
      data-notice={isDismissible ? key : undefined}
      aria-label={title}
    >
      <div className={styles.inner}>
        <Mark level={level} />
        <p className={styles.words}>
          <strong>{title}</strong> <span>{text(alert.text)}</span>
          {action && (
            <>
              {" "}
              <Link to={action.link}>{text(action.label)}</Link>
            </>
          )}
        </p>
        {isDismissible && (
          <button type="button" className={styles.close} onClick={close} aria-label={t("dismiss", { title })}>
            <Glyph name="close" size={20} />
          </button>
        )}
      </div>
    </section>
  );
}

// Finds the next visible element of the page; the page itself if there is none.
function placeAfter(strip: HTMLElement | null): HTMLElement | undefined {
  const page = strip?.closest("main");
  for (let place = strip?.parentElement; place && place !== page; place = place.parentElement)
    for (let next = place.nextElementSibling; next; next = next.nextElementSibling)
      if (next instanceof HTMLElement && next.offsetHeight > 0) return next;
  return page ?? undefined;
}

// Another level is a new alert, even if its words are the same.
function listTexts({ level, title, text, action }: HomeProps["alert"]): string[] {
  return [level, ...[title, text, action?.label].flatMap((part) => [part?.zh ?? "", part?.en ?? ""])];
}

function Mark({ level }: { level: HomeProps["alert"]["level"] }): ReactNode {
  return (
    <svg className={styles.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={level === "info" ? "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z" : "M12 2.5 23 21.5H1z"}
        fill="currentcolor"
        strokeLinejoin="round"
      />
      <path
        d={level === "info" ? "M12 11v6M12 7v.5" : "M12 9.5v5M12 17.5v.5"}
        stroke="var(--alert-ground)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
