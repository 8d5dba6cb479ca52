import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/carousel.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { useAutoplay, useIsMotionWelcome } from "./autoplay.ts";
import styles from "./Carousel.module.css";
import { RaceOnTop } from "./RaceOnTop.tsx";
import { Slide } from "./Slide.tsx";

const useTexts = texts(messages);

/**
 * Large pictures that are swiped, keyed or turn by themselves, with the race's name, state and one
 * action over them.
 */
export default function Carousel({ slides, showRace = false }: HomeProps["carousel"]) {
  const t = useTexts();
  const { text } = useSite();
  const count = slides.length;
  const isAlone = count < 2;
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const isMotionWelcome = useIsMotionWelcome();
  const [areAllWanted, setAllWanted] = useState(false);
  const wantAll = () => setAllWanted(true);
  // The page waits for the first picture; the others must not slow it down.
  useEffect(() => {
    const timer = setTimeout(setAllWanted, 3000, true);
    return () => clearTimeout(timer);
  }, []);
  const go = (to: number) => {
    const next = (to + count) % count;
    const isStep = Math.abs(next - index) === 1;
    const behavior = isStep && isMotionWelcome ? "smooth" : "instant";
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior });
  };
  const autoplay = useAutoplay(!isAlone, () => go(index + 1), index);
  const turn = (step: number) => {
    autoplay.stop();
    go(index + step);
  };
  return (
    <section
      className={styles.carousel}
      data-race={showRace}
      aria-label={t("label")}
      {...autoplay.hold}
      onPointerMove={wantAll}
      onTouchStart={wantAll}
    >
      {showRace && <RaceOnTop />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={strip}
        className={styles.strip}
        tabIndex={isAlone ? undefined : 0}
        role="group"
        aria-label={t("slide", { number: index + 1, count })}
        onKeyDown={isAlone ? undefined : (event) => turnByKey(event, turn)}
        onPointerDown={autoplay.stop}
        onScroll={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth) || 0)
        }
      >
        {slides.map((slide, at) => (
          <Slide
            key={slide.id}
            slide={slide}
            label={text(slide.title) || t("slide", { number: at + 1, count })}
            isFirst={at === 0}
            isWanted={at === 0 || at === index || areAllWanted}
            isCurrent={at === index}
            hasCaption={!showRace}
          />
        ))}
      </div>
      {!isAlone && <Controls {...autoplay} place={`${index + 1} / ${count}`} turn={turn} />}
    </section>
  );
}

function turnByKey(event: KeyboardEvent, turn: (step: number) => void): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  // With Alt or Command they are the browser's keys for back and forward.
  if (!step || event.altKey || event.metaKey) return;
  event.preventDefault();
  turn(step);
}

interface ControlsProps extends ReturnType<typeof useAutoplay> {
  place: string;
  turn(step: number): void;
}

function Controls({ place, isStopped, toggle, turn }: ControlsProps) {
  const t = useTexts();
  const button = (name: "previous" | "next" | "play" | "pause", onClick: () => void, className?: string) => (
    <button type="button" className={className} onClick={onClick} aria-label={t(name)}>
      <Glyph name={name} size={20} />
    </button>
  );
  return (
    <div className={styles.controls}>
      {button("previous", () => turn(-1))}
      <span className={styles.counter} aria-live={isStopped ? "polite" : "off"}>
        {place}
      </span>
      {button("next", () => turn(1))}
      {button(isStopped ? "play" : "pause", toggle, styles.pace)}
    </div>
  );
}
