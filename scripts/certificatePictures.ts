import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { previewFolder } from "#server/results/certificates/previewFolder.ts";

// The designs that a new race gets, as the gallery shows them. Run it when a design has changed:
// npx tsx scripts/certificatePictures.ts

const template = "cli/new/template";
const folder = "src/gallery/certificates";
const longestSide = 900;

const race = {
  name: { zh: "示例马拉松", en: "Sample Marathon" },
  startsAt: "2026-01-04T08:00:00+08:00",
  city: { zh: "示例市", en: "Sample City" },
  items: [{ id: "marathon", name: { zh: "马拉松", en: "Marathon" }, distanceKm: 42.195 }],
};

/** Draws each design for each of its sets, in both languages, by the name of its file. */
export async function drawDesigns(): Promise<Map<string, Buffer>> {
  const paths = readdirSync(join(template, "certificates")).map((name) => `certificates/${name}`);
  const certificates = Object.fromEntries(paths.map((path) => [path, readFileSync(join(template, path), "utf8")]));
  const site = { race, zone: "Asia/Shanghai", certificates };
  const { files } = await previewFolder(template, site, { languages: ["zh", "en"], runner: {} });
  const drawings = files.filter(({ name }) => name.endsWith(".png"));
  const fit = { width: longestSide, height: longestSide, fit: "inside" } as const;
  return new Map(
    await Promise.all(
      drawings.map(async ({ name, content }): Promise<[string, Buffer]> => {
        const picture = await sharp(content).resize(fit).webp({ quality: 82 }).toBuffer();
        return [join(folder, name.replace(/\.png$/, ".webp")), picture];
      }),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  await mkdir(folder, { recursive: true });
  for (const [path, picture] of await drawDesigns()) await writeFile(path, picture);
}
