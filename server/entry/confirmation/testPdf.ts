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
