import { expect, test } from "vitest";
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
