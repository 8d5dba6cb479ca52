import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../base/root.ts";

// What only the end of a sign-up does, and who does it.
const endings: [what: string, pattern: RegExp, files: string[]][] = [
  ["states that a submission ended", /withdrawnAt: sql/, ["entry/leave/leave.ts"]],
  ["frees the people of a submission", /isStanding: false/, ["entry/leave/leave.ts"]],
  ["ends the entries of submissions", /\b(?:endEntries|forgetEntries)\(/, ["entry/leave/leave.ts"]],
  // Answers to general forms have options too; who takes a place over frees those of the place.
  ["frees options", /\bfreeOptions\(/, ["desk/general/remove.ts", "entry/claims/option.ts", "entry/leave/leave.ts"]],
];

test.each(endings)("nothing but the one goodbye %s", async (_what, pattern, files) => {
  const folder = join(root, "server");
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => name.endsWith(".ts") && !/\.test\.ts$/.test(name));
  const matchingFiles = [];
  for (const name of sources) {
    const text = (await readFile(join(folder, name), "utf8")).replaceAll(/export async function \w+\(/g, "");
    const isDefinedHere = name === "entry/places/endEntries.ts";
    if (!isDefinedHere && pattern.test(text)) matchingFiles.push(name);
  }
  expect(matchingFiles.sort()).toEqual(files);
});
