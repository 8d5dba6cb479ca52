import { useCallback, useState, useSyncExternalStore } from "react";
import { useIsHydrating } from "#blocks/kit/site/clock.ts";

// The page's first script (server/sites/page/starter.ts) reads it too: words of letters and digits,
// separated by spaces.
const storedAs = "dismissed";
// The oldest ones are forgotten: their alerts are long over.
const mostKeys = 30;

/**
 * Returns whether this visitor has dismissed what has that key, and how to dismiss it. In a
 * prerendered page and during hydration nothing is dismissed: there the page's first script hides
 * it before anything is painted, so that nothing moves.
 */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const isHydrating = useIsHydrating();
  const [pressed, setPressed] = useState("");
  const isStored = useSyncExternalStore(
    never,
    () => readKeys().includes(key),
    () => false,
  );
  const dismiss = useCallback(() => {
    setPressed(key);
    writeKeys([...readKeys().filter((dismissedKey) => dismissedKey !== key), key].slice(-mostKeys));
  }, [key]);
  return [pressed === key || (isStored && !isHydrating), dismiss];
}

/**
 * Returns a short name for some texts: another one as soon as a text changes (FNV-1a, as letters
 * and digits).
 */
export function getKey(texts: readonly string[]): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const character of JSON.stringify(texts)) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return `a${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}

const never = () => () => undefined;

// Storage throws if the visitor has switched it off; then it is dismissed until the page is closed.
function readKeys(): string[] {
  try {
    return localStorage.getItem(storedAs)?.match(/\w+/g) ?? [];
  } catch {
    return [];
  }
}

function writeKeys(keys: string[]): void {
  try {
    localStorage.setItem(storedAs, keys.join(" "));
  } catch {
    // See above.
  }
}
