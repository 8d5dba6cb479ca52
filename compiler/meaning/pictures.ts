import { isObject, isWithin, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { namedFiles } from "../check/paths.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { missingFile } from "./missingFile.ts";
import { nearestFile } from "./nearest.ts";
import type { Found } from "./survey.ts";

const limits = { kilobytes: 400, pixels: 3000 };
// Files that are used because of their names: the icon of the site, and the picture of its links.
const brandFile = /^media\/(?:icon|share)\.\w+$/;
const pictureKind = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Returns whether a path is that of a picture. */
export function isPicture(path: string): boolean {
  return pictureKind.test(path);
}

/**
 * Reports pictures that lack a necessary description, and pictures that are too heavy, too large or
 * of unknown size.
 */
export function checkPictures(context: Context): Finding[] {
  return [...checkAlts(context), ...checkSizes(context)];
}

function checkAlts({ survey, isFlat, upgraded, htmls }: Context): Finding[] {
  const places = [...upgraded];
  const findings = survey.images.flatMap((image) => {
    // Old configs have no place for a description.
    if (isFlat || !lacksDescription(image) || places.some((place) => isWithin(image.pointer, place))) return [];
    return needsDescription(image) ? [report("SL5401", image.pointer, { src: String(image.value.src) })] : [];
  });
  const inHtml = htmls.flatMap(({ file, pointer, outline }) =>
    // A picture that does not arrive is a problem of its own (SL5511).
    outline.images.flatMap(({ src, hasAlt }) =>
      hasAlt || /^(?:file:|$)/i.test(src) ? [] : [report("SL5401", pointer, { src }, { file })],
    ),
  );
  return [...findings, ...inHtml];
}

function lacksDescription({ value }: Found<JsonObject>): boolean {
  const { alt } = value;
  return !isObject(alt) || (asText(alt.zh ?? "").trim() === "" && asText(alt.en ?? "").trim() === "");
}

const words = ["title", "name", "label", "caption", "summary", "text"];

// A picture that is all there is of a link, a photo of a gallery, and the map of the course.
function needsDescription({ parent, key, pointer }: Found<JsonObject>): boolean {
  if (words.some((word) => parent[word] !== undefined)) return false;
  if (typeof parent.link === "string" && parent.link !== "") return key === "image";
  return key === "image" && (/\/pictures\/\d+\/image$/.test(pointer) || parent.route !== undefined);
}

function checkSizes({ site, files, sizes, made, hasBrokenPictures }: Context): Finding[] {
  if (!files || hasBrokenPictures) return [];
  return namedFiles(site).flatMap(({ path, pointer }) => {
    const file = files[path];
    if (!file || !pictureKind.test(path) || made?.has(path)) return [];
    const size = Math.max(file.width ?? 0, file.height ?? 0);
    if (size === 0) return [report("SL5404", pointer, { path })];
    if (size > limits.pixels && !path.endsWith(".svg"))
      return [report("SL5403", pointer, { path, pixels: size, limit: limits.pixels })];
    const heavy = getVariants(path, file).find((variant) => (sizes?.[variant] ?? 0) > limits.kilobytes * 1000);
    if (heavy === undefined) return [];
    const kilobytes = Math.round((sizes?.[heavy] ?? 0) / 1000);
    return [report("SL5402", pointer, { path: heavy, kilobytes, limit: limits.kilobytes })];
  });
}

function getVariants(path: string, { widths = [], formats = [] }: NonNullable<Context["files"]>[string]): string[] {
  const stem = path.replace(/\.\w+$/, "");
  return widths.length === 0
    ? [path]
    : widths.flatMap((width) => formats.map((format) => `${stem}-${width}.${format}`));
}

/** Reports missing files that documents name. */
export function checkDocumentFiles({ files, written, hasBrokenPictures }: Context): Finding[] {
  if (!files) return [];
  return written.flatMap(({ path: file, value }) =>
    namedFiles(value).flatMap(({ path, pointer }) => {
      if (Object.hasOwn(files, path) || (hasBrokenPictures && isPicture(path))) return [];
      const near = nearestFile(path, Object.keys(files));
      // It is part of HTML, so it cannot be fixed by writing a value.
      return [{ ...missingFile({ path, pointer, isDocument: false }, near && { ...near, isSure: false }), file }];
    }),
  );
}

/**
 * Files of the media folder that the text of the site file, its documents, certificates and the
 * race information do not name.
 */
export function checkUnused(
  { files, documents, certificates, composites, racePicture, hasBrokenPictures, survey }: Context,
  source: string,
): Finding[] {
  if (!files || hasBrokenPictures) return [];
  const texts = [source, ...[documents, certificates, composites].flatMap((beside = {}) => Object.values(beside))];
  const namesElsewhere = new Set(survey.outside.map(({ value }) => getName(value)));
  return Object.entries(files).flatMap(([path, { url }]) => {
    if (!path.startsWith("media/") || brandFile.test(path) || path === racePicture || url === racePicture) return [];
    // One that is loaded from another host instead is reported there.
    if (namesElsewhere.has(getName(path))) return [];
    return texts.some((text) => text.includes(path)) ? [] : [report("SL5405", "", { path }, { file: path })];
  });
}

function getName(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
