import { mutate, textOf } from "#compiler/testMutations.ts";
import { mutations } from "#fixtures/mutations/table.ts";

/**
 * Every third mistake of the corpus, with the text of its file; for tests. compiler/mutations.test.ts makes all of them: here it counts that each kind of
 * file and of mistake comes up.
 */
export const mistakes = mutations
  .filter((_, index) => index % 3 === 0)
  .map((mutation) => ({ ...mutation, text: textOf(mutate(mutation).folder, mutation.file) }));

/** The problems of a folder, as the command, publishing and the editor all name them: "site.json SL2002 /home/blocks/0/type 104". */
export type Named = string[];

/** What the command and publishing find in a saved file. */
export interface Saved {
  command: Named;
  published: Named;
}

/** Names problems by file, code, pointer and line. */
export function named(problems: { file?: string; code: string; pointer: string; line?: number }[]): Named {
  const names = problems.map(({ file = "site.json", code, pointer, line }) => `${file} ${code} ${pointer} ${line}`);
  return [...new Set(names)].sort();
}
