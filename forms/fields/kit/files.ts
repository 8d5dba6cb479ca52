import { getEnding, pictureEndings } from "#core/fileEndings.ts";
import { joinList, joinLists, type Language } from "#core/text.ts";
import type { UploadImageAnswer, UploadImageOptions } from "#schemas/generated/types.ts";
import type { FieldFault } from "../../field.ts";
import { problemText } from "../../problemText.ts";

/** A file as an answer names it. */
export interface NamedFile {
  id: string;
  name: string;
}

/**
 * Returns a fault for each file whose ending (in lower case) is not accepted, and for each file
 * that is there twice. `at` is their place in the answer.
 */
export function checkFiles(files: NamedFile[], endings: string[], at = ""): FieldFault[] {
  const kinds = endings.map((ending) => ending.toUpperCase());
  const wrong = files.filter(({ name }) => !endings.includes(getEnding(name)));
  const twice = files.filter(({ id }, index) => files.findIndex((file) => file.id === id) < index);
  return [
    ...wrong.map(({ name }) => ({
      at,
      code: "kind-of-file",
      text: problemText("file.kind", { file: name, kinds: joinLists(kinds) }),
    })),
    ...twice.map(({ name }) => ({ at, code: "twice", text: problemText("file.twice", { file: name }) })),
  ];
}

/**
 * Returns a fault for each picture of a wrong kind, and of a wrong size in pixels if the form
 * requires an exact one.
 */
export function checkPictures(pictures: UploadImageAnswer[], options: UploadImageOptions, at = ""): FieldFault[] {
  const { endings = pictureEndings, width, height } = options;
  const isExact = width !== undefined && height !== undefined;
  const misfits = isExact ? pictures.filter((picture) => picture.width !== width || picture.height !== height) : [];
  return [
    ...checkFiles(pictures, endings, at),
    ...misfits.map(({ name: file, width: actualWidth = 0, height: actualHeight = 0 }) => ({
      at,
      code: "dimensions",
      text: problemText("picture.size", { width: width ?? 0, height: height ?? 0, file, actualWidth, actualHeight }),
    })),
  ];
}

/** Returns the names of files as a list. */
export function listNames(files: NamedFile[], language: Language): string {
  return joinList(
    files.map(({ name }) => name),
    language,
  );
}

/** Returns the ids of files. */
export function listIds(files: NamedFile[]): string[] {
  return files.map(({ id }) => id);
}
