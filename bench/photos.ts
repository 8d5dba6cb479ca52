import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { secrets } from "../server/base/secrets/testSecrets.ts";
import { makePhotoId } from "../server/results/photos/import/importFiles.ts";
import { type ImportFacts, statePhoto } from "../server/results/photos/import/stated.ts";
import { readMetadata } from "../server/results/photos/metadata/readMetadata.ts";
import { withIptc, writeXmp } from "../server/results/photos/testPhotos.ts";
import { atMost, compareTimes, ms, printed, type Row } from "./measure.ts";

const count = 20;
const facts: ImportFacts = {
  edition: "2025",
  timeZone: "Asia/Shanghai",
  points: new Set(["finish"]),
  point: "finish",
  clockSeconds: {},
};

/**
 * What an import reads of photos as cameras make them, bibs and times included, against reading the
 * bytes of the same files; and with the hash by which it knows a photo again.
 */
export async function benchPhotos(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "startline-bench-photos-"));
  try {
    const paths = await writePhotos(folder);
    const readAll = async (work: (bytes: Buffer) => unknown) => {
      for (const path of paths) await work(await readFile(path));
    };
    const read = async (bytes: Buffer) => {
      const metadata = await readMetadata(bytes);
      if (typeof metadata === "string") throw new Error(`A photo of the bench is ${metadata}.`);
      const { stated } = statePhoto(metadata, undefined, undefined, facts);
      if (typeof stated === "string" || stated.bibs.length !== 4) throw new Error("A photo has other bibs.");
    };
    const nothing = () => undefined;
    const metadata = await compareTimes(
      () => readAll(read),
      () => readAll(nothing),
    );
    const edition = { raceId: "1", edition: "2025" };
    const hashed = await compareTimes(
      () => readAll(async (bytes) => [await read(bytes), makePhotoId(secrets, edition, bytes)]),
      () => readAll(nothing),
    );
    return [
      atMost(
        `metadata of ${count} photos at import / reading the same bytes`,
        ms(metadata.ours),
        ms(metadata.baseline),
        metadata.ours / metadata.baseline,
        2,
      ),
      printed(
        "the same with the hash of each photo",
        ms(hashed.ours),
        ms(hashed.baseline),
        hashed.ours / hashed.baseline,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Of some megabytes each, with an EXIF block, IPTC and XMP.
async function writePhotos(folder: string): Promise<string[]> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const create = { width: 3600, height: 2400, channels: 3 as const, background: "#808080", noise };
  const exif = { IFD0: { Model: "Camera X" }, IFD2: { DateTimeOriginal: "2025:10:26 09:12:33" } };
  const photo = await sharp({ create }).jpeg({ quality: 85 }).toBuffer();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const xmp = writeXmp([`${index + 1}`, `${index + 101}`]);
      const bytes = await sharp(photo).withExif(exif).withXmp(xmp).jpeg({ quality: 85 }).toBuffer();
      const path = join(folder, `${index}.jpg`);
      await writeFile(path, withIptc(bytes, [`${index + 201}`, `${index + 301}`]));
      return path;
    }),
  );
}
