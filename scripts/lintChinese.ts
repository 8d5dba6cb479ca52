import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownFiles } from "./ownFiles.ts";

const root = join(import.meta.dirname, "..");

/**
 * A place of a Chinese text with a missing space, one too many, or a word that has another name
 * here. `line` counts from 1, `index` is the offset in the file.
 */
export interface ChineseProblem {
  file: string;
  line: number;
  index: number;
  kind: "missing space" | "superfluous space" | "other word";
  excerpt: string;
}

// An account is 账号. 账户 is one at a bank, and in a message whose wording is part of the wire
// format.
const otherWord = /(?<!银行|支付)账户(?!信息不存在)/gu;

const han = "[\\p{sc=Han}]";
// The letter of an escape such as \n is not one of the text.
const latin = "(?<!\\\\)[A-Za-z0-9%]";
const fullWidth = "[，。：；？！、（）《》「」]";

// In tables of texts, the placeholders whose values are numbers or Latin text wherever they are
// used; others can be Chinese names.
const latinNames =
  "count|number|limit|min|max|most|minutes|seconds|hours|years|days|errors|files|file|folder|path|port|version";

const patterns = {
  json: {
    // A choice counts as what its first branch begins with.
    before: `[A-Za-z0-9\`]|--|(?:\\{\\w+, (?:select|plural), =?\\w+ \\{)?(?:\\{(?:${latinNames})\\}|(?<=, plural, =?\\w+ \\{)#)`,
    after: `${latin}|\`|\\{(?:${latinNames})\\}`,
  },
  // The values of problems are Latin, unless their format makes words of them.
  problems: {
    before: `[A-Za-z0-9\`]|--|\\{\\w+(?:, (?:number|next|previous|yuan)[^}]*)?\\}`,
    after: `${latin}|\`|\\{\\w+(?:, (?:number|next|previous|yuan)[^}]*)?\\}`,
  },
  md: { before: "[A-Za-z0-9`]|--", after: `${latin}|\`` },
};

/**
 * Returns each place where Chinese lacks the space beside Latin letters, digits, code or values,
 * has one beside full-width punctuation, or uses another word than 账号 for an account.
 */
export function findChinese(file: string, text: string): ChineseProblem[] {
  const kind = file.startsWith("locales/problems/") ? "problems" : file.endsWith(".md") ? "md" : "json";
  const { before, after } = patterns[kind];
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => "`".repeat(code.length));
  const missing = new RegExp(`(?<=${han})(?=${before})|(?<=${after})(?=${han})`, "gu");
  const superfluous = new RegExp(`(?<=\\S)(?<!\\|) (?=${fullWidth})|(?<=${fullWidth}) (?=[^\\s|])`, "gu");
  const problems = (found: RegExp, kind: ChineseProblem["kind"]) =>
    [...prose.matchAll(found)].map(({ index }) => ({
      file,
      index,
      kind,
      line: text.slice(0, index).split("\n").length,
      excerpt: text.slice(Math.max(text.lastIndexOf("\n", index) + 1, index - 12), index + 12).split("\n")[0] ?? "",
    }));
  return [
    ...problems(missing, "missing space"),
    ...problems(superfluous, "superfluous space"),
    ...problems(otherWord, "other word"),
  ];
}

const checked = /^locales\/(?!generated).*\.json$|^schemas\/(?!generated).*\.json$|\.md$/;
// A released schema never changes; the texts of fixtures belong to their races.
const skipped = /^fixtures\/|^schemas\/released\.json$/;

/** Returns the files whose Chinese this repository writes. */
export function chineseFiles(clone = root): string[] {
  const released = JSON.parse(readFileSync(join(root, "schemas/released.json"), "utf8")) as Record<string, string>;
  return ownFiles([], clone).filter(
    (file) => checked.test(file) && !skipped.test(file) && !Object.hasOwn(released, file),
  );
}

if (import.meta.filename === process.argv[1]) {
  const problems = chineseFiles().flatMap((file) => findChinese(file, readFileSync(join(root, file), "utf8")));
  for (const { file, line, kind, excerpt } of problems) console.log(`${file}:${line} ${kind} in "${excerpt}"`);
  if (problems.length > 0) console.log(`${problems.length} places against the rules for Chinese of docs/style.md.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
