import { distanceOf } from "../closest.ts";

/** The known name with the fewest letters changed, at most `most` of them and a third of its length; undefined where none is that near. */
export function nearest(name: string, known: Iterable<string>, most = 3): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  const wanted = name.toLowerCase();
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = distanceOf(wanted, candidate.toLowerCase());
    if (distance < bestDistance && distance <= Math.max(1, candidate.length / 3))
      [best, bestDistance] = [candidate, distance];
  }
  return best;
}
