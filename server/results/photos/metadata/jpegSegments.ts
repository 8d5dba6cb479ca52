/** A segment of a JPEG file before its pixels: its marker, such as 0xe1, and what it holds. */
export interface JpegSegment {
  marker: number;
  content: Buffer;
}

/**
 * Returns the segments of a JPEG file up to its pixels; undefined if it is none, or is cut before
 * its pixels begin.
 */
export function listSegments(file: Buffer): JpegSegment[] | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 4 <= file.length) {
    // Any number of fill bytes may precede a marker.
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === startOfScan) return segments;
    const length = file.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > file.length) return undefined;
    segments.push({ marker, content: file.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return undefined;
}

const startOfScan = 0xda;

/** Returns the size of the pixels as they are stored; undefined without a frame. */
export function readFrameSize(segments: readonly JpegSegment[]): { width: number; height: number } | undefined {
  // SOF0 to SOF15, without the tables between them.
  const frame = segments.find(({ marker }) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker));
  if (!frame || frame.content.length < 5) return undefined;
  return { height: frame.content.readUInt16BE(1), width: frame.content.readUInt16BE(3) };
}
