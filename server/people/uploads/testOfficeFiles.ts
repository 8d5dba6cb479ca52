import { CFB } from "@e965/xlsx";
import JSZip from "jszip";
import { expect } from "vitest";
import { makeWorkbook } from "./testFiles.ts";

type Files = Record<string, string | Buffer>;
/** For tests: an archive of these files. */
export const writeZip = (files: Files): Promise<Buffer> => {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
};

/**
 * For tests: a workbook with a second sheet, and more or other parts: their content by their names,
 * and what `[Content_Types].xml` has at its end.
 */
export async function xlsxWith(
  parts: Files = {},
  types = "",
  change = (xml: string): string | Buffer => xml,
): Promise<Buffer> {
  const zip = await JSZip.loadAsync(makeWorkbook({ A: [[1]], B: [["vbaProject", "macrosheet"]] }));
  const name = "[Content_Types].xml";
  const xml = (await zip.file(name)?.async("string")) ?? "";
  zip.file(name, change(xml.replace("</Types>", `${types}</Types>`)));
  for (const [path, content] of Object.entries(parts)) zip.file(path, content);
  return zip.generateAsync({ type: "nodebuffer" });
}

/** For tests: a line of `[Content_Types].xml`. */
export const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}" ContentType="application/vnd.${type}"/>`;
/** For tests: a text in UTF-16. */
export const utf16 = (xml: string) => Buffer.from(`\ufeff${xml}`, "utf16le");

/**
 * For tests: an old workbook whose second sheet has this kind; in [MS-XLS] 0 is a sheet, 1 a sheet
 * of Excel 4 macros, 2 a chart and 6 a module.
 */
export function xlsWith(kind: number, { streamName = "Workbook" } = {}): Buffer {
  const file = CFB.read(makeWorkbook({ A: [[1]], B: [[2]] }, "biff8"), { type: "buffer" });
  const stream = Buffer.from(CFB.find(file, "/Workbook").content);
  let sheets = 0;
  for (let at = 0; at < stream.length; at += 4 + stream.readUInt16LE(at + 2))
    if (stream.readUInt16LE(at) === 0x0085 && ++sheets === 2) stream.writeUInt8(kind, at + 4 + 5);
  expect(sheets).toBe(2);
  return writeCompound({ [streamName]: stream });
}

/** For tests: a compound file with these streams, by their paths. */
export function writeCompound(streams: Files): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${path}`, Buffer.from(content));
  return Buffer.from(CFB.write(file, { type: "buffer" }));
}

/** For tests: the stream of an old workbook. */
export const sheet = () =>
  CFB.find(CFB.read(makeWorkbook({ A: [[1]] }, "biff8"), { type: "buffer" }), "/Workbook").content;
/** For tests: the stream of an old letter, with the flags of its head. */
export const words = (flags = 0) => {
  const stream = Buffer.alloc(5000);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  return stream;
};
/** For tests: the stream of old slides. */
export const slides = (hasMacros: number) => {
  const stream = Buffer.alloc(5000);
  Buffer.from("020000040c000000", "hex").copy(stream, 100);
  stream.writeUInt32LE(hasMacros, 112);
  return stream;
};
