import { useState } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { outsideHost } from "#blocks/kit/link/outsideHost.ts";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { getPlatform } from "#core/videoPlatforms.ts";
import { messages } from "#locales/generated/home/embedded-video.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./EmbeddedVideo.module.css";

const useTexts = texts(messages);

/**
 * A film of a platform: a still of our own until the visitor presses it, and only then the
 * platform's player.
 */
export default function EmbeddedVideo(film: HomeProps["embedded-video"]) {
  const t = useTexts();
  const { text } = useSite();
  const platform = getPlatform(film.platform, film.video);
  if (!platform)
    return (
      <Section title={text(film.title)}>
        <p>{t("unplayable")}</p>
      </Section>
    );
  const { platform: name } = film;
  return (
    <Section title={text(film.title)}>
      <div className={styles.layout}>
        <Screen film={film} player={platform.player(film.video)} referrer={platform.referrer} />
        <div className={styles.words}>
          <p className={styles.name}>{text(film.name)}</p>
          {film.text && <p>{text(film.text)}</p>}
          <p className={styles.notice}>{t("notice", { platform: name, host: platform.hosts[0] ?? "" })}</p>
          <p>
            <Link to={platform.page(film.video)} className={styles.link}>
              {t("open", { platform: name })}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

interface ScreenProps {
  film: HomeProps["embedded-video"];
  player: string;
  referrer: "no-referrer" | "strict-origin";
}

function Screen({ film, player, referrer }: ScreenProps) {
  const t = useTexts();
  const { text } = useSite();
  const [isPlaying, setPlaying] = useState(false);
  const { duration, poster } = film;
  const { alt: _, ...still } = poster;
  const name = text(film.name);
  // The visitor's focus goes from the button to what replaces it.
  if (isPlaying)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className={styles.screen}
        src={player}
        title={name}
        // The player's own origin, for its storage; no way to this page, to forms, downloads or
        // other windows.
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy={referrer}
      />
    );
  return (
    <button type="button" className={styles.screen} onClick={() => setPlaying(true)}>
      {/* A still of another host would contact it before the press. What it shows is not the button's name. */}
      {outsideHost(poster.src) === undefined && (
        <Picture image={still} sizes="(max-width: 767px) 100vw, 760px" className={styles.still} />
      )}
      <span className="visually-hidden">{duration ? t("playLasting", { name, duration }) : t("play", { name })}</span>
      <span className={styles.play}>
        <Glyph name="play" size={30} />
      </span>
      {duration && (
        <span className={styles.duration} aria-hidden="true">
          {duration}
        </span>
      )}
    </button>
  );
}
