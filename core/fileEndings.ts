/** The endings of pictures that can be uploaded, in lower case. */
export const pictureEndings = ["jpg", "jpeg", "png", "gif", "bmp", "webp"];

/** The endings of all files that can be uploaded. */
export const fileEndings = [...pictureEndings, "xls", "xlsx", "doc", "docx", "zip", "pdf"];

/** The endings of certificates of a result. */
export const certificateEndings = ["jpg", "jpeg", "png", "webp", "pdf"];

/**
 * Returns the part after the last dot of a file's name in lower case; "" unless it is 1 to 8
 * letters and digits.
 */
export function getEnding(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}
