import sharp from "sharp";
import type { BibSource } from "#contract/photoWords.ts";
import { isHeic, isPicture } from "#pictures/kinds.ts";
import { type Exif, readExif } from "./exif.ts";
import { readPhotoshopKeywords } from "./iptc.ts";
import { listSegments, readFrameSize } from "./jpegSegments.ts";
import { readXmp } from "./xmp.ts";

/** A word that a file states about what is on its picture. */
export interface Keyword {
  word: string;
  source: Extract<BibSource, "iptc" | "xmp" | "sidecar">;
}

/** What the file of a photo states. */
export interface PhotoMetadata extends Pick<Exif, "camera" | "serial" | "takenAt" | "zone"> {
  /** Upright, in pixels. */
  width: number;
  height: number;
  keywords: Keyword[];
}

/** Why nothing is read of a file. */
export type MetadataFault = "not-a-picture" | "heic" | "broken";

/**
 * Reads what a photo states, without decoding a pixel: the segments of a JPEG file, else what the
 * decoder finds in the head of another picture.
 */
export async function readMetadata(file: Buffer): Promise<PhotoMetadata | MetadataFault> {
  const head = Buffer.concat([file.subarray(0, 16), Buffer.alloc(16)]).subarray(0, 16);
  if (isHeic(head)) return "heic";
  if (!isPicture(head)) return "not-a-picture";
  return head.readUInt16BE(0) === 0xffd8 ? readJpeg(file) : readOther(file);
}

const exifStart = "Exif\0\0";
const xmpStart = "http://ns.adobe.com/xap/1.0/\0";
const app1 = 0xe1;
const app13 = 0xed;

function readJpeg(file: Buffer): PhotoMetadata | MetadataFault {
  const segments = listSegments(file);
  const size = segments && readFrameSize(segments);
  if (!segments || !size || size.width < 1 || size.height < 1) return "broken";
  const blocks: Blocks = { xmp: [], photoshop: [] };
  for (const { marker, content } of segments) {
    if (marker === app13) blocks.photoshop.push(content);
    if (marker !== app1) continue;
    const start = content.toString("latin1", 0, xmpStart.length);
    if (start.startsWith(exifStart)) blocks.exif ??= content.subarray(exifStart.length);
    else if (start === xmpStart) blocks.xmp.push(content.toString("utf8", xmpStart.length));
  }
  return readBlocks(blocks, size);
}

interface Blocks {
  exif?: Buffer;
  xmp: string[];
  photoshop: Buffer[];
}

async function readOther(file: Buffer): Promise<PhotoMetadata | MetadataFault> {
  try {
    const { width, height, exif, xmp, iptc } = await sharp(file, { limitInputPixels: false }).metadata();
    const photoshop = iptc ? [iptc] : [];
    const blocks = { xmp: xmp ? [xmp.toString("utf8")] : [], photoshop };
    const block = exif?.toString("latin1", 0, exifStart.length) === exifStart ? exif.subarray(exifStart.length) : exif;
    return readBlocks({ ...blocks, ...(block && { exif: block }) }, { width, height });
  } catch {
    return "broken";
  }
}

function readBlocks({ exif, xmp, photoshop }: Blocks, size: { width: number; height: number }): PhotoMetadata {
  const { orientation = 1, ...camera } = exif ? readExif(exif) : {};
  const packets = xmp.map(readXmp);
  const takenAt = camera.takenAt ?? packets.find((packet) => packet.takenAt)?.takenAt;
  // From 5 on a picture lies on its side.
  const upright = orientation >= 5 ? { width: size.height, height: size.width } : size;
  return {
    ...upright,
    ...camera,
    ...(takenAt && { takenAt }),
    keywords: [
      ...photoshop.flatMap(readPhotoshopKeywords).map((word) => ({ word, source: "iptc" }) as const),
      ...packets.flatMap((packet) => packet.keywords).map((word) => ({ word, source: "xmp" }) as const),
    ],
  };
}

/** Reads the XMP file beside a photo. */
export function readSidecar(text: string): Pick<PhotoMetadata, "keywords" | "takenAt"> {
  const { keywords, ...time } = readXmp(text);
  return { ...time, keywords: keywords.map((word) => ({ word, source: "sidecar" })) };
}
