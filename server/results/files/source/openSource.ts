import yauzl from "yauzl";
import { collectEncoding, type Encoding } from "#forms/values/encodings.ts";
import { isWorkbook, readSheet } from "#forms/values/spreadsheet.ts";
import { fileLimits } from "../model/limits.ts";
import { cutRecords, type FileRecord, findSeparator } from "./records.ts";

/** A file, which is read from its start each time: several passes keep little of it in memory. */
export interface FileSource {
  read(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A file as records of cells. */
export interface OpenSource {
  kind: "text" | "workbook";
  /** Of a text. */
  encoding?: Encoding;
  separator?: string;
  /** The sheets of a workbook that have a table, and the one that is read. */
  sheets: string[];
  sheet?: string;
  /** Whether a person chose the sheet, or there is no other. */
  isSheetSure: boolean;
  /** Reads all records again from the first; empty lines are left out. */
  records(): AsyncGenerator<FileRecord>;
}

/** Why a file cannot be read at all. */
export type SourceFault = "empty" | "workbook-large" | "workbook-broken" | "sheet-missing" | "not-a-table";

// As large as the pieces of a file that is read from the disk.
const piece = 65_536;

/** Makes a source of bytes that are in memory. */
export function fromBytes(bytes: Uint8Array): FileSource {
  return {
    *read() {
      for (let start = 0; start < bytes.length; start += piece) yield bytes.subarray(start, start + piece);
    },
  };
}

/** Opens a file: text of any encoding and separator, or a workbook, of which one sheet is read. */
export async function openSource(source: FileSource, sheet?: string): Promise<OpenSource | SourceFault> {
  const start = await readStart(source);
  if (start.length === 0) return "empty";
  if (isWorkbook(start) || isMarkup(start)) return openWorkbook(source, sheet);
  return isBinary(start) ? "not-a-table" : openText(source);
}

async function readStart(source: FileSource): Promise<Uint8Array> {
  for await (const bytes of source.read()) if (bytes.length > 0) return bytes.subarray(0, 512);
  return new Uint8Array();
}

// Many programs save a table of HTML, or XML of Excel 2003, under the name of a workbook.
function isMarkup(start: Uint8Array): boolean {
  return /^\ufeff?\s*<(?:[!?a-z])/i.test(new TextDecoder().decode(start));
}

// PDF, PNG, JPEG, GIF, gzip, RAR and 7z.
const binaries = ["25504446", "89504e47", "ffd8ff", "47494638", "1f8b", "52617221", "377abcaf"];

function isBinary(start: Uint8Array): boolean {
  const hex = Buffer.from(start.subarray(0, 4)).toString("hex");
  return binaries.some((mark) => hex.startsWith(mark));
}

async function openText(source: FileSource): Promise<OpenSource> {
  const vote = collectEncoding();
  for await (const bytes of source.read()) vote.add(bytes);
  const encoding = vote.decide();
  const lines = await readFirstLines(source, encoding);
  const separator = findSeparator(lines);
  const isNamed = /^sep=/i.test(lines[0] ?? "");
  return {
    kind: "text",
    encoding,
    separator,
    sheets: [],
    isSheetSure: true,
    async *records() {
      const cutter = cutRecords(separator);
      const keep = ({ line, cells, fault }: FileRecord) =>
        !(isNamed && line === 1) && (fault !== undefined || cells.some((cell) => cell.trim() !== ""));
      for await (const text of decode(source, encoding)) yield* cutter.add(text).filter(keep);
      yield* cutter.end().filter(keep);
    },
  };
}

async function* decode(source: FileSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of source.read()) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function readFirstLines(source: FileSource, encoding: Encoding): Promise<string[]> {
  let text = "";
  for await (const piece of decode(source, encoding)) {
    text += piece.slice(0, fileLimits.line * 4);
    if (text.length > fileLimits.line * 4) break;
  }
  return text.split(/\r\n|\n|\r/, fileLimits.linesAboveHeader + fileLimits.sampleRows);
}

async function openWorkbook(source: FileSource, sheet: string | undefined): Promise<OpenSource | SourceFault> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of source.read()) {
    size += bytes.length;
    if (size > fileLimits.workbookBytes) return "workbook-large";
    pieces.push(bytes);
  }
  const bytes = Buffer.concat(pieces);
  if ((await sumUnpacked(bytes)) > fileLimits.unpackedBytes) return "workbook-large";
  const read = readWorkbook(bytes, sheet);
  if (typeof read === "string") return read;
  const { name, sheets, rows } = read;
  return {
    kind: "workbook",
    sheets,
    sheet: name,
    isSheetSure: sheet !== undefined || sheets.length < 2,
    async *records() {
      for (const [index, cells] of rows.entries())
        if (cells.some((cell) => cell.trim() !== "")) yield { line: index + 1, cells };
    },
  };
}

// What is no archive is 0, and reading it decides what it is.
async function sumUnpacked(bytes: Buffer): Promise<number> {
  let sum = 0;
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    for await (const { uncompressedSize } of zip.eachEntry()) sum += uncompressedSize;
  } catch {
    return sum;
  }
  return sum;
}

function readWorkbook(bytes: Uint8Array, sheet: string | undefined) {
  try {
    const read = readSheet(bytes, { rows: fileLimits.workbookRows, columns: fileLimits.columns, sheet });
    if (read.rows.length === 0) return sheet === undefined ? "empty" : "sheet-missing";
    return read.rows.length > fileLimits.workbookRows ? "workbook-large" : read;
  } catch {
    return "workbook-broken";
  }
}
