import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawNumbers } from "#server/results/timing/simulate/random.ts";
import { writeCsv } from "./writeFiles.ts";

/** A photo to draw: whose bib is on it, and when and where it was taken. */
export interface PhotoPlan {
  bib: string;
  /** In ms since 1970. */
  takenAt: number;
  /** The id of a point, or finish. */
  point: string;
  /** The picture that it is cut from. */
  picture: string;
}

const size = { width: 1440, height: 960 };

/** Draws photos into a folder, with a CSV of their bibs and times beside them; returns its path. */
export async function drawPhotos(folder: string, plans: readonly PhotoPlan[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rows: string[][] = [];
  for (const [index, plan] of plans.entries()) {
    const name = `LBH-${String(index + 1).padStart(4, "0")}.jpg`;
    await writeFile(join(folder, name), await drawPhoto(plan, index));
    rows.push([name, plan.bib, "0.95", new Date(plan.takenAt).toISOString(), plan.point]);
  }
  const csv = join(folder, "photos.csv");
  await writeFile(csv, writeCsv([["file", "bib", "confidence", "takenAt", "point"], ...rows]));
  return csv;
}

// A part of the picture, now and then mirrored, with the bib in a corner.
async function drawPhoto({ bib, picture }: PhotoPlan, index: number): Promise<Buffer> {
  const random = drawNumbers(index + 1);
  const source = sharp(picture);
  const { width, height } = await source.metadata();
  const share = 0.62 + random() * 0.3;
  const cut = {
    width: Math.floor(width * share),
    height: Math.floor(width * share * (size.height / size.width)),
  };
  const part = source
    .extract({
      ...cut,
      left: Math.floor((width - cut.width) * random()),
      top: Math.floor(Math.max(0, height - cut.height) * (0.5 + random() * 0.5)),
    })
    .resize(size)
    .flop(random() < 0.5);
  const plate = Buffer.from(drawPlate(bib));
  return sharp(await part.toBuffer())
    .composite([{ input: plate, left: 60, top: size.height - 210 }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

// The bars of a digit that are lit: top, upper right, lower right, bottom, lower left, upper left,
// middle.
const bars = [63, 6, 91, 79, 102, 109, 125, 7, 127, 111];
const strokes = ["M0 0H30", "M30 0V30", "M30 30V60", "M0 60H30", "M0 30V60", "M0 0V30", "M0 30H30"];

// Digits as bars, since a computer without fonts draws them too.
function drawPlate(bib: string): string {
  const digits = [...bib].map((digit, place) => {
    const lit = strokes.filter((_stroke, bar) => ((bars[Number(digit)] ?? 0) >> bar) & 1);
    return `<path transform="translate(${42 + place * 54} 52)" d="${lit.join("")}"/>`;
  });
  const width = 84 + bib.length * 54 - 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="150">
    <rect width="${width}" height="150" rx="14" fill="#fff"/>
    <rect width="${width}" height="30" rx="14" fill="#b3203f"/>
    <g fill="none" stroke="#1e1438" stroke-width="10" stroke-linecap="round">${digits.join("")}</g>
  </svg>`;
}
