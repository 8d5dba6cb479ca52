import { pointerKeys, toPointer } from "#core/pointers.ts";
import type { Answers, CompiledForm } from "../form.ts";

/** New names of properties by their old ones. */
export type Renames = Record<string, string>;

/** The edition of a form that answers were given to. */
export interface AnsweredEdition {
  version: number;
  /** The version that each field type had; one that is not named had its first. */
  fieldVersions?: Record<string, number | undefined>;
  /**
   * Its own upgrades from earlier versions. They are undone if one of those versions is published
   * again.
   */
  upgrades?: CompiledForm["upgrades"];
}

/**
 * Returns the renames from one edition of a form to another, in order; to an earlier edition they
 * are those of the later one, undone.
 */
export function renamesBetween(edition: AnsweredEdition, form: Pick<CompiledForm, "version" | "upgrades">): Renames[] {
  const [low, high] = [Math.min(edition.version, form.version), Math.max(edition.version, form.version)];
  const isUpwards = edition.version <= form.version;
  const steps = (isUpwards ? form.upgrades : (edition.upgrades ?? []))
    .filter(({ from }) => from >= low && from < high)
    .sort((a, b) => a.from - b.from)
    .map(({ rename }) => rename);
  return isUpwards ? steps : steps.reverse().map(undone);
}

// Of two old names that became one, the first comes back.
function undone(renames: Renames): Renames {
  return Object.fromEntries(
    Object.entries(renames)
      .map(([from, to]) => [to, from])
      .reverse(),
  );
}

/**
 * Returns the answers with their new names, and those whose new name another answer has. All names
 * change at once, so that two can change places; of two answers to one name the one that had it
 * already stays.
 */
export function renameAnswers(answers: Answers, renames: Renames): { renamed: Answers; taken: [string, unknown][] } {
  const moved = new Map(Object.entries(answers).filter(([name]) => !Object.hasOwn(renames, name)));
  const replacedValues: [string, unknown][] = [];
  for (const [name, value] of Object.entries(answers)) {
    const to = Object.hasOwn(renames, name) ? renames[name] : undefined;
    if (to === undefined) continue;
    if (moved.has(to)) replacedValues.push([name, value]);
    else moved.set(to, value);
  }
  return { renamed: Object.fromEntries(moved), taken: replacedValues };
}

/** Returns the pointer after the renames: its first key is the name of a property. */
export function renamePointer(pointer: string, renames: Renames[]): string {
  const [name = "", ...inside] = pointerKeys(pointer);
  const newest = renames.reduce(
    (before, table) => (Object.hasOwn(table, before) ? (table[before] ?? "") : before),
    name,
  );
  return toPointer([newest, ...inside]);
}
