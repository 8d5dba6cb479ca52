import type { listSets } from "#compiler/certificates/checkTogether.ts";
import { type CertificateField, certificatePlaceholder } from "#core/certificateFields.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/certificates.ts";
import { textIn } from "#locales/getText.ts";
import type { Certificate, CertificateElement } from "#schemas/generated/types.ts";
import { qrPath } from "../../base/print/qrPath.ts";
import { baseline, layoutText, lineHeight, type TextStyle } from "../../base/print/textLayout.ts";
import { traceCourse } from "./course.ts";
import { isNamePrintable } from "./names.ts";
import { mm } from "./units.ts";

/** What a certificate states of a person, in the language of the certificate. */
export interface CertificateFacts {
  language: Language;
  set: ReturnType<typeof listSets>[number];
  /** "" for a fact that the person does not have. */
  fields: Record<CertificateField, string>;
  /** The name in Latin letters, which is printed if no font has the name; "" if it is unknown. */
  latinName: string;
  /** The address of the check page. */
  address: string;
}

/** The files of a template as they are drawn. */
export interface CertificateAssets {
  /** Pictures by path, as PNG or JPEG, with the pixels that they have. */
  pictures: Record<string, { file: Buffer; width: number; height: number }>;
  /** The texts of course files by path. */
  courses: Record<string, string>;
}

/** What is drawn on a sheet, in points from its top left corner, from the back to the front. */
export type Drawing = TextDrawing | PathDrawing | PictureDrawing;

export interface TextDrawing {
  kind: "text";
  font: string;
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  size: number;
  spacing: number;
  colour: string;
  opacity: number;
}

export interface PathDrawing {
  kind: "path";
  /** As the d of an SVG path, in units of `scale` points from x and y. */
  path: string;
  x: number;
  y: number;
  scale: number;
  fill?: string | undefined;
  stroke?: string | undefined;
  /** In units of `scale`. */
  lineWidth: number;
  opacity: number;
}

export interface PictureDrawing {
  kind: "picture";
  src: string;
  fit: "contain" | "cover";
  x: number;
  y: number;
  width: number;
  height: number;
  opacity: number;
}

/** A certificate of one person, ready to be drawn as PDF or PNG. */
export interface CertificateLayout {
  width: number;
  height: number;
  drawings: Drawing[];
}

const ink = "#111111";

/** Lays a certificate out for a person. What a person does not have is left out. */
export function layoutCertificate(
  template: Certificate,
  facts: CertificateFacts,
  assets: CertificateAssets,
): CertificateLayout {
  const { page, background, elements } = template;
  const [width, height] = [mm(page.width), mm(page.height)];
  const printed = choosePrintedName(facts);
  const drawings: Drawing[] = [
    drawShape({ path: `M0 0h${page.width}v${page.height}h-${page.width}z`, fill: background?.colour ?? "#ffffff" }),
  ];
  if (background?.picture)
    drawings.push({ kind: "picture", src: background.picture, fit: "cover", x: 0, y: 0, width, height, opacity: 1 });
  for (const element of elements) {
    if (element.visible && !element.visible.includes(facts.set)) continue;
    drawings.push(...drawElement(element, { ...facts, fields: printed.fields }, assets));
  }
  if (printed.isReplaced) drawings.push(...drawNote(template, facts.language));
  return { width, height, drawings };
}

// Without a Latin name the bib still shows whose certificate it is.
function choosePrintedName({ fields, latinName, language }: CertificateFacts): {
  fields: CertificateFacts["fields"];
  isReplaced: boolean;
} {
  if (isNamePrintable(fields.name)) return { fields, isReplaced: false };
  const bib = textIn(language, messages, "bibAsName", { bib: fields.bib });
  const name = latinName !== "" && isNamePrintable(latinName) ? latinName : bib;
  return { fields: { ...fields, name }, isReplaced: true };
}

