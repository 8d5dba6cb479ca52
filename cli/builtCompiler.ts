import type * as Compiler from "#compiler/compile.ts";
import { loadScript } from "./builtScript.ts";

// In the built command this stands for compiler/compile.ts (scripts/build.ts): the whole compiler as one script of this name.
declare const COMPILER_SCRIPT: string;

/** The compiler's functions, as compiler/compile.ts has them. */
export const {
  checkRaceFile,
  checkSite,
  compileDocument,
  compileRead,
  compileSite,
  fitsSchema,
  misspeltRaceId,
  readDocument,
  readSite,
} = loadScript<typeof Compiler>(COMPILER_SCRIPT);
