import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recognise } from "./kinds.ts";
import { makeDocx, makePdf } from "./testFiles.ts";
import { part, sheet, slides, utf16, words, writeCompound, writeZip, xlsWith, xlsxWith } from "./testOfficeFiles.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-macros-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const judge = async (bytes: Buffer, ending: string) => {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return (await recognise(path, ending)).outcome;
};

type Row = [what: string, ending: string, make: () => Buffer | Promise<Buffer>, outcome: string];
const nested = async (inner: Buffer | Promise<Buffer>, name = "Forms/Letter.DOC") =>
  writeZip({ "readme.txt": "PK is how an archive begins", [name]: await inner });

describe("a file with macros is recognised by its content, under any name", () => {
  test.each<Row>([
    [
      "a sheet of Excel 4 macros",
      "xlsx",
      () => xlsxWith({ "xl/x.xml": "<x/>" }, part("x.xml", "ms-excel.macrosheet+xml")),
      "macros",
    ],
    [
      "an international one",
      "xlsx",
      () => xlsxWith({ "xl/x.xml": "<x/>" }, part("x.xml", "ms-excel.IntlMacroSheet+xml")),
      "macros",
    ],
    ["a folder of macro sheets", "xlsx", () => xlsxWith({ "XL/MacroSheets/s.xml": "<x/>" }), "macros"],
    ["types in UTF-16", "xlsx", () => xlsxWith({}, part("x.xml", "ms-excel.macrosheet+xml"), utf16), "macros"],
    [
      "types with letters as numbers",
      "xlsx",
      () => xlsxWith({}, part("x.bin", "ms-office.vba&#x50;rojec&#116;")),
      "macros",
    ],
    [
      "types with entities",
      "xlsx",
      () => xlsxWith({}, "", (xml) => xml.replace("<Types", '<!DOCTYPE x [<!ENTITY a "b">]><Types')),
      "macros",
    ],
    [
      "a relationship to macros",
      "xlsx",
      () =>
        xlsxWith({
          "xl/_rels/x.xml.rels":
            "<R Type='http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet' Target='a'/>",
        }),
      "macros",
    ],
    [
      "a project as a part of another name",
      "docx",
      () => makeDocx("x", { "word/media/a.png": writeCompound({ "VBA/dir": "x" }) }),
      "macros",
    ],
    [
      "a workbook with macros in a letter",
      "docx",
      async () => makeDocx("x", { "word/embeddings/a.bin": await xlsxWith({}, part("x", "ms-office.vbaProject")) }),
      "macros",
    ],
    ["a sheet of Excel 4 macros in an old workbook", "xls", () => xlsWith(1), "macros"],
    ["and in one of Excel 5", "xls", () => xlsWith(1, { streamName: "BOOK" }), "macros"],
    ["a module in an old workbook", "xls", () => xlsWith(6), "macros"],
    [
      "macros of an old letter in small letters",
      "doc",
      () => writeCompound({ WordDocument: words(), "macros/vba/dir": "x" }),
      "macros",
    ],
    [
      "macros of an old workbook in small letters",
      "xls",
      () => writeCompound({ Workbook: sheet(), "_vba_project_cur/x/dir": "x" }),
      "macros",
    ],
    [
      "a letter with macros in an archive",
      "zip",
      () => nested(makeDocx("x", { "word/VbaProject.bin": "x" })),
      "macros",
    ],
    ["an old workbook with macros in an archive", "zip", () => nested(xlsWith(1), "list.txt"), "macros"],
    [
      "slides with macros in an archive",
      "zip",
      () => nested(writeCompound({ "PowerPoint Document": slides(1) })),
      "macros",
    ],
    [
      "macros of OpenDocument in an archive",
      "zip",
      async () => nested(writeZip({ mimetype: "x", "content.xml": "<x/>", "Basic/Standard/Module1.xml": "<x/>" })),
      "macros",
    ],
    [
      "a PDF with a script in an archive",
      "zip",
      () => nested(Buffer.from("%PDF-1.4\n1 0 obj\n<< /S /JavaScript >>\nendobj")),
      "macros",
    ],
    ["an archive in an archive with macros", "zip", async () => nested(await nested(xlsWith(1))), "macros"],
  ])("%s", async (_what, ending, make, outcome) => expect(await judge(await make(), ending)).toBe(outcome));
});

