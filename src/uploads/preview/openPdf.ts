import { getDocument, type PDFDocumentProxy, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "./pdf.worker.ts?worker&url";
import { pdfFolder } from "./pdfFolder.ts";
import { startWorker } from "./startWorker.ts";

/** Pixels that a picture inside a PDF may have; larger ones are left out. */
const mostPixels = 40_000_000;

/**
 * Opens a PDF in a worker of its own, without eval: neither its scripts nor its forms run. Rejects
 * with pdf.js's errors; `close` ends the worker.
 */
export function openPdf(data: ArrayBuffer): { pdf: Promise<PDFDocumentProxy>; close(): void } {
  const port = startWorker(workerAddress);
  const worker = PDFWorker.create({ port });
  const base = import.meta.env.DEV ? "/node_modules/pdfjs-dist/" : `/${pdfFolder}`;
  const task = getDocument({
    data: new Uint8Array(data),
    worker,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: mostPixels,
    cMapUrl: `${base}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${base}standard_fonts/`,
    wasmUrl: `${base}wasm/`,
    iccUrl: `${base}iccs/`,
  });
  return {
    pdf: task.promise,
    close() {
      task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
}
