import type { MultipleImageUploadAnswer, MultipleImageUploadOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkPictures, listIds, listNames } from "../files.ts";

/** Pictures of accepted kinds, each once, all of the size that the form asks for. */
export const multipleImageUpload: FieldLogic<MultipleImageUploadAnswer, MultipleImageUploadOptions> = {
  check: (pictures, { options }) => checkPictures(pictures, options),
  format: (pictures, _, language) => listNames(pictures, language),
  uploads: listIds,
};
