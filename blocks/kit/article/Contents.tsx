import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { goToHeading } from "#blocks/kit/link/anchors.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/document-body.ts";
import styles from "./Contents.module.css";
import { type Heading, headingsIn } from "./headings.ts";

const useTexts = texts(messages);
// A table of contents for two headings is longer than the way to them.
const fewest = 3;

interface ContentsProps {
  /** The text as it is written. */
  html: string;
  language: "zh" | "en";
  /** The element that holds the text. */
  content: RefObject<HTMLElement | null>;
}

/**
 * The headings of a text: beside it on wide screens, on which it follows, and folded above it on
 * narrow ones.
 */
export function Contents({ html, language, content }: ContentsProps) {
  const t = useTexts();
  const headings = useMemo(() => headingsIn(html), [html]);
  const current = useCurrentHeading(content);
  const beside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!beside.current) return;
    if (current !== undefined) keepInSight(beside.current);
    else beside.current.scrollTop = 0;
  }, [current]);
  if (headings.length < fewest) return null;
  const go = (index: number) => {
    const heading = getElements(content)[index];
    if (heading) goToHeading(heading);
  };
  const list = <Headings headings={headings} language={language} current={current} go={go} />;
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

interface HeadingsProps {
  headings: Heading[];
  language: "zh" | "en";
  current: number | undefined;
  go(index: number): void;
}

function Headings({ headings, language, current, go }: HeadingsProps) {
  return (
    <ol className={styles.headings} lang={language}>
      {headings.map(({ level, text }, index) => (
        <li key={index} data-level={level}>
          <button
            type="button"
            aria-current={index === current ? "location" : undefined}
            onClick={(event) => {
              event.currentTarget.closest("details")?.removeAttribute("open");
              go(index);
            }}
          >
            {text}
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
function useCurrentHeading(content: RefObject<HTMLElement | null>): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const headings = getElements(content);
    if (headings.length === 0) return;
    const isAbove = (heading: HTMLElement) => heading.getBoundingClientRect().top < window.innerHeight / 3;
    const look = () => {
      const index = headings.findLastIndex(isAbove);
      setCurrent(index < 0 ? undefined : index);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [content]);
  return current;
}

function getElements(content: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(content.current?.querySelectorAll<HTMLElement>("h2, h3") ?? [])];
}
