import PDFDocument from "pdfkit";
import sharp from "sharp";
import { openFont } from "../server/base/print/fonts.ts";
import { drawPdf } from "../server/results/certificates/drawPdf.ts";
import { drawPng, writeSvg } from "../server/results/certificates/drawPng.ts";
import { layoutCertificate } from "../server/results/certificates/layout.ts";
import { factsOf, listTexts, noAssets, readDesign } from "../server/results/certificates/testCertificates.ts";
import { atLeast, compareTimes, ms, printed, type Row } from "./measure.ts";

/**
 * A certificate as PDF beside pdfkit, which draws the same texts and nothing else, and as PNG
 * beside sharp, which draws the finished SVG.
 */
export async function benchCertificates(): Promise<Row[]> {
  const template = readDesign("classic");
  let runner = 0;
  const layOut = () => layoutCertificate(template, factsOf(`Runner ${++runner} 选手 Łukasz`), noAssets);
  const known = Array.from({ length: 20 }, () => listTexts(layOut()));
  const ours = async () => drawPdf(layOut(), noAssets, { title: "Certificate", language: "en" });
  const pdf = await compareTimes(ours, drawBareText);
  const svg = Buffer.from(writeSvg(layOut(), noAssets));
  const png = await compareTimes(
    () => drawPng(layOut(), noAssets),
    () => sharp(svg, { unlimited: true }).png({ compressionLevel: 6 }).toBuffer(),
  );
  const ratio = png.baseline / png.ours;
  return [
    atLeast(
      "certificates as PDF / pdfkit with the same bare text",
      ms(pdf.ours),
      ms(pdf.baseline),
      pdf.baseline / pdf.ours,
      0.5,
    ),
    printed("certificate as PNG / sharp alone with its SVG", ms(png.ours), ms(png.baseline), ratio),
  ];

  // With the fonts opened once, which a program that names their paths opens for each file.
  async function drawBareText(): Promise<void> {
    const texts = known[++runner % known.length] ?? [];
    const doc = new PDFDocument({ size: "A4", margin: 0, font: "" });
    const ended = new Promise((resolve) => doc.on("data", () => undefined).on("end", resolve));
    for (const font of new Set(texts.map((text) => text.font))) doc.registerFont(font, openFont(font) as never);
    for (const { font, text, x, y, size } of texts)
      doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
    doc.end();
    await ended;
  }
}
