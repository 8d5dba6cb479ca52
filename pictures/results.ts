/** A format that variants are made in. */
export type VariantFormat = "avif" | "webp" | "jpg" | "png";

/** One file that was made of a picture. */
export interface Variant {
  width: number;
  format: VariantFormat;
  md5: string;
  bytes: number;
}

/** What was made of a picture: every width in every format. */
export interface MadePicture {
  outcome: "made";
  /** Pixels of the original, upright. */
  original: { width: number; height: number };
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  widths: number[];
  formats: VariantFormat[];
  /** A tiny blurred picture as a data: address; a picture with transparent parts has none. */
  placeholder?: string;
  variants: Variant[];
}

/**
 * Why nothing was made of a picture: its bytes are damaged or no picture, it is HEIC, too large, or
 * takes too long.
 */
export interface FailedPicture {
  outcome: "failed";
  reason: "broken" | "heic" | "large" | "slow";
  /** Millions of pixels of one that is too large, if they are known. */
  megapixels?: number;
}

/** Returns the file name of a variant in the cache. */
export function variantFile({ width, format }: Pick<Variant, "width" | "format">): string {
  return `${width}.${format}`;
}
