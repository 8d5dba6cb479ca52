import type { UploadRules } from "#blocks/kit/upload/uploadChecks.ts";
import { pictureEndings } from "#core/fileEndings.ts";
import type { UploadImageOptions } from "#schemas/generated/types.ts";

/** Returns the rules of the uploader for the pictures of a field. */
export function pictureRules(options: UploadImageOptions): UploadRules & { asksPromise: boolean } {
  const { width, height, endings = pictureEndings, sizeLimit, asksPromise = false } = options;
  const isExact = width !== undefined && height !== undefined;
  return { endings, asksPromise, ...(sizeLimit && { sizeLimit }), ...(isExact && { dimensions: { width, height } }) };
}
