import { inflateSync } from "node:zlib";

// Macros are a part of the type application/vnd.ms-office.vbaProject under any name; sheets of
// Excel 4 macros are parts of their own.
const macroPart = /vbaproject|macrosheet/i;

/**
 * Returns whether the names of an archive's parts are those of an office file with macros: of
 * Microsoft's, or of OpenDocument.
 */
export function hasMacroNames(names: string[]): boolean {
  const isOpenDocument = names.includes("mimetype") && names.includes("content.xml");
  return names.some((name) => macroPart.test(name) || (isOpenDocument && /^(basic|scripts)\/./.test(name)));
}

/**
 * Returns whether the types that an office archive's [Content_Types].xml or a file of relationships
 * states are those of macros. Neither may have a document type, whose entities could hide them
 * (ECMA-376, part 2, 6.2.5).
 */
export function hasMacroTypes(bytes: Buffer): boolean {
  const text = decodeXml(bytes);
  const types = [...text.matchAll(/\b(?:Content)?Type\s*=\s*("[^"]*"|'[^']*')/gi)].map(([type]) => type);
  return text.includes("<!DOCTYPE") || types.some((type) => macroPart.test(type));
}

// Enough for ASCII names, in UTF-16 without the zeros between them; a letter may be a character
// reference.
function decodeXml(bytes: Buffer): string {
  const text = bytes.toString("latin1").replaceAll("\0", "");
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}

// The bytes of all unpacked object streams of a file, which contain dictionaries and no pictures.
const mostUnpacked = 32 * 1024 ** 2;

/**
 * Returns whether a PDF has an action that runs JavaScript or starts a program (ISO 32000-1,
 * 12.6.4.5 and 12.6.4.16), as its objects are written or in object streams (7.5.7). Other streams
 * are text and pictures, which can contain any bytes.
 */
export function hasPdfScripts(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  let remaining = mostUnpacked;
  let objects = "";
  let end = 0;
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    if (index < end || text.startsWith("end", index - 3)) continue;
    const close = text.indexOf("endstream", index + start.length);
    if (close < 0) break;
    const before = text.slice(end, index);
    objects += before;
    if (/\/ObjStm\b/.test(decodeNames(before.slice(-2000)))) {
      const unpacked = unpack(bytes.subarray(index + start.length, close), remaining);
      remaining -= unpacked.length;
      objects += unpacked;
    }
    end = close;
  }
  return /\/JavaScript\b|\/S\s*\/Launch\b/.test(decodeNames(objects + text.slice(end)));
}

// A letter of a name may be written as its code (ISO 32000-1, 7.3.5): /J#61vaScript.
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function unpack(bytes: Buffer, maxLength: number): string {
  if (maxLength <= 0) return "";
  try {
    return inflateSync(bytes, { maxOutputLength: maxLength }).toString("latin1");
  } catch {
    return "";
  }
}
