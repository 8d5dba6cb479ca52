import { randomBytes } from "node:crypto";
import * as xlsx from "@e965/xlsx";
import { encode } from "bmp-ts";
import JSZip from "jszip";
import sharp from "sharp";

/**
 * For tests: a small real PDF of one page with `text` (Latin letters), or that nobody has the
 * password of.
 */
export function makePdf(text: string, { isLocked = false } = {}): Buffer {
  const stream = `BT /F1 24 Tf 40 100 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}`;
  const hash = `<${"5a".repeat(32)}>`;
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${hash} /U ${hash} /P -4 >> /ID [<01> <01>]`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size 6 /Root 1 0 R ${isLocked ? lock : ""} >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    "latin1",
  );
}

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/**
 * For tests: a small real Word file with one bold red paragraph, and the given files in its
 * archive.
 */
export async function makeDocx(text: string, overrides: Record<string, string | Buffer> = {}): Promise<Buffer> {
  const zip = new JSZip();
  const files = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${office}.document.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${word}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body><w:p><w:r><w:rPr><w:b/><w:color w:val="CC0000"/></w:rPr><w:t>${text}</w:t></w:r></w:p><w:p><w:hyperlink r:id="rId9"><w:r><w:t>A link</w:t></w:r></w:hyperlink></w:p><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    "word/_rels/document.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`,
    ...overrides,
  };
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

/** For tests: a real workbook with one sheet for each entry; `kind` biff8 is the old xls. */
export function makeWorkbook(sheets: Record<string, unknown[][]>, kind: "xlsx" | "biff8" = "xlsx"): Buffer {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name);
  return xlsx.write(book, { type: "buffer", bookType: kind, compression: true });
}

/** For tests: a real picture of one colour. */
export function makePicture(width: number, height: number, format: "jpeg" | "png" | "gif" | "webp" = "png") {
  const background = { r: 200, g: 60, b: 20 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** For tests: a phone's photo, lying on its side, with the place where it was taken. */
export async function makePhoto(width = 60, height = 40): Promise<Buffer> {
  return sharp(await makePicture(width, height, "jpeg"))
    .withExif({ IFD0: { Model: "Phone of the test" }, IFD3: { GPSLatitude: "31/1 12/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** For tests: a BMP of one colour. */
export function makeBmp(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 0x7f);
  return encode({ data, width, height, bitPP: 24 }).data as Buffer;
}

/** For tests: a PNG whose head declares that size, and that has next to no pixels. */
export async function makePixelBomb(width: number, height: number): Promise<Buffer> {
  const png = await makePicture(1, 1);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** For tests: the body of a multipart call with fields and one file, and its content type. */
export function makeForm(
  name: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----${randomBytes(12).toString("hex")}`;
  const written = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const quoted = name.replace(/"/g, "%22");
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(written.join("") + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
