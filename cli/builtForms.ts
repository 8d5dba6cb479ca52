import type * as Forms from "#compiler/forms/readForm.ts";
import { loadScript } from "./builtScript.ts";

// In the built command this stands for compiler/forms/readForm.ts (scripts/build.ts), as builtCompiler.ts does for the compiler.
declare const FORMS_SCRIPT: string;

/** Reads a form, as compiler/forms/readForm.ts does. */
export const { readForm } = loadScript<typeof Forms>(FORMS_SCRIPT);
