import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import { messageOf } from "#compiler/problems/messageOf.ts";

/** A mistake in a file that others are generated from. The line and column count from 1. */
export interface Mistake {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  message: string;
}

/** Everything that is wrong with the files that others are generated from. */
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

/** Reads `file` of a folder. A text that is no JSON and a key that is used twice are mistakes. */
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
    (one): Mistake => ({ file, line: one.line, column: one.column, message: messageOf(one).en }),
  );
  const mistakeAt = (pointer: string, message: string): Mistake => {
    const { line, column } = locate({ code: "SL1001", severity: "error", pointer, params: {} } as never);
    return { file, line, column, message };
  };
  return { value, mistakes, mistakeAt };
}

/** Runs a program. The mistakes that it throws are printed, one a line, and make the exit code 1; any other error is thrown. */
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
