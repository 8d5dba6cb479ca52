import { readFileSync } from "node:fs";
import sharp from "sharp";
import { readCertificate } from "#compiler/certificates/readCertificate.ts";
import { certificateFields } from "#core/certificateFields.ts";
import type { Certificate, CertificateElement } from "#schemas/generated/types.ts";
import { openFont, shapeText } from "../../base/print/fonts.ts";
import type { CertificateAssets, CertificateFacts, CertificateLayout, TextDrawing } from "./layout.ts";

/** The designs that a new race gets. */
export const designs = ["classic", "bold"] as const;

/** Reads a design that a new race gets, for these sets. */
export function readDesign(name: (typeof designs)[number], sets: Certificate["sets"] = ["finishers"]): Certificate {
  const text = readFileSync(`cli/new/template/certificates/${name}.json`, "utf8");
  const { certificate, problems } = readCertificate(text, `${name}.json`);
  if (!certificate) throw new Error(JSON.stringify(problems));
  return { ...certificate, sets };
}

/** A white sheet with only these elements. */
export function sheetWith(...elements: CertificateElement[]): Certificate {
  return { id: "sheet", page: { width: 200, height: 100 }, elements };
}

export const noAssets: CertificateAssets = { pictures: {}, courses: {} };

/** What a certificate states of a runner with a name; every other fact is its own name. */
export function factsOf(name: string, more: Partial<CertificateFacts> = {}): CertificateFacts {
  const fields = Object.fromEntries(certificateFields.map((field) => [field, field])) as CertificateFacts["fields"];
  return {
    language: "en",
    set: "finishers",
    latinName: "",
    address: "https://race.example.org/certificate/k3m9q2xra7f5d8h1",
    ...more,
    fields: { ...fields, name, bib: "A00001", ...more.fields },
  };
}

/** Returns the texts of a layout in their order. */
export function listTexts({ drawings }: CertificateLayout): TextDrawing[] {
  return drawings.filter((drawing) => drawing.kind === "text");
}

/** A part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The grey values of a picture, row by row. */
export interface Grey {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads the grey values of a picture. */
export async function readGrey(file: Buffer): Promise<Grey> {
  const { data, info } = await sharp(file)
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the box around everything dark in a picture; undefined if nothing is. */
export function findInk({ data, width, height }: Grey): Box | undefined {
  let box: Box | undefined;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 255) > 128) continue;
      box = {
        left: Math.min(box?.left ?? x, x),
        top: Math.min(box?.top ?? y, y),
        right: Math.max(box?.right ?? x, x + 1),
        bottom: Math.max(box?.bottom ?? y, y + 1),
      };
    }
  return box;
}

/** Returns the box of the outlines of a text at its place, in points. */
export function measureInk({
  font: path,
  text,
  x,
  y,
  size,
}: Pick<TextDrawing, "font" | "text" | "x" | "y" | "size">): Box {
  const scale = size / openFont(path).unitsPerEm;
  let pen = x;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { glyphs, positions } of shapeText(path, text))
    glyphs.forEach((glyph, index) => {
      const { minX, minY, maxX, maxY } = glyph.bbox;
      if (Number.isFinite(minX) && maxX > minX) {
        box.left = Math.min(box.left, pen + minX * scale);
        box.right = Math.max(box.right, pen + maxX * scale);
        box.top = Math.min(box.top, y - maxY * scale);
        box.bottom = Math.max(box.bottom, y - minY * scale);
      }
      pen += (positions[index]?.xAdvance ?? 0) * scale;
    });
  return box;
}

/**
 * Returns how many characters of a text look like the box of a missing glyph in its font: the
 * pixels of each place are compared with those of the box.
 */
export function countBoxes(picture: Grey, boxes: Grey, drawing: TextDrawing, pixelsPerPoint: number): number {
  const scale = drawing.size / openFont(drawing.font).unitsPerEm;
  let pen = drawing.x;
  let count = 0;
  for (const { glyphs, positions } of shapeText(drawing.font, drawing.text))
    glyphs.forEach((_, index) => {
      const advance = (positions[index]?.xAdvance ?? 0) * scale;
      const [left, right] = [pen, pen + advance].map((x) => Math.round(x * pixelsPerPoint)) as [number, number];
      const [top, bottom] = [drawing.y - drawing.size, drawing.y + drawing.size / 4].map((y) =>
        Math.round(y * pixelsPerPoint),
      ) as [number, number];
      if (advance > 0 && isAlike(picture, boxes, { left, right, top, bottom })) count++;
      pen += advance;
    });
  return count;
}

// Of what is dark in either, nine of ten pixels are dark in both.
function isAlike(drawn: Grey, other: Grey, { left, right, top, bottom }: Box): boolean {
  let [either, both] = [0, 0];
  for (let y = Math.max(0, top); y < Math.min(drawn.height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(drawn.width, right); x++) {
      const [a, b] = [drawn, other].map(({ data, width }) => (data[y * width + x] ?? 255) < 128);
      if (a || b) either++;
      if (a && b) both++;
    }
  return either > 20 && both > either * 0.9;
}
