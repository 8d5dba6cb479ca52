import type { ProblemKind } from "./kind.ts";
import { problemTable } from "./table.ts";

const kinds: Record<string, ProblemKind> = problemTable;

/** For tests: runs with other texts in the whole table, and then puts the real ones back. */
export function reworded<Result>(message: ProblemKind["message"], run: () => Result): Result {
  const real = Object.entries(kinds).map(([code, kind]) => [code, { ...kind }] as const);
  const nonsense = { zh: "？", en: "?" };
  for (const kind of Object.values(kinds))
    Object.assign(kind, {
      message,
      title: nonsense,
      explanation: { zh: ["？", "？", "？"], en: ["?", "?", "?"] },
    });
  try {
    return run();
  } finally {
    for (const [code, kind] of real) Object.assign(kinds[code] ?? {}, kind);
  }
}

/**
 * For tests: a message that cannot be made, and how often somebody tried: a check that catches the
 * error is counted as well.
 */
export function unreadable() {
  let tries = 0;
  const message = () => {
    tries++;
    throw new Error("A check made a sentence.");
  };
  return { message, tries: () => tries };
}
