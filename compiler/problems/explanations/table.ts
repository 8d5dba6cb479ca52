import { explanations as content } from "./content.ts";
import type { Explanation } from "./explanation.ts";
import { explanations as file } from "./file.ts";
import { explanations as files } from "./files.ts";
import { explanations as forms } from "./forms.ts";
import { explanations as meaning } from "./meaning.ts";
import { explanations as shape } from "./shape.ts";

/** The explanation of every code, in the order of the codes. */
export const explanations: Record<string, Explanation | undefined> = Object.fromEntries(
  Object.entries({ ...file, ...shape, ...content, ...files, ...meaning, ...forms }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  ),
);
