import { join } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { isObject } from "#core/pointers.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { fileUri, storableName } from "../files/names.ts";
import { brokenBy, isOfText } from "./problems.ts";
import type { ReadText } from "./readText.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

type Picture = Omit<SiteFile, "url" | "document">;

/** The pictures of a site that have variants. */
interface Pictures {
  files: Record<string, SiteFile>;
  stored: StoredFile[];
  /** Paths of the files that are variants of a picture. */
  variants: string[];
  /** The entries of the table for pictures without variants, such as an SVG's size. */
  sizes: Record<string, Picture>;
  problems: Problem[];
}

const formats = ["avif", "webp", "jpg", "png"];

/** The table of a site's pictures and their variants, in its folder. */
export const pictureTable = "media/images.json";

/**
 * Reads media/images.json, the table of pictures whose variants somebody made beforehand, and those variants. Of a picture that the folder
 * also has itself, variants are made anew (madePictures.ts). All variants of a picture share one hash, that of their hashes by width and
 * format, because pages derive their addresses from that of the picture.
 */
export async function readPictures(
  folder: string,
  paths: string[],
  hash: HashContent | undefined,
  readText: ReadText,
): Promise<Pictures> {
  const found: Pictures = { files: {}, stored: [], variants: [], sizes: {}, problems: [] };
  if (!paths.includes(pictureTable)) return found;
  const present = new Set(paths);
  for (const [path, entry] of Object.entries(await readTable(folder, found.problems, readText))) {
    const picture = shapePicture(entry);
    if (!picture.widths) {
      found.sizes[path] = picture;
      continue;
    }
    const named = variantPaths(path, picture);
    if (present.has(path)) {
      found.variants.push(...named.filter((variant) => present.has(variant)));
      continue;
    }
    const missing = named.filter((variant) => !present.has(variant));
    found.problems.push(...missing.map((variant) => report("SL4003", "", { path: variant }, { file: variant })));
    const variants = named.filter((variant) => present.has(variant));
    found.variants.push(...variants);
    if (variants.length === 0) continue;
    const shown = usable(path, picture, present);
    if (hash) await addPicture(found, folder, path, shown, variants, hash);
    else found.files[path] = { ...shown, url: "" };
  }
  return found;
}

async function addPicture(
  found: Pictures,
  folder: string,
  path: string,
  picture: Picture,
  variants: string[],
  hashOf: HashContent,
): Promise<void> {
  const shown = picture.widths ? variantPaths(path, picture) : variants;
  const hashes = await Promise.all(shown.map((variant) => hashOf({ path: join(folder, variant) })));
  const name = (file: string) => storableName(file.slice(file.lastIndexOf("/") + 1));
  const alike = shown.findLastIndex((variant) => variant.endsWith(path.slice(path.lastIndexOf("."))));
  const whole = alike < 0 ? shown.length - 1 : alike;
  // A picture without variants has its own hash, like any file.
  const hash = picture.widths ? await hashOf(Buffer.from(hashes.join("\n"))) : (hashes[whole] ?? "");
  const keep = (variant: string, as: string) =>
    found.stored.push({ hash, name: name(as), content: { path: join(folder, variant) } });
  if (picture.widths) for (const variant of shown) keep(variant, variant);
  found.files[path] = { ...picture, url: fileUri(hash, name(path)) };
  // The plain name too, for HTML in documents and for clients that do not know variants.
  keep(shown[whole] ?? path, path);
}

async function readTable(folder: string, problems: Problem[], readText: ReadText): Promise<Record<string, unknown>> {
  const text = await readText(join(folder, pictureTable));
  const { value: table, problem, flaws } = parseJson(text, pictureTable);
  problems.push(...flaws.filter((flaw) => flaw.severity === "warning" || isOfText(flaw)));
  if (isObject(table)) return table;
  problems.push(problem ? brokenBy("SL4007", pictureTable, problem) : report("SL4007", "", {}, { file: pictureTable }));
  return {};
}

function shapePicture(entry: unknown): Picture {
  const { width, height, widths, formats: kinds, placeholder } = (entry ?? {}) as Record<string, unknown>;
  const sizes = list(widths).filter((size): size is number => Number.isInteger(size));
  const known = list(kinds).filter((kind): kind is "avif" => formats.includes(kind as string));
  return {
    ...(typeof width === "number" && { width }),
    ...(typeof height === "number" && { height }),
    ...(sizes.length > 0 && known.length > 0 && { widths: sizes.toSorted((a, b) => a - b), formats: known }),
    ...(typeof placeholder === "string" &&
      /^data:image\/(webp|png|jpeg|avif);base64,[\w+/=]+$/.test(placeholder) && { placeholder }),
  };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function variantPaths(path: string, { widths = [], formats: kinds = [] }: Picture): string[] {
  return widths.flatMap((width) => kinds.map((kind) => variantPath(path, width, kind)));
}

function variantPath(path: string, width: number, kind: string): string {
  return path.replace(/\.\w+$/, `-${width}.${kind}`);
}

// A width is only offered if every format has it: a browser does not fall back if a variant is missing.
function usable(path: string, picture: Picture, present: Set<string>): Picture {
  const { widths = [], formats: kinds = [] } = picture;
  const whole = widths.filter((width) => kinds.every((kind) => present.has(variantPath(path, width, kind))));
  if (whole.length > 0) return { ...picture, widths: whole };
  const { widths: _widths, formats: _formats, ...plain } = picture;
  return plain;
}
