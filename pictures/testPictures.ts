import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Returns the pixels of a picture with soft shapes and grain, as a photo has them. */
export async function drawPhoto(width: number, height: number): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const coarse = {
    width: Math.ceil(width / 50),
    height: Math.ceil(height / 50),
    channels: 3,
    background: "#888",
  } as const;
  const { data, info } = await sharp({ create: { ...coarse, noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize(width, height, { fit: "fill", kernel: "cubic" });
}

/**
 * A photo as a phone writes it: on its side with a note to turn it, with the camera and the place.
 */
export async function drawPhonePhoto(width: number, height: number): Promise<Buffer> {
  const photo = (await drawPhoto(height, width)).jpeg({ quality: 90 });
  return photo
    .withExif({
      IFD0: { Make: "Phone Maker", Copyright: "Secret Name" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 15/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "120/1 9/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A mark with transparent parts. */
export function drawMark(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${height / 2}" cy="${height / 2}" r="${height / 3}" fill="#0f5c66"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** A GIF that moves. */
export async function drawAnimation(width: number, height: number, frames: number): Promise<Buffer> {
  const colours = ["#e2492f", "#0f5c66", "#7cc4bd"];
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({ create: { width, height, channels: 3, background: colours[index % 3] as string } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .gif({ delay: 200 })
    .toBuffer();
}

/** A PNG of some kilobytes that unpacks to a whole wall of black pixels. */
export function packBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit for each pixel, in shades of grey.
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The first bytes of a HEIC photo. */
export const heicHead = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"),
  Buffer.alloc(400),
]);