function drawElement(element: CertificateElement, facts: CertificateFacts, assets: CertificateAssets): Drawing[] {
  const { type, x = 0, y = 0, width = 0, height = 0, opacity = 1, src = "" } = element;
  switch (type) {
    case "text":
    case "field":
      return drawText(element, readWords(element, facts));
    case "picture": {
      const { fit = "contain" } = element;
      return [{ kind: "picture", src, fit, x: mm(x), y: mm(y), width: mm(width), height: mm(height), opacity }];
    }
    case "qr":
      return drawQr(facts.address, { x, y, width });
    case "course": {
      const path = traceCourse(assets.courses[src] ?? "", { width, height });
      const { colour = ink, lineWidth } = element;
      return path === "" ? [] : [drawShape({ path, x, y, stroke: colour, lineWidth, opacity })];
    }
    case "shape": {
      const { path = "", fill, stroke, lineWidth } = element;
      return [drawShape({ path, x, y, fill, stroke, lineWidth, opacity })];
    }
  }
}

// "" if the person lacks one of the facts.
function readWords({ type, field = "", text }: CertificateElement, { language, fields }: CertificateFacts): string {
  const read = (name: string) => fields[name as CertificateField] ?? "";
  if (type === "field") return read(field);
  const words = text ? inLanguage(text, language) : "";
  const names = Array.from(words.matchAll(certificatePlaceholder), ([, name = ""]) => name);
  return names.some((name) => read(name) === "") ? "" : words.replace(certificatePlaceholder, (_, name) => read(name));
}

function drawText(element: CertificateElement, words: string): TextDrawing[] {
  const { x = 0, y = 0, width = 0, size = 12, spacing = 0, valign = "top", colour = ink, opacity = 1 } = element;
  const { minSize = size * 0.6, lines = 1, weight = "regular", align = "left" } = element;
  const room = element.height === undefined ? undefined : mm(element.height);
  const style: TextStyle = { width: mm(width), height: room, size, minSize, lines, weight, align, spacing };
  const set = layoutText(words, style);
  const height = set.lines.length * set.size * lineHeight;
  const top = mm(y) - (valign === "top" ? 0 : valign === "bottom" ? height : height / 2);
  return set.lines.flatMap((line, index) =>
    line.map(({ font, text, x: from, width: taken }) => ({
      kind: "text" as const,
      font,
      text,
      x: mm(x) + from,
      y: top + (index * lineHeight + baseline) * set.size,
      width: taken,
      size: set.size,
      spacing,
      colour,
      opacity,
    })),
  );
}

// A code is read if four light modules are around it.
const quiet = 4;

function drawQr(address: string, { x, y, width }: { x: number; y: number; width: number }): PathDrawing[] {
  const { path, modules } = qrPath(address);
  const module = width / (modules + 2 * quiet);
  const sheet = drawShape({ path: `M0 0h${width}v${width}h-${width}z`, x, y, fill: "#ffffff" });
  const code = drawShape({ path, x: x + quiet * module, y: y + quiet * module, fill: "#000000" });
  return [sheet, { ...code, scale: mm(module) }];
}

function drawShape({
  path,
  x = 0,
  y = 0,
  fill,
  stroke,
  lineWidth = 0.5,
  opacity = 1,
}: Pick<CertificateElement, "x" | "y" | "fill" | "stroke" | "lineWidth" | "opacity"> & { path: string }): PathDrawing {
  return { kind: "path", path, x: mm(x), y: mm(y), scale: mm(1), fill, stroke, lineWidth, opacity };
}

// Small, at the lower edge below the name and in its colour, which can be read on this sheet.
function drawNote({ page, elements }: Certificate, language: Language): Drawing[] {
  const named = elements.find(({ type, field, text }) =>
    type === "field" ? field === "name" : /\{\s*name\s*\}/.test(text?.zh ?? ""),
  );
  const { x = 0, width = page.width, align, colour } = named ?? {};
  const place = { x, width, align, colour, y: page.height - 3, valign: "bottom" as const };
  return drawText({ type: "text", ...place, size: 7, lines: 2 }, textIn(language, messages, "nameNote"));
}
