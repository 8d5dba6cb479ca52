import { sentences } from "#locales/generated/problems/sentences.ts";

const table: Record<string, object> = sentences;

/** For tests: runs with other sentences of all codes, and then puts the real ones back. */
export function reworded<Result>(writeSentence: () => object, run: () => Result): Result {
  const real = { ...table };
  for (const code of Object.keys(table))
    Object.defineProperty(table, code, { get: writeSentence, configurable: true, enumerable: true });
  try {
    return run();
  } finally {
    for (const [code, value] of Object.entries(real))
      Object.defineProperty(table, code, { value, writable: true, configurable: true, enumerable: true });
  }
}

/**
 * For tests: a sentence that cannot be read, and how often somebody tried: a check that catches the
 * error is counted as well.
 */
export function unreadable() {
  let tries = 0;
  const sentence = () => {
    tries++;
    throw new Error("A check made a sentence.");
  };
  return { sentence, tries: () => tries };
}

/** For tests: one sentence for all codes. */
export const sameForAll = () => ({ otherwise: { zh: ["不同的话。"], en: ["Something else."] } });
