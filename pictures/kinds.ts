const scaled = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?)$/i;

/**
 * Returns whether a file's name is that of a picture that variants are made of. An SVG is none: it
 * has every size.
 */
export function isScalable(path: string): boolean {
  return scaled.test(path);
}

/**
 * The formats of files that variants are made of, as sharp names them; HEIC is read only if the
 * system can.
 */
export const readableFormats = ["jpeg", "png", "webp", "gif", "heif", "tiff"];

/**
 * Returns whether the first bytes are those of a HEIC file, which phones write and most programs
 * cannot read.
 */
export function isHeic(head: Buffer): boolean {
  return (
    head.toString("latin1", 4, 8) === "ftyp" &&
    /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(head.toString("latin1", 8, 12))
  );
}

/** Returns whether the first bytes are those of a kind of picture that variants are made of. */
export function isPicture(head: Buffer): boolean {
  const text = head.toString("latin1");
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|II\*|MM)/s.test(text) || /^.{4}ftypavi[fs]/s.test(text);
}
