import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { ownFiles } from "./ownFiles.ts";

const root = join(import.meta.dirname, "..");
const commentColumns = 100;
const programs = /\.(?:ts|tsx|mts|mjs)$/;
const skipped = /generated|^fixtures\/art\//;

/** A line that breaks a rule of `docs/style.md`. `line` counts from 1. */
export interface ShapeProblem {
  file: string;
  line: number;
  advice: string;
}

/** Returns comments wider than 100 columns, and literals that are spread into others or a call. */
export function findShapeProblems(file: string, text: string): ShapeProblem[] {
  const { program, comments } = parseSync(file, text);
  const lines = text.split("\n");
  const findLine = (offset: number) => text.slice(0, offset).split("\n").length;

  const problems: ShapeProblem[] = [];
  for (const { start, end } of comments)
    for (let line = findLine(start); line <= findLine(end); line++)
      if (isWideComment(lines[line - 1] ?? ""))
        problems.push({ file, line, advice: `break the comment at ${commentColumns} columns` });

  const checkSpreads = (elements: ({ type: string; start: number } | null)[], literal: string) => {
    for (const element of elements)
      if (element && "argument" in element && (element.argument as { type: string } | null)?.type === literal)
        if (element.type === "SpreadElement" || element.type === "JSXSpreadAttribute")
          problems.push({
            file,
            line: findLine(element.start),
            advice: "write the literal out instead of spreading it",
          });
  };
  new Visitor({
    ObjectExpression: (node) => checkSpreads(node.properties, "ObjectExpression"),
    ArrayExpression: (node) => checkSpreads(node.elements, "ArrayExpression"),
    CallExpression: (node) => checkSpreads(node.arguments, "ArrayExpression"),
    JSXOpeningElement: (node) => checkSpreads(node.attributes, "ObjectExpression"),
  }).visit(program);
  return problems;
}

// Biome reads its own comments only from one line.
function isWideComment(line: string): boolean {
  return /^\s*(?:\/\/|\/?\*)(?! biome-ignore)/.test(line) && countColumns(line) > commentColumns;
}

function countColumns(line: string): number {
  let columns = 0;
  for (const character of line) columns += (character.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return columns;
}

if (import.meta.filename === process.argv[1]) {
  const files = ownFiles(process.argv.slice(2)).filter((file) => programs.test(file) && !skipped.test(file));
  const problems = files.flatMap((file) => findShapeProblems(file, readFileSync(join(root, file), "utf8")));
  for (const { file, line, advice } of problems) console.log(`${file}:${line} ${advice}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
