import { type CSSProperties, type FocusEvent, useRef, useState } from "react";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages as tableMessages } from "#locales/generated/home/scrolling-info.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./ScrollingInfo.module.css";

const useTexts = texts(tableMessages);

type Message = HomeProps["scrolling-info"]["messages"][number];

// A reading speed: about 50 px a second, with CJK characters 16 px wide, others half of that and 64
// px between messages.
const pixelsPerSecond = 50;

/**
 * Messages that run past in one line; they stop under a pointer, on focus and by a button, and do
 * not move with reduced motion.
 */
export default function ScrollingInfo({ messages }: HomeProps["scrolling-info"]) {
  const t = useTexts();
  const { text } = useSite();
  const [isPaused, setPaused] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  // The line goes back when the focus leaves.
  const goBack = () => line.current?.scrollTo({ left: 0 });
  if (messages.length === 0) return null;
  const seconds = Math.round(
    messages.reduce((sum, message) => sum + 64 + measureWidth(text(message.text)), 0) / pixelsPerSecond,
  );
  return (
    <section className={styles.band} aria-label={t("label")}>
      <div className={styles.inner}>
        <span className={styles.label} aria-hidden="true">
          {t("label")}
        </span>
        <div ref={line} className={styles.window}>
          <div
            className={styles.track}
            data-paused={isPaused}
            style={{ "--seconds": `${Math.max(seconds, 16)}s` } as CSSProperties}
          >
            <ul className={styles.messages}>
              {messages.map((message) => (
                <li key={message.id}>
                  <Words message={message} onLeave={goBack} />
                </li>
              ))}
            </ul>
            {/* The same once more, so that the line has no end; not there for keyboards and screen readers. */}
            <ul className={`${styles.messages} ${styles.again}`} aria-hidden="true" inert>
              {messages.map((message) => (
                <li key={message.id}>
                  <Words message={message} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? t("play") : t("pause")}
          onClick={() => setPaused(!isPaused)}
        >
          <Glyph name={isPaused ? "play" : "pause"} size={20} />
        </button>
      </div>
    </section>
  );
}

function Words({ message: { text: words, link }, onLeave }: { message: Message; onLeave?: () => void }) {
  const { text } = useSite();
  return link ? (
    <Link to={link} onFocus={showFocused} onBlur={onLeave}>
      {text(words)}
    </Link>
  ) : (
    text(words)
  );
}

// The line is at its beginning while the keyboard is in it: a message that has run past to the left
// cannot be scrolled into view.
function showFocused({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function measureWidth(words: string): number {
  return [...words].reduce((sum, character) => sum + (character > "\u2e80" ? 16 : 8), 0);
}
