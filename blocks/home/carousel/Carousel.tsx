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

/** Large pictures that are swiped, keyed or turn by themselves, with the race's name, state and one action over them. */
export default function Carousel({ slides, showRace = false }: HomeProps["carousel"]) {
  const t = useTexts();
  const { text } = useSite();
  const isAlone = slides.length < 2;
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const isMotionWelcome = useIsMotionWelcome();
  const [areAllWanted, setAllWanted] = useState(false);
  // The first picture is what the page is waited for; the others may not slow it down.
  useEffect(() => {
    const timer = setTimeout(() => setAllWanted(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  const go = (to: number) => {
    const next = (to + slides.length) % slides.length;
    const isStep = Math.abs(next - index) === 1;
    strip.current?.scrollTo({
      left: next * strip.current.clientWidth,
      behavior: isStep && isMotionWelcome ? "smooth" : "instant",
    });
  };
  const autoplay = useAutoplay(!isAlone, () => go(index + 1), index);
  const turn = (step: number) => {
    autoplay.stop();
    go(index + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With Alt or Command they are the browser's way back.
    if (!step || isAlone || event.altKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  };
  return (
    <section
      className={styles.carousel}
      data-race={showRace}
      aria-label={t("label")}
      {...autoplay.hold}
      onPointerMove={() => setAllWanted(true)}
      onTouchStart={() => setAllWanted(true)}
    >
      {showRace && <RaceOnTop />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={strip}
        className={styles.strip}
        tabIndex={isAlone ? undefined : 0}
        role="group"
        aria-label={t("slide", { number: index + 1, count: slides.length })}
        onKeyDown={onKeyDown}
        onPointerDown={autoplay.stop}
        onScroll={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth) || 0)
        }
      >
        {slides.map((slide, at) => (
          <Slide
            key={slide.id}
            slide={slide}
            label={text(slide.title) || t("slide", { number: at + 1, count: slides.length })}
            isFirst={at === 0}
            isWanted={at === 0 || at === index || areAllWanted}
            isCurrent={at === index}
            hasCaption={!showRace}
          />
        ))}
      </div>
      {!isAlone && (
        <div className={styles.controls}>
          <button type="button" onClick={() => turn(-1)} aria-label={t("previous")}>
            <Glyph name="previous" size={20} />
          </button>
          <span
            className={styles.counter}
            aria-live={autoplay.isStopped ? "polite" : "off"}
          >{`${index + 1} / ${slides.length}`}</span>
          <button type="button" onClick={() => turn(1)} aria-label={t("next")}>
            <Glyph name="next" size={20} />
          </button>
          <button
            type="button"
            className={styles.pace}
            onClick={autoplay.toggle}
            aria-label={autoplay.isStopped ? t("play") : t("pause")}
          >
            <Glyph name={autoplay.isStopped ? "play" : "pause"} size={20} />
          </button>
        </div>
      )}
    </section>
  );
}
