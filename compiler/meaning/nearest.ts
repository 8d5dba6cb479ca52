import { measureDistance } from "../problems/closest.ts";

/**
 * The existing file that was probably meant by a wrong path; `isSure` if the two differ only in the
 * notation of paths.
 */
export function nearestFile(path: string, known: readonly string[]): { path: string; isSure: boolean } | undefined {
  const plain = (text: string) =>
    text
      .normalize("NFKC")
      .trim()
      .replaceAll("\\", "/")
      .replace(/^(?:\.?\/)+/, "")
      .toLowerCase();
  const wanted = plain(path);
  const loose = (text: string) => plain(text).replace(/[-_ ]/g, "");
  // "documents/race_rules" is documents/race-rules.json.
  const isSame = (one: string) => loose(one) === loose(path) || loose(one) === `${loose(path)}.json`;
  const exact = known.filter((one) => plain(one) === wanted);
  const same = exact.length > 0 ? exact : known.filter(isSame);
  if (same[0] !== undefined && same.length === 1) return { path: same[0], isSure: true };
  const near = nearest(path, known);
  if (near !== undefined) return { path: near, isSure: false };
  const name = wanted.slice(wanted.lastIndexOf("/") + 1);
  const named = known.filter((one) => plain(one).endsWith(`/${name}`));
  return named[0] !== undefined && named.length === 1 ? { path: named[0], isSure: false } : undefined;
}

/**
 * The known name with the fewest letters changed, at most `most` of them and a third of its length;
 * undefined if none is that near.
 */
export function nearest(name: string, known: Iterable<string>, most = 3): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  const wanted = name.toLowerCase();
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = measureDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance && distance <= Math.max(1, candidate.length / 3))
      [best, bestDistance] = [candidate, distance];
  }
  return best;
}
