import { withoutInvisible } from "#core/invisible.ts";
import { inTurns } from "./inTurns.ts";
import { writeZip } from "./zip.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

// Excel refuses a workbook with a longer cell.
const longestCell = 32_767;
const rowsInPiece = 200;

/** Rows as an Excel workbook of one sheet, every cell a text, piece by piece. */
export function writeXlsx(rows: AsyncIterable<string[]>, sheetName: string): AsyncIterable<Buffer> {
  const file = (name: string, xml: string) => ({ name, content: [Buffer.from(head + xml)] });
  return writeZip([
    file(
      "[Content_Types].xml",
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ),
    file("_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]])),
    file(
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    file(
      "xl/_rels/workbook.xml.rels",
      relations([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
      ]),
    ),
    file("xl/styles.xml", styles),
    { name: "xl/worksheets/sheet1.xml", content: getSheet(rows) },
  ]);
}

function relations(parts: (readonly [kind: string, target: string])[]): string {
  const relations = parts.map(
    ([kind, target], place) => `<Relationship Id="rId${place + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${relationships}">${relations.join("")}</Relationships>`;
}

// Format 49 is text: a cell that somebody edits keeps its digits too.
const format = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"${id > 0 ? ' applyNumberFormat="1"' : ""}/>`;
const styles = `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1">${format(0)}</cellStyleXfs><cellXfs count="2">${format(0)}${format(49)}</cellXfs></styleSheet>`;

async function* getSheet(rows: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  // The first row stays in sight.
  const view = '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView>';
  let piece = `${head}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetData>`;
  let count = 0;
  for await (const row of inTurns(rows)) {
    piece += `<row>${row.map(getCell).join("")}</row>`;
    count++;
    if (count % rowsInPiece > 0) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`);
}

function getCell(text: string): string {
  return `<c s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut(text))}</t></is></c>`;
}

function cut(text: string): string {
  return text.length > longestCell ? text.slice(0, longestCell) : text;
}

// Some characters are not allowed in XML at all, and Excel reads _x0041_ as a letter A.
function escapeXml(text: string): string {
  return (
    // Also halves of characters, such as a cut leaves.
    withoutInvisible(text, "\ufffd")
      .replace(/[\ufffe\uffff]/g, "\ufffd")
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\r", "&#13;")
  );
}
