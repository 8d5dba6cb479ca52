import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** What a drawn photo has in its file, as cameras and programs for photographers write it. */
export interface PhotoFacts {
  /** Its colour: photos of different colours are different photos. */
  colour?: string;
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp";
  /** Keywords of IPTC 2:25. */
  iptc?: string[];
  /** Keywords of `dc:subject`. */
  xmp?: string[];
  camera?: string;
  serial?: string;
  /** YYYY:MM:DD hh:mm:ss */
  takenAt?: string;
  zone?: string;
  orientation?: number;
  isPlaced?: boolean;
}

/** Draws a photo, with its metadata. */
export async function drawPhoto(facts: PhotoFacts = {}): Promise<Buffer> {
  const { colour = "#557799", width = 64, height = 48, format = "jpeg", iptc = [], xmp = [] } = facts;
  const create = { width, height, channels: 3 as const, background: colour };
  const { camera, serial, takenAt, zone, isPlaced } = facts;
  const exif = {
    IFD0: { ...(camera && { Model: camera }) },
    IFD2: {
      ...(takenAt && { DateTimeOriginal: takenAt }),
      ...(zone && { OffsetTimeOriginal: zone }),
      ...(serial && { BodySerialNumber: serial }),
    },
    ...(isPlaced && { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 30/1 0/1" } }),
  };
  const picture = sharp({ create })
    .withExif(exif)
    .withMetadata(facts.orientation ? { orientation: facts.orientation } : {});
  if (xmp.length > 0) picture.withXmp(writeXmp(xmp));
  const file = await picture.toFormat(format).toBuffer();
  return iptc.length > 0 ? withIptc(file, iptc) : file;
}

/** Returns XMP with keywords, and the time of the photo if it is given. */
export function writeXmp(keywords: readonly string[], takenAt?: string): string {
  const items = keywords.map((word) => `<rdf:li>${word.replaceAll("&", "&amp;")}</rdf:li>`).join("");
  const time = takenAt ? ` xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:DateTimeOriginal="${takenAt}"` : "";
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"${time}><dc:subject><rdf:Bag>${items}</rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

/** Adds keywords of IPTC to a JPEG file: a Photoshop block after its first two bytes. */
export function withIptc(file: Buffer, keywords: readonly string[]): Buffer {
  const records = Buffer.concat(
    ["Sample agency", ...keywords].map((word, index) => {
      const text = Buffer.from(word);
      return Buffer.concat([Buffer.from([0x1c, 2, index === 0 ? 110 : 25, text.length >> 8, text.length & 255]), text]);
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(records.length);
  const pad = Buffer.alloc(records.length % 2);
  const resource = (id: number, content: Buffer) =>
    Buffer.concat([Buffer.from("8BIM"), Buffer.from([id >> 8, id & 255, 0, 0]), content]);
  const other = resource(0x040f, Buffer.from([0, 0, 0, 3, 1, 2, 3, 0]));
  const block = Buffer.concat([
    Buffer.from("Photoshop 3.0\0"),
    other,
    resource(0x0404, Buffer.concat([size, records, pad])),
  ]);
  const length = block.length + 2;
  const head = Buffer.from([0xff, 0xed, length >> 8, length & 255]);
  return Buffer.concat([file.subarray(0, 2), head, block, file.subarray(2)]);
}

/** Writes files into a new folder and returns its path. */
export async function makePhotoFolder(files: Record<string, Buffer | string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "startline-photos-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
