import { readFileSync } from "node:fs";
import { mutateText } from "#compiler/testMutations.ts";
import { composites } from "#fixtures/mutations/composites.ts";
import { formMutations } from "#fixtures/mutations/formTable.ts";
import { locks } from "#fixtures/mutations/locks.ts";
import { media } from "#fixtures/mutations/media.ts";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { pictureTables } from "#fixtures/mutations/pictureTables.ts";
import { raceFile } from "#fixtures/mutations/race.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import { takeFifth } from "#scripts/full.ts";
import { filesBeside } from "../testFilesBeside.ts";

/** A file of a shipped site with some mistakes of the corpus in it; for tests. */
export interface Mistaken extends Pick<Mutation, "site" | "file"> {
  text: string;
  /** What the organiser does, for each of the mistakes. */
  does: string[];
}

/**
 * The problems of a folder, as the command, publishing and the editor all name them: "site.json
 * SL2002 /home/blocks/0/type 104".
 */
export type Named = string[];

/** What the command and publishing find in a saved file. */
export interface Saved {
  command: Named;
  published: Named;
}

// A form that no shipped site has is read by itself, and not published.
const inForms = formMutations.flatMap(({ form, ...mutation }): Mutation[] =>
  form === "marathon" || form === "relay" ? [] : [{ ...mutation, site: "open-demo-10k", file: `forms/${form}.json` }],
);
const corpus = [...mutations, ...pictureTables, ...locks, ...raceFile, ...media, ...inForms];
const sample = takeFifth(corpus, ({ site, file }) => `${file} ${site}`);

// More in one text would hide one another.
const mostInOne = 10;
// A block whose type, version or composite is wrong has no other problem.
const hiding = new Set(composites);
// A file of another schema is not read any further: it has this mistake alone.
const isUnread = ({ find }: Mutation) => find.includes(".schema.json");

/**
 * The mistakes of the corpus, in CI every fifth. Those in one file come together, which saves most
 * of the time, but a text that cannot be parsed has one.
 */
export const mistakes: Mistaken[] = gather(sample);

/** Each shipped site without a mistake. */
export const rightSites: Mistaken[] = [...new Set(sample.map(({ site }) => site))].map((site) => ({
  site,
  file: "site.json",
  text: rightText(`${site}/site.json`),
  does: [],
}));

function gather(all: Mutation[]): Mistaken[] {
  const mistakes: Mistaken[] = [];
  const unread = all.filter(isUnread).map(getAlone);
  for (const mutation of all.filter((mutation) => !isUnread(mutation))) {
    const { site, file, does } = mutation;
    const isOpen = (mistake: Mistaken) =>
      mistake.site === site && mistake.file === file && mistake.does.length < mostInOne;
    const holder = mistakes
      .filter(isOpen)
      .find((mistake) => isParsed(mistake.text) && isParsed(changedText(mistake.text, mutation)));
    const alone = getAlone(mutation);
    if (holder && !hiding.has(mutation) && isParsed(alone.text)) {
      holder.text = changedText(holder.text, mutation) ?? "";
      holder.does.push(does);
    } else mistakes.push(alone);
  }
  return [...mistakes, ...unread];
}

function getAlone(mutation: Mutation): Mistaken {
  const { site, file, does } = mutation;
  return { site, file, text: changedText(rightText(`${site}/${file}`), mutation) ?? "", does: [does] };
}

function isParsed(text: string | undefined): boolean {
  try {
    return text !== undefined && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

function rightText(path: string): string {
  return filesBeside[path] ?? readFileSync(`fixtures/sites/${path}`, "utf8");
}

// Undefined if another mistake has taken the piece of text.
function changedText(text: string, mutation: Mutation): string | undefined {
  try {
    return mutateText(text, mutation).changed;
  } catch {
    return undefined;
  }
}

/**
 * Names problems by file, code, pointer and line; an editor shows one without a place on line 1.
 */
export function named(problems: { file?: string; code: string; pointer: string; line?: number }[]): Named {
  const names = problems.map(({ file = "site.json", code, pointer, line = 1 }) => `${file} ${code} ${pointer} ${line}`);
  return [...new Set(names)].sort();
}
