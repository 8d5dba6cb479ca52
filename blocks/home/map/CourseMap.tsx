import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { Picture } from "#blocks/kit/Picture.tsx";
import { Section, useIsNested } from "#blocks/kit/Section.tsx";
import { Empty } from "#blocks/kit/State.tsx";
import { useLoaded, useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/home/map.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CourseMap.module.css";
import { Elevation } from "./Elevation.tsx";
import { readCourse } from "./readCourse.ts";
import { measure, type Track } from "./track.ts";
import { useIsNear } from "./useIsNear.ts";

const useTexts = texts(messages);
// Leaflet is a third of this page's script: it comes when the map comes into view.
const RouteMap = lazy(() => import("./RouteMap.tsx"));

/** The course: a route on a map with its elevation, or a picture of it where there is no route or it cannot be read. */
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
        {props.route && !isNear && <div className={styles.map} />}
        {props.route && isNear && <Course {...props} route={props.route} />}
      </div>
    </Section>
  );
}

function Course({ route, ...props }: HomeProps["map"] & { route: string }) {
  const t = useTexts();
  const { loadText } = useSite();
  const load = useCallback((path: string) => loadText(path).then((source) => measure(readCourse(source))), [loadText]);
  const loaded = useLoaded(route, load);
  if (loaded.status === "loading") return <div className={styles.map} role="status" aria-label={t("loading")} />;
  if (loaded.status === "failed") return <Still {...props} hasFailed />;
  return <Drawn track={loaded.value} {...props} />;
}

function Drawn({ track, tiles, showElevation = true }: { track: Track } & HomeProps["map"]) {
  const t = useTexts();
  const { text } = useSite();
  const [km, setKm] = useState<number>();
  const distance = track.distanceKm.toFixed(1);
  const { heights } = track;
  return (
    <>
      <Suspense fallback={<div className={styles.map} />}>
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
      </Suspense>
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

function Still({ image, hasFailed = false }: { image?: HomeProps["map"]["image"]; hasFailed?: boolean }) {
  const t = useTexts();
  if (image) return <Picture image={image} sizes="(max-width: 1240px) 100vw, 1200px" className={styles.still} />;
  return <Empty>{hasFailed ? t("failed") : t("empty")}</Empty>;
}
