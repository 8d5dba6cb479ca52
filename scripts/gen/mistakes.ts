import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";

/** A mistake in a file that others are generated from. The line and column count from 1. */
export interface Mistake {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  message: string;
}

/** The mistakes of the files that others are generated from; its message has a line for each. */
export class SourceMistakes extends Error {
  constructor(mistakes: Mistake[]) {
    super(mistakes.map(printMistake).join("\n"));
  }
}

/** A JSON file that others are generated from. */
export interface Source {
  value: unknown;
  mistakes: Mistake[];
  /** Returns a mistake at a JSON Pointer of the file. */
  mistakeAt(pointer: string, message: string): Mistake;
}

/**
 * Reads `file` below `root`. A missing file, invalid JSON and a duplicate key are mistakes, and do
 * not throw.
 */
export function readSource(root: string, file: string): Source {
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = code === "ENOENT" ? "The file is missing." : `The file cannot be read (${code}).`;
    return { value: undefined, mistakes: [{ file, message }], mistakeAt: (_, other) => ({ file, message: other }) };
  }
  const { value, problem, flaws, locate } = parseJson(text, file);
  const mistakes = (problem ? [problem] : flaws).map(
    (problem): Mistake => ({ file, line: problem.line, column: problem.column, message: readMessage(problem).en }),
  );
  const mistakeAt = (pointer: string, message: string): Mistake => {
    const { line, column } = locate({ code: "SL1001", severity: "error", pointer, params: {} } as never);
    return { file, line, column, message };
  };
  return { value, mistakes, mistakeAt };
}

/**
 * Runs a program. Prints the `SourceMistakes` that it throws, one a line, and sets the exit code to
 * 1; throws any other error.
 */
export async function reportMistakes(run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof SourceMistakes)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function printMistake({ file, line, column, message }: Mistake): string {
  return `${file}${line ? `:${line}:${column}` : ""} ${message}`;
}
