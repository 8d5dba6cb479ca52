import { join } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import { closestWord, isSlip } from "#compiler/problems/closest.ts";
import type { Finding, Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { isOfText, unreadableFile } from "./problems.ts";
import type { ReadText } from "./readText.ts";

/** What the table knows of a picture: its size, its variants, its placeholder. */
export type Picture = Omit<SiteFile, "url" | "document">;

/** The table of a site's pictures and their variants, in its folder. */
export const pictureTable = "media/images.json";

/** The formats that variants can have. */
export const formats = ["avif", "webp", "jpg", "png"];

// The formats of pictures without variants.
const plainFormats = ["svg", "gif", "jpeg"];

/** The table as it is written. */
export interface PictureTable {
  entries: [path: string, entry: unknown][];
  /**
   * Whether it is not known which pictures there are: the file cannot be read, or has a picture
   * twice.
   */
  isBroken: boolean;
  problems: Problem[];
  locate(finding: Finding): Problem;
}

/** Reads media/images.json. */
export async function readPictureTable(folder: string, readText: ReadText): Promise<PictureTable> {
  const text = await readText(join(folder, pictureTable));
  const { value: table, problem, flaws, locate } = parseJson(text, pictureTable);
  const isDoubled = flaws.some(({ code }) => code === "SL1007");
  const problems = flaws
    .filter((flaw) => flaw.severity === "warning" || flaw.code === "SL1007" || isOfText(flaw))
    .map((flaw): Problem => (flaw.code === "SL1007" ? { ...flaw, severity: "warning" } : flaw));
  if (isObject(table)) return { entries: Object.entries(table), isBroken: isDoubled, problems: problems, locate };
  const finding = problem
    ? unreadableFile("SL4007", pictureTable, problem)
    : report("SL4007", "", {}, { file: pictureTable });
  return { entries: [], isBroken: true, problems: [...problems, finding], locate };
}

const fields = ["width", "height", "widths", "formats", "placeholder"];
const placeholder = /^data:image\/(webp|png|jpeg|avif);base64,[\w+/=]+$/;
const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

const fits: Record<string, (value: unknown) => boolean> = {
  width: isSize,
  height: isSize,
  widths: (value) => Array.isArray(value) && value.every(isSize),
  formats: (value) => Array.isArray(value) && value.every((format) => [...formats, ...plainFormats].includes(format)),
  placeholder: (value) => typeof value === "string" && placeholder.test(value),
};

/**
 * Returns the first mistake of an entry of the table, at its place; undefined if it can be used as
 * it is.
 */
export function wrongEntry(path: string, entry: unknown): Finding | undefined {
  const at = (...keys: (string | number)[]) => toPointer([path, ...keys]);
  if (!isObject(entry)) return report("SL5416", at(), { path, field: undefined });
  const misspelt = misspeltField(entry);
  if (misspelt) {
    const [misspelling, name] = misspelt;
    const details = { suggestion: name, fix: { pointer: at(misspelling), name } };
    return report("SL5416", at(misspelling), { path, field: name }, details);
  }
  for (const [field, isRight] of Object.entries(fits)) {
    const value = entry[field];
    if (value === undefined || isRight(value)) continue;
    const index = Array.isArray(value) ? value.findIndex((item) => !isRight([item])) : -1;
    return report("SL5416", index < 0 ? at(field) : at(field, index), { path, field });
  }
  const pairs = [
    ["width", "height"],
    ["widths", "formats"],
  ] as const;
  const missing = pairs
    .flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ])
    .find(([a = "", b = ""]) => isGiven(entry[a]) && entry[b] === undefined)?.[1];
  return missing === undefined ? undefined : report("SL5416", at(), { path, field: missing });
}

// Of a picture without variants, both lists may be empty.
function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function misspeltField(entry: JsonObject): [written: string, meant: string] | undefined {
  for (const name of Object.keys(entry)) {
    const suggestion = fields.includes(name) ? undefined : closestWord(name, fields);
    if (suggestion !== undefined && isSlip(name, suggestion) && !Object.hasOwn(entry, suggestion))
      return [name, suggestion];
  }
  return undefined;
}

/** Returns the valid part of an entry. */
export function shapePicture(entry: unknown): Picture {
  const { width, height, widths, formats: kinds, placeholder: blur } = isObject(entry) ? entry : ({} as JsonObject);
  const sizes = list(widths).filter((size): size is number => Number.isInteger(size));
  const usableFormats = list(kinds).filter((kind): kind is "avif" => formats.includes(kind as string));
  return {
    ...(typeof width === "number" && { width }),
    ...(typeof height === "number" && { height }),
    ...(sizes.length > 0 &&
      usableFormats.length > 0 && { widths: sizes.toSorted((a, b) => a - b), formats: usableFormats }),
    ...(typeof blur === "string" && placeholder.test(blur) && { placeholder: blur }),
  };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
