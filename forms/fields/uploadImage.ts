import type { UploadImageAnswer, UploadImageOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkPictures } from "./kit/files.ts";

/** One picture of an accepted kind, and of exactly the size that the form asks for. */
export const uploadImage: FieldLogic<UploadImageAnswer, UploadImageOptions> = {
  takesOnlyPictures: true,
  check: (picture, { options }) => checkPictures([picture], options),
  format: ({ name }) => name,
  uploads: ({ id }) => [id],
};
