import { fileEndings } from "#core/fileEndings.ts";
import type { FileUploadAnswer, FileUploadOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkFiles, listIds, listNames } from "./kit/files.ts";

/** Files of accepted kinds, each once. */
export const fileUpload: FieldLogic<FileUploadAnswer, FileUploadOptions> = {
  check: (files, { options }) => checkFiles(files, options.endings ?? fileEndings),
  format: (files, _, language) => listNames(files, language),
  uploads: listIds,
};
