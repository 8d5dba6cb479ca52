import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/lightbox.ts";
import type { Image, Text } from "#schemas/generated/types.ts";
import { Glyph } from "./Glyph.tsx";
import styles from "./Lightbox.module.css";
import { Picture } from "./Picture.tsx";

const useTexts = texts(messages);
const swipeDistance = 48;

/**
 * A picture as the lightbox shows it: one of the site, of which `full` is the path of a larger one,
 * or one that is drawn by who shows it, with what belongs below it.
 */
export type LightboxPicture = { id: string } & (
  | { image: Image; full?: string; caption?: Text }
  | { drawn: ReactNode; foot: ReactNode }
);

interface LightboxProps {
  pictures: LightboxPicture[];
  /** Id of the picture to show first; undefined: the lightbox is closed. */
  openId: string | undefined;
  onClose: () => void;
}

/**
 * Shows pictures large, over the page, one at a time: arrow keys, swipe, Escape; focus returns to
 * the element that had it.
 */
export function Lightbox({ pictures, openId, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useTexts();
  const isOpen = openId !== undefined && pictures.length > 0;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={t("pictures")} onClose={onClose}>
      {isOpen && <Pages key={openId} pictures={pictures} firstId={openId} onClose={onClose} />}
    </dialog>
  );
}

function Pages({ pictures, firstId, onClose }: { pictures: LightboxPicture[]; firstId: string; onClose: () => void }) {
  const t = useTexts();
  const { text } = useSite();
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === firstId),
    ),
  );
  const turn = (step: number) => setIndex((current) => (current + step + pictures.length) % pictures.length);
  const swipe = useSwipe(turn);
  useArrowKeys(turn);
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <div className={styles.pages}>
      <div className={styles.bar}>
        <span className={styles.counter} aria-live="polite">{`${index + 1} / ${pictures.length}`}</span>
        <button type="button" className={styles.button} onClick={onClose} aria-label={t("close")}>
          <Glyph name="close" />
        </button>
      </div>
      <figure className={styles.figure} {...swipe}>
        <Large key={picture.id} picture={picture} />
        <figcaption aria-live="polite">{"drawn" in picture ? picture.foot : text(picture.caption)}</figcaption>
      </figure>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.button} ${styles.previous}`}
            onClick={() => turn(-1)}
            aria-label={t("previous")}
          >
            <Glyph name="previous" />
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.next}`}
            onClick={() => turn(1)}
            aria-label={t("next")}
          >
            <Glyph name="next" />
          </button>
        </>
      )}
    </div>
  );
}

// A full picture that the site does not have must not hide the small one that it has.
function Large({ picture }: { picture: LightboxPicture }) {
  const { file } = useSite();
  if ("drawn" in picture) return <span className={styles.art}>{picture.drawn}</span>;
  const { image, full } = picture;
  const src = full && file(full) ? full : image.src;
  return <Picture image={{ ...image, src }} sizes="100vw" isMain className={styles.art} />;
}

function useArrowKeys(turn: (step: number) => void) {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") latest.current(-1);
      if (key === "ArrowRight") latest.current(1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function useSwipe(turn: (step: number) => void) {
  const start = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? event.clientX : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === undefined ? 0 : event.clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) > swipeDistance) turn(distance > 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
