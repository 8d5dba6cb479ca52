import { useCallback, useRef, useState } from "react";
import { Section, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty, Failed } from "#blocks/kit/layout/State.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { messages } from "#locales/generated/home/map.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CourseMap.module.css";
import { Elevation } from "./Elevation.tsx";
import type RouteMapOfTrack from "./RouteMap.tsx";
import { readCourse } from "./readCourse.ts";
import { measure, type Track } from "./track.ts";
import { trustLeaflet } from "./trust.ts";
import { useIsNear } from "./useIsNear.ts";

const useTexts = texts(messages);
/** The course: a route on a map with its elevation, or a picture of it if there is no route or it cannot be read. */
export default function CourseMap(props: HomeProps["map"]) {
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <Section title={text(props.title) || (isNested ? "" : t("title"))}>
      <div ref={frame}>
        {!props.route && <Still {...props} />}
        {props.route && props.image && (
          <div className={styles.paper}>
            <Picture image={props.image} sizes="(min-width: 1200px) 1200px, 100vw" />
          </div>
        )}
        {props.route && !isNear && <Waiting {...props} />}
        {props.route && isNear && <Course {...props} route={props.route} />}
      </div>
    </Section>
  );
}

function Course({ route, ...props }: HomeProps["map"] & { route: string }) {
  const { loadText } = useSite();
  // Leaflet is heavy: it comes with the route, when the map comes near.
  const load = useCallback(
    async (path: string) => {
      trustLeaflet();
      const [source, { default: RouteMap }] = await Promise.all([loadText(path), import("./RouteMap.tsx")]);
      return { track: measure(readCourse(source)), RouteMap };
    },
    [loadText],
  );
  const loaded = useLoaded(route, load);
  if (loaded.status === "loading") return <Waiting {...props} isLoading />;
  if (loaded.status === "failed") return <Still {...props} retry={loaded.retry} />;
  return <Drawn {...loaded.value} {...props} />;
}

function Waiting({ showElevation = true, isLoading = false }: HomeProps["map"] & { isLoading?: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.waiting} data-elevation={showElevation}>
      <div className={styles.map} role="status">
        {isLoading && <span className="visually-hidden">{t("loading")}</span>}
      </div>
    </div>
  );
}

interface DrawnProps extends Pick<HomeProps["map"], "tiles" | "showElevation"> {
  track: Track;
  RouteMap: typeof RouteMapOfTrack;
}

function Drawn({ track, RouteMap, tiles, showElevation = true }: DrawnProps) {
  const t = useTexts();
  const { text } = useSite();
  const [km, setKm] = useState<number>();
  const distance = track.distanceKm.toFixed(1);
  const { heights } = track;
  return (
    <>
      <RouteMap
        track={track}
        tiles={tiles && { ...tiles, attribution: text(tiles.attribution) }}
        shownKm={km}
        texts={{
          map: t("map", { distance }),
          start: t("start"),
          finish: t("finish"),
          both: t("startFinish"),
          zoomIn: t("zoomIn"),
          zoomOut: t("zoomOut"),
        }}
      />
      <dl className={styles.facts}>
        <Fact label={t("distance")} value={distance} unit="km" />
        {heights && <Fact label={t("climb")} value={`${Math.round(heights.climb)}`} unit="m" />}
        {heights && <Fact label={t("highest")} value={`${Math.round(heights.highest)}`} unit="m" />}
      </dl>
      {heights && showElevation && <Elevation track={track} heights={heights} km={km} onMove={setKm} />}
    </>
  );
}

function Fact({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} <small>{unit}</small>
      </dd>
    </div>
  );
}

function Still({ image, retry }: { image?: HomeProps["map"]["image"]; retry?: () => void }) {
  const t = useTexts();
  if (image) return <Picture image={image} sizes="(max-width: 1240px) 100vw, 1200px" className={styles.still} />;
  return retry ? <Failed message={t("failed")} retry={retry} /> : <Empty>{t("empty")}</Empty>;
}
