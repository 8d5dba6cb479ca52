import type { UploadImageOptions } from "#schemas/generated/types.ts";
import { pictureEndings, type UploadRules } from "./uploadChecks.ts";

/** What the options of a field say of its pictures, as the uploader takes it. */
export function pictureRules(options: UploadImageOptions): UploadRules & { asksPromise: boolean } {
  const { width, height, endings = pictureEndings, sizeLimit, asksPromise = false } = options;
  const isExact = width !== undefined && height !== undefined;
  return { endings, asksPromise, ...(sizeLimit && { sizeLimit }), ...(isExact && { dimensions: { width, height } }) };
}
