/**
 * One point of a signature: pixels from the left, from the top, and milliseconds since its first
 * point.
 */
export type StrokePoint = number[];

/** A signature as it is kept: its lines on a pad of a size. */
export interface DrawnSignature {
  strokes: StrokePoint[][];
  width: number;
  height: number;
}

interface PenPoint {
  x: number;
  y: number;
  time: number;
  pressure: number;
}

const mostStrokes = 200;
const mostPoints = 2000;

/** Returns the lines of a pad as they are kept: tenths of pixels, and no more than a form takes. */
export function keepStrokes(lines: { points: PenPoint[] }[]): StrokePoint[][] {
  const start = lines[0]?.points[0]?.time ?? 0;
  const tenth = (pixels: number) => Math.round(pixels * 10) / 10;
  return lines
    .slice(0, mostStrokes)
    .map(({ points }) =>
      thinOut(points).map(({ x, y, time }) => [
        tenth(x),
        tenth(y),
        // A signature that is continued the next day only has a pause in it.
        Math.min(Math.max(Math.round(time - start), 0), 10_000_000),
      ]),
    )
    .filter((points) => points.length > 0);
}

/** Returns kept lines as a pad of this size draws them: as large as they were, or as fits. */
export function drawStrokes({ strokes, ...size }: DrawnSignature, width: number, height: number): PenPoint[][] {
  const scale = Math.min(width / size.width, height / size.height);
  return strokes.map((points) =>
    points.map(([x = 0, y = 0, time = 0]) => ({ x: x * scale, y: y * scale, time, pressure: 0.5 })),
  );
}

function thinOut(points: PenPoint[]): PenPoint[] {
  const step = Math.ceil(points.length / mostPoints);
  return step <= 1 ? points : points.filter((_, index) => index % step === 0);
}
