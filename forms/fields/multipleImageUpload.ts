import type { MultipleImageUploadAnswer, MultipleImageUploadOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkPictures, listIds, listNames } from "./kit/files.ts";

/** Pictures of accepted kinds, each once, all of the size that the form asks for. */
export const multipleImageUpload: FieldLogic<MultipleImageUploadAnswer, MultipleImageUploadOptions> = {
  takesOnlyPictures: true,
  check: (pictures, { options }) => checkPictures(pictures, options),
  format: (pictures, _, language) => listNames(pictures, language),
  uploads: listIds,
};
