import { utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { hasLostDigits } from "./lostDigits.ts";
import { readSpreadsheet, writeTemplate } from "./spreadsheet.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a file is read as text from its first row: CSV in either encoding, and Excel", () => {
  const rows = [["邮箱或手机号", "备注"], ["013800000000", "=1+1"], [], ["a@example.org", "x, y"]];
  const csv = '邮箱或手机号,备注\r\n013800000000,=1+1\r\n\r\na@example.org,"x, y"\r\n,\r\n';
  expect(readSpreadsheet(bytes(`\ufeff${csv}`), 9)).toEqual(rows);
  expect(readSpreadsheet(bytes(csv), 1)).toHaveLength(2);
  // "邮箱" as Excel saves it in China.
  expect(readSpreadsheet(new Uint8Array([0xd3, 0xca, 0xcf, 0xe4, 0x0a, 0x61]), 9)).toEqual([["邮箱"], ["a"]]);
  expect(readSpreadsheet(writeTemplate(rows[0] ?? [], "x"), 9)).toEqual([rows[0]]);
  expect(readSpreadsheet(bytes(""), 9)).toEqual([]);
});

const wide = (text: string, isBig: boolean) =>
  new Uint8Array(
    [...text].flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isBig ? [high, low] : [low, high];
    }),
  );

test.each([
  ["with its mark", "\ufeff"],
  ["without a mark", ""],
])("Unicode text of Excel %s is read, with either byte first", (_name, mark) => {
  const rows = [
    ["邮箱或手机号", "备注"],
    ["13800138000", "张三"],
  ];
  const text = `${mark}${rows.map((row) => row.join("\t")).join("\r\n")}\r\n`;
  expect(readSpreadsheet(wide(text, false), 9)).toEqual(rows);
  expect(readSpreadsheet(wide(text, true), 9)).toEqual(rows);
});

test("numbers of a workbook keep their digits, days are days however they are shown, and what Excel has lost is seen", () => {
  const cells: [value: number, format: string | undefined, text: string][] = [
    [8613800138000, undefined, "8613800138000"],
    [8613800138000, "0.00E+00", "8613800138000"],
    [8613800138000, "#,##0", "8613800138000"],
    [110101199003070020, undefined, "1.1010119900307002E+17"],
    [123, "000000", "000123"],
    [0.5, "0%", "0.5"],
    [46366, "m/d/yy", "2026-12-10"],
    [46366, 'yyyy"年"m"月"d"日"', "2026-12-10"],
    [46366.75, "yyyy-mm-dd hh:mm", "2026-12-10 18:00"],
  ];
  const sheet = utils.aoa_to_sheet([cells.map(([v, z]) => ({ t: "n", v, ...(z && { z }) }))]);
  const book = { SheetNames: ["x"], Sheets: { x: sheet } };
  const written = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
  expect(readSpreadsheet(written, 9)).toEqual([cells.map(([, , text]) => text)]);
  expect(cells.map(([, , text]) => hasLostDigits(text))).toEqual(cells.map(([, , text]) => text.includes("E")));
});
