import { useEffect, useMemo, useState } from "react";
import { measureAll, stationAt, type Track } from "#blocks/kit/map/track.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { readCourses } from "#core/course.ts";
import styles from "./Live.module.css";

interface CourseLineProps {
  route: string;
  /** How much of the course is behind the runner, 0 to 1. */
  share: number;
  label: string;
}

const size = 400;
const margin = 16;

/** The course as a line, with a runner's estimated position; nothing if it cannot be read. */
export function CourseLine({ route, share, label }: CourseLineProps) {
  const { loadText } = useSite();
  const [track, setTrack] = useState<Track>();
  useEffect(() => {
    let isOpen = true;
    loadText(route)
      .then((source) => measureAll(readCourses(source)))
      .then(
        ([first]) => isOpen && setTrack(first),
        () => undefined,
      );
    return () => {
      isOpen = false;
    };
  }, [loadText, route]);
  const drawn = useMemo(() => track && drawTrack(track), [track]);
  if (!track || !drawn) return null;
  const { x, y } = drawn.place(stationAt(track, share * track.distanceKm));
  return (
    <figure className={styles.course}>
      <svg viewBox={`0 0 ${size} ${drawn.height}`} role="img" aria-label={label}>
        <path d={drawn.path} className={styles.way} />
        <circle cx={x} cy={y} r="9" className={styles.here} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

// As on a map with north above: a degree of longitude is shorter than one of latitude.
function drawTrack({ stations }: Track) {
  const lats = stations.map(({ lat }) => lat);
  const lons = stations.map(({ lon }) => lon);
  const [top, bottom, left, right] = [Math.max(...lats), Math.min(...lats), Math.min(...lons), Math.max(...lons)];
  const narrowing = Math.cos((((top + bottom) / 2) * Math.PI) / 180);
  const scale = (size - 2 * margin) / Math.max((right - left) * narrowing, top - bottom, 1e-6);
  const place = ({ lat, lon }: { lat: number; lon: number }) => ({
    x: margin + (lon - left) * narrowing * scale,
    y: margin + (top - lat) * scale,
  });
  const steps = stations.map((station) => {
    const { x, y } = place(station);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return { path: `M${steps.join("L")}`, place, height: Math.ceil((top - bottom) * scale + 2 * margin) };
}
