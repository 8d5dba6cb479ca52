/**
 * Returns the known word that was probably meant: at most a third of its letters differ; undefined
 * if none is near.
 */
export function closestWord(word: string, words: readonly string[]): string | undefined {
  const plainWord = plain(word);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of words) {
    const distance = measureDistance(plainWord, plain(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  if (best === undefined) return undefined;
  // In a word of two letters, one is half of it.
  const most = plain(best).length < 3 ? 0 : Math.max(1, Math.floor(best.length / 3));
  return bestDistance <= most ? best : onlyBeginning(plainWord, words);
}

// "fee" is "feeFen" without its unit.
function onlyBeginning(start: string, words: readonly string[]): string | undefined {
  const longer = start.length < 3 ? [] : words.filter((word) => plain(word).startsWith(start));
  return longer.length === 1 ? longer[0] : undefined;
}

/**
 * Returns whether a word was meant as the other one and mistyped: one or two letters differ, and no
 * digit, for a number is never a slip.
 */
export function isSlip(written: string, meant: string): boolean {
  if (plain(written) !== "" && plain(written) === plain(meant)) return true;
  // Short words are near each other by chance.
  if (meant.length < 3) return false;
  const digits = (text: string) => text.replace(/\D/g, "");
  return measureDistance(written, meant) <= 2 && digits(written) === digits(meant);
}

function plain(word: string): string {
  return word
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/**
 * Counts the letters that differ between two words (Levenshtein; two neighbours that are swapped
 * count as one), one row at a time.
 */
export function measureDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
