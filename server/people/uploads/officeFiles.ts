import { readCompound } from "./compound.ts";

/** The kind of a compound file, undefined if it is neither doc nor xls; or why it is refused. */
export type OfficeFile =
  | { outcome: "readable"; kind: "doc" | "xls" | undefined }
  | { outcome: "unreadable" | "locked" | "macros" };

// The storages of macros in Excel and Word, and what is in them ([MS-OVBA], section 2.2.1).
const macroNames = ["_vba_project_cur", "macros", "vba", "_vba_project"];
// A part of both long names, in UTF-16 as in a directory.
const macroBytes = Buffer.from("vba_project", "utf16le").toString("latin1");

/**
 * Inspects a compound file. What cannot be read is refused, because another program may be able to
 * read it.
 */
export function inspectCompound(bytes: Buffer): OfficeFile {
  // Also finds what a damaged directory no longer lists.
  if (bytes.toString("latin1").toLowerCase().includes(macroBytes)) return { outcome: "macros" };
  const compound = readCompound(bytes);
  if (!compound) return { outcome: "unreadable" };
  const { names } = compound;
  if (names.some((name) => macroNames.includes(name))) return { outcome: "macros" };
  if (names.includes("encryptedpackage")) return { outcome: "locked" };
  const [documents, presentations] = [compound.read("worddocument"), compound.read("powerpoint document")];
  const books = ["workbook", "book"].map((name) => compound.read(name));
  if (!documents || !presentations || books.includes(undefined)) return { outcome: "unreadable" };
  const workbooks = books.flatMap((streams) => streams ?? []);
  const streamOutcomes = [
    ...documents.map(inspectDocument),
    ...workbooks.map(inspectWorkbook),
    ...presentations.map(inspectPresentation),
  ];
  for (const outcome of ["macros", "locked", "unreadable"] as const)
    if (streamOutcomes.includes(outcome)) return { outcome };
  if (documents.length > 0) return { outcome: "readable", kind: "doc" };
  return { outcome: "readable", kind: workbooks.length > 0 ? "xls" : undefined };
}

type StreamOutcome = "readable" | "unreadable" | "locked" | "macros";

// [MS-DOC], section 2.5.2: the flag fEncrypted.
function inspectDocument(stream: Buffer): StreamOutcome {
  if (stream.length < 32) return "unreadable";
  return (stream.readUInt16LE(10) & 0x0100) === 0 ? "readable" : "locked";
}

const record = { bof: 0x0809, sheet: 0x0085, password: 0x002f };

// [MS-XLS], sections 2.4.21 and 2.4.28: the kinds of a substream and of a sheet. Excel 4 macros are
// a sheet of their own kind.
function inspectWorkbook(stream: Buffer): StreamOutcome {
  if (stream.length < 8 || stream.readUInt16LE(0) !== record.bof) return "unreadable";
  for (let at = 0; at + 4 <= stream.length; ) {
    const [kind, size] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const content = stream.subarray(at + 4, at + 4 + size);
    if (kind === record.password) return "locked";
    if (kind === record.bof && content.length >= 4 && [0x0006, 0x0040].includes(content.readUInt16LE(2)))
      return "macros";
    if (kind === record.sheet && [0x01, 0x06].includes(content[5] ?? 0)) return "macros";
    at += 4 + size;
  }
  return "readable";
}

// [MS-PPT], section 2.4.11: VbaInfoAtom, whose second number states whether there are macros.
function inspectPresentation(stream: Buffer): StreamOutcome {
  const atom = Buffer.from("020000040c000000", "hex");
  for (let at = stream.indexOf(atom); at >= 0; at = stream.indexOf(atom, at + 1))
    if (at + 16 <= stream.length && stream.readUInt32LE(at + 12) !== 0) return "macros";
  return "readable";
}
