import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext } from "playwright-core";
import decodeQR from "qr/decode.js";

const { resolve } = createRequire(import.meta.url);

/**
 * Draws the first page of a PDF in the browser, by pdf.js, and returns what the QR code on it
 * contains. Throws if there is none.
 */
export async function readCode(context: BrowserContext, file: Buffer): Promise<string> {
  const page = await context.newPage();
  for (const script of ["pdf.worker.min.mjs", "pdf.min.mjs"])
    await page.addScriptTag({ type: "module", content: readFileSync(resolve(`pdfjs-dist/build/${script}`), "utf8") });
  await page.waitForFunction(() => "pdfjsLib" in window && "pdfjsWorker" in window);
  const { width, height, pixels } = await page.evaluate(drawFirst, file.toString("base64"));
  await page.close();
  return decodeQR({ width, height, data: new Uint8Array(Buffer.from(pixels, "base64")) });
}

// Runs in the browser. Both scripts leave what they export on the window.
async function drawFirst(base64: string): Promise<{ width: number; height: number; pixels: string }> {
  const { pdfjsLib } = window as unknown as { pdfjsLib: typeof import("pdfjs-dist") };
  const pdf = await pdfjsLib.getDocument({ data: Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)) }).promise;
  const first = await pdf.getPage(1);
  const viewport = first.getViewport({ scale: 2 });
  const canvas = Object.assign(document.createElement("canvas"), { width: viewport.width, height: viewport.height });
  await first.render({ canvas, viewport }).promise;
  const { data, width, height } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(
    ...([0, 0, canvas.width, canvas.height] as const),
  );
  let text = "";
  for (let from = 0; from < data.length; from += 8192) text += String.fromCharCode(...data.subarray(from, from + 8192));
  return { width, height, pixels: btoa(text) };
}
