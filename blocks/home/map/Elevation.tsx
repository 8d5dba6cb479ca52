import { markerKms, stationAt, type Track } from "#blocks/kit/map/track.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/map.ts";
import styles from "./Elevation.module.css";
import { profile } from "./profile.ts";

const useTexts = texts(messages);

interface ElevationProps {
  track: Track;
  heights: NonNullable<Track["heights"]>;
  /** The place on the course that the visitor looks at; undefined before they touch it. */
  km: number | undefined;
  onMove: (km: number) => void;
}

/**
 * The height along the course, drawn, with a slider over it that reads it out and shows the place
 * on the map.
 */
export function Elevation({ track, heights, km, onMove }: ElevationProps) {
  const t = useTexts();
  const { area, line, floor, ceiling } = profile(track, heights);
  const station = km === undefined ? undefined : stationAt(track, km);
  const at = station && { distance: station.km.toFixed(1), height: `${Math.round(station.height ?? 0)}` };
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const summary = {
    distance: track.distanceKm.toFixed(1),
    climb: `${Math.round(heights.climb)}`,
    lowest: `${Math.round(heights.lowest)}`,
    highest: `${Math.round(heights.highest)}`,
  };
  return (
    <figure className={styles.elevation}>
      <figcaption className={styles.caption}>
        <span>{t("elevation")}</span>
        <output className={styles.reading}>{at ? t("at", at) : t("hint")}</output>
      </figcaption>
      <div className={styles.plot}>
        <svg viewBox="0 0 1000 200" preserveAspectRatio="none" role="img" aria-label={t("elevationLabel", summary)}>
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} />
        </svg>
        <span className={styles.top} aria-hidden="true">{`${ceiling} m`}</span>
        <span className={styles.bottom} aria-hidden="true">{`${floor} m`}</span>
        {station && (
          <span className={styles.cursor} aria-hidden="true" style={{ left: percent(station.km / track.distanceKm) }}>
            <i style={{ bottom: percent(((station.height ?? floor) - floor) / (ceiling - floor)) }} />
          </span>
        )}
        <input
          type="range"
          className={styles.slider}
          aria-label={t("slider")}
          aria-valuetext={at && t("at", at)}
          min={0}
          max={track.distanceKm}
          step={track.distanceKm / 200}
          value={km ?? 0}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ left: 0 }}>0</span>
        {listLabelledKms(track.distanceKm).map((mark) => (
          <span key={mark} style={{ left: percent(mark / track.distanceKm) }}>
            {mark}
          </span>
        ))}
        <span style={{ left: "100%" }}>
          {track.distanceKm.toFixed(1)}
          <small> km</small>
        </span>
      </div>
    </figure>
  );
}

// The length is at the right end; a marker beside it would run into it.
function listLabelledKms(distance: number): number[] {
  return markerKms(distance).filter((km) => km < distance * 0.88);
}
