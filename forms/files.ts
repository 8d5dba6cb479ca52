import type { UploadImageAnswer, UploadImageOptions } from "#schemas/generated/types.ts";
import type { FieldFault } from "./field.ts";

/** A file as an answer names it. */
export interface NamedFile {
  id: string;
  name: string;
}

/** The endings of pictures. */
export const pictureEndings = ["jpg", "jpeg", "png", "gif", "bmp", "webp"];

/** The endings of all files that can be handed in. */
export const fileEndings = [...pictureEndings, "xls", "xlsx", "doc", "docx", "zip", "pdf"];

/** What is wrong with the kinds of files, by their endings (small letters), and with naming one twice. `at` is where they stand. */
export function checkFiles(files: NamedFile[], endings: string[], at = ""): FieldFault[] {
  const kinds = endings.map((ending) => ending.toUpperCase());
  const wrong = files.filter(({ name }) => !endings.includes(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""));
  const twice = files.filter(({ id }, index) => files.findIndex((other) => other.id === id) < index);
  return [
    ...wrong.map(({ name }) => ({
      at,
      code: "kind-of-file",
      message: {
        zh: `文件格式不正确：${name}。请上传 ${kinds.join("、")} 格式的文件。`,
        en: `This kind of file is not accepted: ${name}. Please send ${kinds.join(", ")}.`,
      },
    })),
    ...twice.map(({ name }) => ({
      at,
      code: "twice",
      message: {
        zh: `“${name}”添加了两次，请去掉一个。`,
        en: `One file is there twice: ${name}. Please remove one of them.`,
      },
    })),
  ];
}

/** What is wrong with pictures: their kinds, and their size in pixels where the form asks for an exact one. */
export function checkPictures(pictures: UploadImageAnswer[], options: UploadImageOptions, at = ""): FieldFault[] {
  const { endings = pictureEndings, width, height } = options;
  const misfits = pictures.filter(
    (picture) => width !== undefined && height !== undefined && (picture.width !== width || picture.height !== height),
  );
  return [
    ...checkFiles(pictures, endings, at),
    ...misfits.map((picture) => ({
      at,
      code: "dimensions",
      message: {
        zh: `上传图片的尺寸不符合标准，宽度须为 ${width} px，高度须为 ${height} px；“${picture.name}”的实际宽度为 ${picture.width} px，高度为 ${picture.height} px。`,
        en: `The picture must be ${width} px wide and ${height} px high, but “${picture.name}” is ${picture.width} px wide and ${picture.height} px high.`,
      },
    })),
  ];
}

/** The names of files, one after the other. */
export function namesOf(files: NamedFile[], language: "zh" | "en"): string {
  return files.map(({ name }) => name).join(language === "zh" ? "、" : ", ");
}

/** The ids of files. */
export function idsOf(files: NamedFile[]): string[] {
  return files.map(({ id }) => id);
}
