import { useEffect, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/films.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Films.module.css";
import { Glyph } from "./Glyph.tsx";
import { fallback, Picture } from "./Picture.tsx";

const useTexts = texts(messages);

type Film = HomeProps["video-list"]["videos"][number];

interface FilmsProps {
  films: Film[];
  /** Whether they are what the page is for, and have its width. */
  isLarge?: boolean;
}

/**
 * Films as cards with a still and a sentence; a press plays one over the page, and only then is
 * anything of it loaded.
 */
export function Films({ films, isLarge = false }: FilmsProps) {
  const t = useTexts();
  const { text } = useSite();
  const [playing, setPlaying] = useState<Film>();
  return (
    <>
      <ul className={styles.films} data-layout={getLayout(films.length, isLarge)}>
        {films.map((film, index) => (
          <li key={film.id}>
            <button
              type="button"
              className={styles.card}
              onClick={() => setPlaying(film)}
              aria-label={t("play", { name: text(film.summary) || t("film", { number: index + 1 }) })}
            >
              <span className={styles.still}>
                <Picture
                  image={film.poster}
                  sizes={`(max-width: 767px) 100vw, ${films.length === 1 ? 1200 : 600}px`}
                  className={styles.art}
                />
                <span className={styles.play}>
                  <Glyph name="play" size={26} />
                </span>
              </span>
              <span className={styles.summary}>{text(film.summary)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Player film={playing} onClose={() => setPlaying(undefined)} />
    </>
  );
}

// No row has a hole if that can be helped.
function getLayout(count: number, isLarge: boolean): "one" | "two" | "four" | "auto" {
  if (count === 1) return "one";
  if (count === 2 || (isLarge && count === 4)) return "two";
  return count % 4 === 0 ? "four" : "auto";
}

function Player({ film, onClose }: { film: Film | undefined; onClose: () => void }) {
  const t = useTexts();
  const { text } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (film) dialog.current?.showModal();
    else dialog.current?.close();
  }, [film]);
  return (
    <dialog
      ref={dialog}
      className={styles.player}
      aria-label={text(film?.summary) || t("film", { number: 1 })}
      onClose={onClose}
    >
      {film && (
        <>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t("close")}>
            <Glyph name="close" />
          </button>
          <Screen key={film.id} film={film} />
          <p className={styles.caption}>{text(film.summary)}</p>
        </>
      )}
    </dialog>
  );
}

function Screen({ film }: { film: Film }) {
  const t = useTexts();
  const { file, text } = useSite();
  const still = file(film.poster.src);
  const [hasFailed, setFailed] = useState(false);
  const url = file(film.src)?.url;
  if (!url || hasFailed)
    return (
      <p className={styles.failed} role="alert">
        {t("failed")}
      </p>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films have no speech; the sentence beside one describes it
    <video
      className={styles.screen}
      src={url}
      poster={still && fallback(still)}
      aria-label={text(film.summary) || undefined}
      controls
      autoPlay
      playsInline
      preload="none"
      onError={() => setFailed(true)}
    />
  );
}