describe("what cannot be read is refused", () => {
  const circle = () => {
    const bytes = writeCompound({ Workbook: sheet() });
    // Each sector is followed by itself.
    const table = 512 * (bytes.readUInt32LE(76) + 1);
    for (let number = 0; number < 128; number++) bytes.writeUInt32LE(number, table + number * 4);
    return bytes;
  };
  test.each<Row>([
    ["a letter with a password", "doc", () => writeCompound({ WordDocument: words(0x0100) }), "locked"],
    [
      "a workbook with a password",
      "xls",
      () => writeCompound({ Workbook: Buffer.concat([sheet().subarray(0, 20), Buffer.from("2f000200ffff", "hex")]) }),
      "locked",
    ],
    ["a workbook of another format", "xls", () => writeCompound({ Workbook: Buffer.alloc(5000, 7) }), "brokenArchive"],
    ["sectors that lead in a circle", "xls", circle, "brokenArchive"],
    ["half an old workbook", "xls", () => xlsWith(0).subarray(0, 1500), "brokenArchive"],
    [
      "an archive of another kind in an archive",
      "zip",
      () => nested(Buffer.from("Rar!\x1a\x07\x01\0", "latin1")),
      "brokenArchive",
    ],
    ["half a letter in an archive", "zip", async () => nested((await makeDocx("x")).subarray(0, 400)), "brokenArchive"],
    ["a letter with a password in an archive", "zip", () => nested(writeCompound({ EncryptedPackage: "x" })), "locked"],
    [
      "archives four deep",
      "zip",
      async () => nested(await nested(await nested(await nested(Buffer.from("x"))))),
      "archiveTooLarge",
    ],
    [
      "archives with too many files together",
      "zip",
      async () => {
        const many = await writeZip(Object.fromEntries(Array.from({ length: 2600 }, (_, index) => [`${index}`, ""])));
        return writeZip({ a: many, b: many });
      },
      "archiveTooLarge",
    ],
  ])("%s", async (_what, ending, make, outcome) => expect(await judge(await make(), ending)).toBe(outcome));
});

test.each<Row>([
  ["a workbook whose cells name macros", "xlsx", () => xlsxWith(), "file"],
  ["one with types in UTF-16", "xlsx", () => xlsxWith({}, "", utf16), "file"],
  [
    "a letter with a workbook in it",
    "docx",
    async () => makeDocx("x", { "word/embeddings/a.xlsx": await xlsxWith() }),
    "file",
  ],
  [
    "a letter with an object of another program",
    "docx",
    () => makeDocx("x", { "word/embeddings/a.bin": writeCompound({ CONTENTS: "x" }) }),
    "file",
  ],
  [
    "a letter that links to a page about macros",
    "docx",
    () => makeDocx("x", { "word/_rels/a.rels": '<R Type="hyperlink" Target="https://x/vbaProject"/>' }),
    "file",
  ],
  ["an old workbook", "xls", () => xlsWith(0), "file"],
  ["an old workbook with a chart", "xls", () => xlsWith(2), "file"],
  ["one of Excel 5", "xls", () => xlsWith(0, { streamName: "BOOK" }), "file"],
  ["an old letter", "doc", () => writeCompound({ WordDocument: words() }), "file"],
  ["old slides in an archive", "zip", () => nested(writeCompound({ "PowerPoint Document": slides(0) })), "file"],
  ["OpenDocument in an archive", "zip", async () => nested(writeZip({ mimetype: "x", "content.xml": "<x/>" })), "file"],
  [
    "files without macros in an archive",
    "zip",
    async () =>
      writeZip({
        "a.docx": await makeDocx("x"),
        "b.xls": xlsWith(0),
        "c.PDF": makePdf("x"),
        "d.zip": await nested(xlsxWith()),
      }),
    "file",
  ],
])("the same file without macros is accepted: %s", async (_what, ending, make, outcome) =>
  expect(await judge(await make(), ending)).toBe(outcome),
);
