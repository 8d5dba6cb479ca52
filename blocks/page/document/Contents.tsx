import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { goToHeading } from "#blocks/kit/anchors.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/page/document.ts";
import styles from "./Contents.module.css";

const useTexts = texts(messages);
// A table of contents for two headings is longer than the way to them.
const fewest = 3;
// The server has no layout; there the contents come with the first effect in the browser.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** The headings of a text: beside it on wide screens, where it follows, and folded above it on narrow ones. */
export function Contents({ content }: { content: RefObject<HTMLElement | null> }) {
  const t = useTexts();
  const [headings, setHeadings] = useState<HTMLElement[]>([]);
  useBrowserLayoutEffect(() => {
    setHeadings([...(content.current?.querySelectorAll<HTMLElement>("h2, h3") ?? [])]);
  }, [content]);
  const current = useCurrentHeading(headings);
  const beside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!beside.current) return;
    if (current) keepInSight(beside.current);
    else beside.current.scrollTop = 0;
  }, [current]);
  if (headings.length < fewest) return null;
  const list = <Headings headings={headings} current={current} />;
  return (
    <>
      <nav ref={beside} className={styles.beside} aria-label={t("contents")}>
        <p className={styles.title}>{t("contents")}</p>
        {list}
      </nav>
      <details className={styles.above}>
        <summary>{t("contents")}</summary>
        <nav aria-label={t("contents")}>{list}</nav>
      </details>
    </>
  );
}

function Headings({ headings, current }: { headings: HTMLElement[]; current: HTMLElement | undefined }) {
  return (
    <ol className={styles.headings} lang={headings[0]?.closest("[lang]")?.getAttribute("lang") ?? undefined}>
      {headings.map((heading, index) => (
        <li key={index} data-level={heading.tagName === "H3" ? 3 : 2}>
          <button
            type="button"
            aria-current={heading === current ? "location" : undefined}
            onClick={(event) => {
              event.currentTarget.closest("details")?.removeAttribute("open");
              goToHeading(heading);
            }}
          >
            {heading.textContent}
          </button>
        </li>
      ))}
    </ol>
  );
}

// Scrolls the list alone; scrollIntoView would move the page that is being read.
function keepInSight(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>("[aria-current]");
  if (!entry) return;
  const middle = entry.offsetTop - list.clientHeight / 2;
  const isHidden =
    entry.offsetTop < list.scrollTop || entry.offsetTop + entry.offsetHeight > list.scrollTop + list.clientHeight;
  if (isHidden) list.scrollTop = middle;
}

// The heading whose text is being read: the last one above the upper third of the window.
function useCurrentHeading(headings: HTMLElement[]): HTMLElement | undefined {
  const [current, setCurrent] = useState<HTMLElement>();
  useEffect(() => {
    if (headings.length === 0) return;
    const look = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3));
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [headings]);
  return current;
}
