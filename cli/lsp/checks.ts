import type { Diagnostic } from "vscode-languageserver/node";
import { readCompositePath } from "#compiler/composite/language/paths.ts";
import type { Language } from "#core/text.ts";
import { buildDiagnostic } from "./diagnostics.ts";
import { type Buffers, type CheckedFile, checkRace, findPlace } from "./race.ts";

/** What the checks of open files need of the connection to the editor. */
export interface Editor {
  buffers(): Buffers;
  /** `text` is the checked text; undefined if the file is no longer checked. */
  publish(path: string, diagnostics: Diagnostic[], text?: string): void;
  fail(error: Error): void;
  language(): Language;
}

/** Checks races again after changes. */
export interface Checks {
  /** Files were opened, edited, closed, or changed on the disk. */
  change(paths: string[]): void;
  /** The last check of a file. */
  find(path: string): CheckedFile | undefined;
  /**
   * The composites of the race that a file belongs to, as they were at its last check: their texts
   * by path.
   */
  composites(path: string): Record<string, string>;
}

// A pause between two keys is longer.
const quietMs = 60;

/**
 * Checks each race of which a file is open, once for the changes that come together, and publishes
 * the problems of all its files.
 */
export function openChecks(editor: Editor): Checks {
  const races = new Map<string, Map<string, CheckedFile>>();
  let changedPaths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMs);
  };
  const run = async () => {
    if (running) return;
    running = true;
    const paths = changedPaths;
    changedPaths = new Set();
    try {
      const buffers = editor.buffers();
      for (const place of await findPlaces(paths, buffers, [...races.keys()])) await check(place, buffers);
    } catch (error) {
      editor.fail(error as Error);
    } finally {
      running = false;
      if (changedPaths.size > 0) schedule();
    }
  };
  const check = async (place: string, buffers: Buffers) => {
    const isOpen = [...buffers.keys()].some((path) => isBelow(path, place));
    const files = isOpen ? await checkRace(place, buffers) : new Map<string, CheckedFile>();
    const before = races.get(place) ?? new Map<string, CheckedFile>();
    if (isOpen) races.set(place, files);
    else races.delete(place);
    for (const [path, { text, problems }] of files)
      if (problems.length > 0 || buffers.has(path) || before.get(path)?.problems.length)
        editor.publish(
          path,
          problems.map((problem) => buildDiagnostic(problem, text, editor.language())),
          text,
        );
    for (const path of before.keys()) if (!files.has(path)) editor.publish(path, []);
  };
  return {
    change(paths) {
      for (const path of paths) changedPaths.add(path);
      schedule();
    },
    find: (path) => [...races.values()].map((files) => files.get(path)).find((file) => file !== undefined),
    composites: (path) => {
      const files = [...races.values()].find((race) => race.has(path)) ?? new Map<string, CheckedFile>();
      const composites = [...files].filter(([file]) => readCompositePath(file.replaceAll("\\", "/")));
      return Object.fromEntries(composites.map(([file, { text }]) => [file.replaceAll("\\", "/"), text]));
    },
  };
}

// The races of the open files among these, and those that are known already.
async function findPlaces(paths: Iterable<string>, buffers: Buffers, knownPlaces: string[]): Promise<Set<string>> {
  const places = new Set<string>();
  for (const path of paths) {
    for (const place of knownPlaces) if (isBelow(path, place)) places.add(place);
    const text = buffers.get(path);
    const place = text === undefined ? undefined : await findPlace(path, text);
    if (place) places.add(place);
  }
  return places;
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}\\`);
}
