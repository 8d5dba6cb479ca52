import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownFiles } from "./ownFiles.ts";

const root = join(import.meta.dirname, "..");
const guide = "docs/style.md";
const prose = /\.(?:ts|tsx|mts|mjs|js|md|css)$|^locales\/.*\.json$/;
const skipped =
  /generated|^fixtures\/(?:sites|art)\/|^LICENSE|package-lock|^docs\/(?:style|blocks)\.md$|lintWords\.test/;

/** A word that `docs/style.md` refuses, and what to write instead. */
export interface RefusedWord {
  pattern: RegExp;
  instead: string;
}

/** A place that uses a refused word. `line` counts from 1. */
export interface WordProblem {
  file: string;
  line: number;
  word: string;
  instead: string;
}

/** Returns the rows of the last table of the style guide. */
export function readRefusedWords(text: string): RefusedWord[] {
  const table = text.slice(text.indexOf("| refused | write |"));
  return [...table.matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(([, source = "", instead = ""]) => ({
    pattern: new RegExp(`\\b(?:${source.replaceAll("\\|", "|")})\\b`, "gi"),
    instead,
  }));
}

// Comments and string literals; a quote inside a regular expression ends at its line's end at the
// latest.
const inCode = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/**
 * Replaces everything but prose by spaces, so that offsets stay: program code, and code blocks and
 * code spans of Markdown.
 */
function extractProse(file: string, text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, " ");
  if (file.endsWith(".md")) return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank);
  if (file.endsWith(".json")) return text;
  let end = 0;
  let kept = "";
  for (const match of text.matchAll(inCode)) {
    kept += blank(text.slice(end, match.index)) + match[0].replace(/\$\{[^}]*\}/g, blank);
    end = match.index + match[0].length;
  }
  return kept + blank(text.slice(end));
}

/** Returns each place of a file's prose that uses a refused word. */
export function findRefusedWords(file: string, text: string, words: RefusedWord[]): WordProblem[] {
  const checked = extractProse(file, text);
  return words.flatMap(({ pattern, instead }) =>
    [...checked.matchAll(pattern)].map((match) => ({
      file,
      line: checked.slice(0, match.index).split("\n").length,
      word: match[0],
      instead,
    })),
  );
}

/** Returns the files whose prose is checked, in these folders or in all. */
export function wordFiles(under: string[] = [], clone = root): string[] {
  return ownFiles(under, clone).filter((file) => prose.test(file) && !skipped.test(file));
}

if (import.meta.filename === process.argv[1]) {
  const words = readRefusedWords(readFileSync(join(root, guide), "utf8"));
  const problems = wordFiles(process.argv.slice(2)).flatMap((file) =>
    findRefusedWords(file, readFileSync(join(root, file), "utf8"), words),
  );
  for (const { file, line, word, instead } of problems) console.log(`${file}:${line} "${word}": write ${instead}`);
  if (problems.length > 0) console.log(`${problems.length} words that ${guide} refuses.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
