import { isPrintable } from "../../base/print/runs.ts";

/** Returns whether a name is printed as it is; otherwise its Latin letters are, with a note. */
export function isNamePrintable(name: string): boolean {
  return isPrintable(name);
}

/**
 * Returns the names that no font has entirely, each once: what staff look at before results open.
 */
export function listUnprintableNames(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !isNamePrintable(name));
}
