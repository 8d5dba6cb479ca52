import { join } from "node:path";
import { nearest, nearestFile } from "#compiler/meaning/nearest.ts";
import type { Finding, Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { toPointer } from "#core/pointers.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { fileUri, storableName } from "../files/names.ts";
import { formats, type Picture, pictureTable, readPictureTable, shapePicture, wrongEntry } from "./pictureTable.ts";
import type { ReadText } from "./readText.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

/** The pictures of a site that have variants. */
interface Pictures {
  files: Record<string, SiteFile>;
  stored: StoredFile[];
  /** Paths of the files that are variants of a picture. */
  variants: string[];
  /** The entries of the table for pictures without variants, such as an SVG's size. */
  sizes: Record<string, Picture>;
  /** Whether it is not known which pictures there are. */
  isBroken: boolean;
  problems: Problem[];
}

/**
 * Reads media/images.json, the table of pictures whose variants somebody made beforehand, and those
 * variants. Of a picture that the folder also has itself, variants are made anew (madePictures.ts).
 * All variants of a picture share one hash, that of their hashes by width and format, because pages
 * derive their addresses from that of the picture. A mistake in an entry is one problem: the
 * picture is then shown with the variants that the folder has.
 */
export async function readPictures(
  folder: string,
  paths: string[],
  hash: HashContent | undefined,
  readText: ReadText,
): Promise<Pictures> {
  const pictures: Pictures = { files: {}, stored: [], variants: [], sizes: {}, isBroken: false, problems: [] };
  if (!paths.includes(pictureTable)) return pictures;
  const { entries, isBroken, problems, locate } = await readPictureTable(folder, readText);
  pictures.isBroken = isBroken;
  pictures.problems.push(...problems);
  const present = new Set(paths);
  const entryPaths = new Set(entries.map(([path]) => path));
  for (const [key, entry] of entries) {
    const pictureFault = wrongEntry(key, entry);
    const picture = shapePicture(entry);
    const missing = pictureFault ? undefined : findMissingPart(key, picture, { present, named: entryPaths, paths });
    if (pictureFault) pictures.problems.push(locate(pictureFault));
    else if (missing) pictures.problems.push(locate(missing.finding));
    const path = missing?.meant ?? key;
    // A right entry names its variants: hero-2.jpg beside it may be another photo.
    const presentVariants = listVariantPaths(path, picture).filter((variant) => present.has(variant));
    const onDisk = pictureFault || missing ? listVariants(path, paths) : presentVariants;
    if (!picture.widths && onDisk.length === 0) {
      pictures.sizes[path] = picture;
      continue;
    }
    pictures.variants.push(...onDisk);
    if (present.has(path) || onDisk.length === 0) continue;
    const shape = keepUsable(
      path,
      pictureFault || missing?.meant ? { ...picture, ...getShapes(onDisk) } : picture,
      present,
    );
    const variants = listVariantPaths(path, shape).filter((variant) => present.has(variant));
    const files = variants.length > 0 ? variants : onDisk;
    if (hash) await addPicture(pictures, folder, path, shape, files, hash);
    else pictures.files[path] = { ...shape, url: "" };
  }
  return pictures;
}

interface Listed {
  present: ReadonlySet<string>;
  /** The pictures that the table names. */
  named: ReadonlySet<string>;
  paths: readonly string[];
}

// One finding for each picture, however many of its variants are missing; `meant` is the picture
// under its right name.
function findMissingPart(
  path: string,
  picture: Picture,
  listing: Listed,
): { finding: Finding; meant?: string } | undefined {
  const { present, named, paths } = listing;
  if (present.has(path)) return undefined;
  const variants = listVariantPaths(path, picture);
  const missing = variants.filter((variant) => !present.has(variant));
  if (missing.length < variants.length || (variants.length > 0 && listVariants(path, paths).length > 0)) {
    if (missing.length === 0) return undefined;
    const [first = ""] = missing;
    const pointer = toPointer([path, ...getPlace(first, path, picture)]);
    return { finding: report("SL4003", pointer, { path: first, others: missing.length - 1 }) };
  }
  const stems = new Set(paths.flatMap((file) => getStem(file) ?? []));
  const free = [...stems]
    .map((stem) => `${stem}${/\.\w+$/.exec(path)?.[0] ?? ""}`)
    .filter((candidate) => !named.has(candidate));
  const meant = variants.length > 0 ? nearest(path, free) : undefined;
  const suggestion =
    meant ??
    nearestFile(
      path,
      [...present].filter((candidate) => !named.has(candidate) && !getStem(candidate)),
    )?.path;
  const pointer = toPointer([path]);
  const details = suggestion === undefined ? {} : { suggestion, fix: { pointer, name: suggestion } };
  return {
    finding: report("SL5417", pointer, { path, near: suggestion }, details),
    ...(meant !== undefined && { meant }),
  };
}

// The place in its entry that names a missing variant.
function getPlace(variant: string, path: string, { widths = [], formats: kinds = [] }: Picture): (string | number)[] {
  const width = widths.findIndex((width) => kinds.some((kind) => buildVariantPath(path, width, kind) === variant));
  return width < 0 ? [] : ["widths", width];
}

const variantName = new RegExp(`^(.*)-(\\d{3,4})\\.(${formats.join("|")})$`);

function getStem(path: string): string | undefined {
  return variantName.exec(path)?.[1];
}

function listVariants(path: string, paths: readonly string[]): string[] {
  const stem = path.replace(/\.\w+$/, "");
  return paths.filter((path) => getStem(path) === stem);
}

// The widths that are there in every format.
function getShapes(variants: readonly string[]): Pick<Picture, "widths" | "formats"> {
  const parts = variants.map((variant) => variantName.exec(variant) ?? []);
  const kinds = formats.filter((format) => parts.some(([, , , kind]) => kind === format)) as Picture["formats"];
  const widths = [...new Set(parts.map(([, , width]) => Number(width)))].sort((a, b) => a - b);
  return { widths, ...(kinds && { formats: kinds }) };
}

async function addPicture(
  pictures: Pictures,
  folder: string,
  path: string,
  picture: Picture,
  variants: string[],
  computeHash: HashContent,
): Promise<void> {
  const paths = picture.widths ? listVariantPaths(path, picture) : variants;
  const hashes = await Promise.all(paths.map((variant) => computeHash({ path: join(folder, variant) })));
  const name = (file: string) => storableName(file.slice(file.lastIndexOf("/") + 1));
  const alike = paths.findLastIndex((variant) => variant.endsWith(path.slice(path.lastIndexOf("."))));
  const original = alike < 0 ? paths.length - 1 : alike;
  // A picture without variants has its own hash, like any file.
  const hash = picture.widths ? await computeHash(Buffer.from(hashes.join("\n"))) : (hashes[original] ?? "");
  const keep = (variant: string, as: string) =>
    pictures.stored.push({ hash, name: name(as), content: { path: join(folder, variant) } });
  if (picture.widths) for (const variant of paths) keep(variant, variant);
  pictures.files[path] = { ...picture, url: fileUri(hash, name(path)) };
  // The plain name too, for HTML in documents and for clients that do not know variants.
  keep(paths[original] ?? path, path);
}

function listVariantPaths(path: string, { widths = [], formats: kinds = [] }: Picture): string[] {
  return widths.flatMap((width) => kinds.map((kind) => buildVariantPath(path, width, kind)));
}

function buildVariantPath(path: string, width: number, kind: string): string {
  return path.replace(/\.\w+$/, `-${width}.${kind}`);
}

// A width is only offered if every format has it: a browser does not fall back if a variant is
// missing.
function keepUsable(path: string, picture: Picture, present: Set<string>): Picture {
  const { widths = [], formats: kinds = [] } = picture;
  const usableWidths = widths.filter((width) =>
    kinds.every((kind) => present.has(buildVariantPath(path, width, kind))),
  );
  if (usableWidths.length > 0) return { ...picture, widths: usableWidths };
  const { widths: _widths, formats: _formats, ...plain } = picture;
  return plain;
}
