import type { JsonObject } from "#core/pointers.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** A document of the site's folder as its organiser wrote it, with its HTML as it is. */
export interface WrittenDocument {
  path: string;
  value: JsonObject;
  locate: ParsedFile["locate"];
}
