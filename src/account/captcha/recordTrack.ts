import type { TrackPoint } from "#contract/captcha.ts";

/** Records how the piece moved; a track begins at 0 with the first move. */
export interface Recorder {
  /**
   * Adds the place of the piece, and how far the pointer is from its line (px). A `small` move soon
   * after another takes its place.
   */
  add(x: number, y: number, isSmall?: boolean): void;
  track(): TrackPoint[];
  forget(): void;
}

/**
 * Milliseconds between two recorded points of a drag: half a minute then has fewer points than the
 * server's limit.
 */
const interval = 18;

/** Makes an empty recorder; `now` is monotonic ms. */
export function createRecorder(now: () => number = () => performance.now()): Recorder {
  let points: TrackPoint[] = [];
  let startedAt = 0;
  return {
    add(x, y, isSmall = false) {
      if (points.length === 0) {
        startedAt = now();
        points.push([0, 0, 0]);
      }
      const point: TrackPoint = [Math.round(x * 10) / 10, Math.round(y), Math.round(now() - startedAt)];
      const before = points.at(-2);
      const isSoon = isSmall && points.length > 2 && before && point[2] - before[2] < interval;
      points.splice(isSoon ? -1 : points.length, isSoon ? 1 : 0, point);
    },
    track: () => points,
    forget() {
      points = [];
    },
  };
}
