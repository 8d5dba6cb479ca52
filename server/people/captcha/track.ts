/**
 * One moment of a drag: the position of the piece, how far the hand had strayed from its line, and
 * ms since the drag began.
 */
export type TrackPoint = [x: number, y: number, t: number];

/** How long a drag takes (ms). A visitor who uses the keys may take as long as a puzzle lasts. */
const shortest = 200;
const longest = 30_000;
const longestByKeys = 110_000;

/** Points that a drag has at least: at 60 a second, 0.2 s have twelve. */
const fewest = 8;
const fewestByKeys = 4;

/**
 * How far keys move the piece: an arrow, a page key or an arrow with Shift. The browser's slider
 * has the same.
 */
const keySteps = [2, 20];

/**
 * Returns whether a track can be a person's who moved the piece from the left edge to `x`: time
 * runs forward for 0.2 to 30 s, no leaps, it ends at `x`, and it is no straight line through time,
 * which is what a program draws. Moves by keys have a shape of their own. `ageMs` is how long ago
 * the puzzle was made: nobody drags for longer than that. This slows programs down and does not
 * stop them.
 */
export function isTrackPlausible(
  track: TrackPoint[],
  x: number,
  { ageMs, most }: { ageMs: number; most: number },
): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || first[2] !== 0 || first[0] !== 0) return false;
  if (Math.abs(last[0] - x) > 1 || last[2] > ageMs || last[2] < shortest) return false;
  if (!track.every(([at]) => at >= -1 && at <= most + 1) || !runsForward(track)) return false;
  return isByKeys(track, most) ? isKeyed(track) : isDragged(track, most);
}

function runsForward(track: TrackPoint[]): boolean {
  return track.every((point, index) => point[2] >= (track[index - 1]?.[2] ?? 0));
}

function isDragged(track: TrackPoint[], maxX: number): boolean {
  const last = track.at(-1)?.[2] ?? 0;
  if (track.length < fewest || last > longest) return false;
  const leaps = steps(track).some(([dx]) => Math.abs(dx) > maxX / 2);
  return !leaps && !isEven(track);
}

// Keys have no second dimension, and each press moves by one of a few distances, or to an end.
function isByKeys(track: TrackPoint[], maxX: number): boolean {
  const ends = [0, maxX];
  return track.every(([x, y], index) => {
    const before = track[index - 1]?.[0] ?? 0;
    return y === 0 && (x === before || keySteps.includes(Math.abs(x - before)) || ends.includes(x));
  });
}

// A held key repeats some thirty times a second: faster is a program.
function isKeyed(track: TrackPoint[]): boolean {
  const presses = steps(track).filter(([dx]) => dx !== 0);
  const last = track.at(-1)?.[2] ?? 0;
  return presses.length >= fewestByKeys - 1 && last <= longestByKeys && last >= presses.length * 15;
}

// People start slowly, overshoot and correct; the line of a program stays within a few hundredths
// of the way.
function isEven(track: TrackPoint[]): boolean {
  const { length } = track;
  const mean = (getValue: (point: TrackPoint) => number) =>
    track.reduce((sum, point) => sum + getValue(point), 0) / length;
  const [meanX, meanT] = [mean(([x]) => x), mean(([, , t]) => t)];
  const slope = mean(([x, , t]) => (x - meanX) * (t - meanT)) / (mean(([, , t]) => (t - meanT) ** 2) || 1);
  const way = Math.max(...track.map(([x]) => x)) || 1;
  return track.every(([x, , t]) => Math.abs(x - meanX - slope * (t - meanT)) <= way * 0.025);
}

function steps(track: TrackPoint[]): [dx: number, dt: number][] {
  return track.slice(1).map(([x, , t], index) => [x - (track[index]?.[0] ?? 0), t - (track[index]?.[2] ?? 0)]);
}
