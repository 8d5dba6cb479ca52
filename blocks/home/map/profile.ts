import { stationAt, type Track } from "#blocks/kit/map/track.ts";

const samples = 250;
// Below this range of heights the drawing is not stretched further: a flat course must look flat.
const leastRange = 40;

/**
 * Returns the height along a course as SVG paths in a box of 1000 by 200, and the heights (m) at
 * the box's floor and ceiling.
 */
export function profile(track: Track, { lowest, highest }: { lowest: number; highest: number }) {
  const floor = Math.floor(lowest / 10) * 10;
  const ceiling = Math.max(Math.ceil((highest + 1) / 10) * 10, floor + leastRange);
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const share = index / samples;
    const height = stationAt(track, track.distanceKm * share).height ?? floor;
    return `${(share * 1000).toFixed(1)},${(200 - ((height - floor) / (ceiling - floor)) * 200).toFixed(1)}`;
  });
  const line = `M${points.join("L")}`;
  return { line, area: `${line}L1000,200L0,200Z`, floor, ceiling };
}
