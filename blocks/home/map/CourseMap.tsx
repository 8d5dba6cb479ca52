import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Section, useHeadingLevel, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty, Failed } from "#blocks/kit/layout/State.tsx";
import { measureAll, type Track } from "#blocks/kit/map/track.ts";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { trustPackages } from "#blocks/kit/text/trusted.ts";
import { readCourses } from "#core/course.ts";
import { moveDatum } from "#core/datum.ts";
import { messages } from "#locales/generated/home/map.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CourseMap.module.css";
import { Elevation } from "./Elevation.tsx";
import type RouteMapOfTracks from "./RouteMap.tsx";

const useTexts = texts(messages);
/**
 * The course: a route on a map with its elevation, or a picture of it if there is no route or it
 * cannot be read.
 */
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

function Course({ route, routeDatum = "wgs84", ...props }: HomeProps["map"] & { route: string }) {
  const { loadText } = useSite();
  const datum = props.tiles ? (props.tiles.datum ?? "wgs84") : routeDatum;
  // Leaflet is heavy: it comes with the route, when the map comes near.
  const load = useCallback(
    async (path: string) => {
      trustLeaflet();
      const [source, { default: RouteMap }] = await Promise.all([loadText(path), import("./RouteMap.tsx")]);
      const courses = readCourses(source).map(({ points, ...course }) => ({
        ...course,
        points: points.map((point) => moveDatum(point, routeDatum, datum)),
      }));
      return { tracks: measureAll(courses), RouteMap };
    },
    [loadText, routeDatum, datum],
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

interface ShownPlace {
  track: Track;
  km: number;
}

interface DrawnProps extends Pick<HomeProps["map"], "tiles" | "showElevation"> {
  tracks: Track[];
  RouteMap: typeof RouteMapOfTracks;
}

function Drawn({ tracks, RouteMap, tiles, showElevation = true }: DrawnProps) {
  const t = useTexts();
  const { text } = useSite();
  const [shown, setShown] = useState<ShownPlace>();
  const namedTracks = useMemo(
    () => tracks.map((track, index) => ({ ...track, name: track.name ?? t("course", { number: index + 1 }) })),
    [tracks, t],
  );
  const distance = tracks.map(({ distanceKm }) => distanceKm.toFixed(1)).join(" + ");
  return (
    <>
      <RouteMap
        tracks={namedTracks}
        tiles={tiles && { ...tiles, attribution: text(tiles.attribution) }}
        shown={shown}
        texts={{
          map: t("map", { distance }),
          start: t("start"),
          finish: t("finish"),
          both: t("startFinish"),
          zoomIn: t("zoomIn"),
          zoomOut: t("zoomOut"),
        }}
      />
      {namedTracks.map((track, index) => (
        <Measures
          key={index}
          track={track}
          hasName={namedTracks.length > 1}
          showElevation={showElevation}
          km={shown?.track === track ? shown.km : undefined}
          onMove={(km) => setShown({ track, km })}
        />
      ))}
    </>
  );
}

interface MeasuresProps {
  track: Track;
  hasName: boolean;
  showElevation: boolean;
  km: number | undefined;
  onMove(km: number): void;
}

// Shows the measures of one course; its name is only of use beside others.
function Measures({ track, hasName, showElevation, km, onMove }: MeasuresProps) {
  const t = useTexts();
  const { heights } = track;
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <div className={styles.measures}>
      {hasName && <Heading>{track.name}</Heading>}
      <dl className={styles.facts}>
        <Fact label={t("distance")} value={track.distanceKm.toFixed(1)} unit="km" />
        {heights && <Fact label={t("climb")} value={`${Math.round(heights.climb)}`} unit="m" />}
        {heights && <Fact label={t("highest")} value={`${Math.round(heights.highest)}`} unit="m" />}
      </dl>
      {heights && showElevation && <Elevation track={track} heights={heights} km={km} onMove={onMove} />}
    </div>
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

// All the markup that Leaflet writes by itself: its look for SVG, and the signs on the zoom
// buttons.
const leafletMarkup = new Set([
  "<svg/>",
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
]);

let isTrusted = false;

/**
 * Lets Leaflet write its own few signs and plain text, such as an attribution, and nothing else.
 * Call it before Leaflet loads.
 */
function trustLeaflet(): void {
  if (isTrusted) return;
  isTrusted = true;
  trustPackages((html) => leafletMarkup.has(html) || !html.includes("<"));
}

/**
 * Returns whether the element has come within 400 px of what is in view; once it has, it stays so.
 * False on the server.
 */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "400px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
