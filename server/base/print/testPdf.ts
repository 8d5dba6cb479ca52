import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/**
 * Returns the text of each page of a PDF, as a reader selects it, and the fonts that are in the
 * file.
 */
export async function readPdf(file: Uint8Array): Promise<{ pages: string[]; title: string; size: number[] }> {
  const reading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await reading.promise;
  const pages: string[] = [];
  let size: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    size = page.view;
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
  await reading.destroy();
  return { pages, title: info.Title ?? "", size };
}

/** A text of a PDF at its place, in points from the bottom left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Returns the texts of the first page of a PDF with their places. */
export async function readPdfTexts(file: Uint8Array): Promise<PdfText[]> {
  const reading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const page = await (await reading.promise).getPage(1);
  const { items } = await page.getTextContent({ disableNormalization: true });
  await reading.destroy();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str === "") return [];
    const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y, size }];
  });
}
