import PDFDocument from "pdfkit";
import { openFont } from "../../base/print/fonts.ts";
import { placePicture } from "./assets.ts";
import type { CertificateAssets, CertificateLayout, PathDrawing, PictureDrawing, TextDrawing } from "./layout.ts";

type Document = InstanceType<typeof PDFDocument>;

/** Draws a certificate as a PDF; its text can be selected, and its fonts are in the file. */
export async function drawPdf(
  { width, height, drawings }: CertificateLayout,
  assets: CertificateAssets,
  info: { title: string; language: string },
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: "",
    pdfVersion: "1.7",
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Creator: "Startline" },
  });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("data", (piece: Buffer) => pieces.push(piece));
    doc.on("end", resolve).on("error", reject);
  });
  const fonts = new Set<string>();
  for (const drawing of drawings) {
    if (drawing.kind === "text") drawText(doc, drawing, fonts);
    else if (drawing.kind === "path") drawPath(doc, drawing);
    else drawPicture(doc, drawing, assets);
  }
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

function drawText(doc: Document, drawing: TextDrawing, fonts: Set<string>): void {
  const { font, text, x, y, size, spacing, colour, opacity } = drawing;
  // The font that measured the text, which was read once.
  if (!fonts.has(font)) doc.registerFont(font, openFont(font) as never);
  fonts.add(font);
  doc.font(font).fontSize(size).fillColor(colour, opacity);
  doc.text(text, x, y, { lineBreak: false, baseline: "alphabetic", characterSpacing: spacing });
}

function drawPath(doc: Document, { path, x, y, scale, fill, stroke, lineWidth, opacity }: PathDrawing): void {
  if (!fill && !stroke) return;
  doc.save().translate(x, y).scale(scale);
  if (stroke) doc.lineWidth(lineWidth).lineJoin("round").lineCap("round");
  if (opacity < 1) doc.opacity(opacity);
  doc.path(path);
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.restore();
}

function drawPicture(doc: Document, drawing: PictureDrawing, { pictures }: CertificateAssets): void {
  const picture = pictures[drawing.src];
  if (!picture) return;
  const { x, y, width, height } = placePicture(drawing, picture);
  doc.save().rect(drawing.x, drawing.y, drawing.width, drawing.height).clip().opacity(drawing.opacity);
  doc.image(picture.file, x, y, { width, height });
  doc.restore();
}
