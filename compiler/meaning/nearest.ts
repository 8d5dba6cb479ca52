import { measureDistance } from "../problems/closest.ts";

/**
 * Returns the existing file that was probably meant by a wrong path; `isSure` if the two differ
 * only in the notation of paths.
 */
export function nearestFile(path: string, paths: readonly string[]): { path: string; isSure: boolean } | undefined {
  const plain = (text: string) =>
    text
      .normalize("NFKC")
      .trim()
      .replaceAll("\\", "/")
      .replace(/^(?:\.?\/)+/, "")
      .toLowerCase();
  const plainPath = plain(path);
  const loose = (text: string) => plain(text).replace(/[-_ ]/g, "");
  // "documents/race_rules" is documents/race-rules.json.
  const isSame = (candidate: string) => loose(candidate) === loose(path) || loose(candidate) === `${loose(path)}.json`;
  const exact = paths.filter((candidate) => plain(candidate) === plainPath);
  const same = exact.length > 0 ? exact : paths.filter(isSame);
  if (same[0] !== undefined && same.length === 1) return { path: same[0], isSure: true };
  const near = nearest(path, paths);
  if (near !== undefined) return { path: near, isSure: false };
  const name = plainPath.slice(plainPath.lastIndexOf("/") + 1);
  const matches = paths.filter((candidate) => plain(candidate).endsWith(`/${name}`));
  return matches[0] !== undefined && matches.length === 1 ? { path: matches[0], isSure: false } : undefined;
}

/**
 * Returns the known name with the fewest letters changed, at most `most` of them and a third of its
 * length; undefined if none is that near.
 */
export function nearest(name: string, names: Iterable<string>, most = 3): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  const lowerName = name.toLowerCase();
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = measureDistance(lowerName, candidate.toLowerCase());
    if (distance < bestDistance && distance <= Math.max(1, candidate.length / 3))
      [best, bestDistance] = [candidate, distance];
  }
  return best;
}
