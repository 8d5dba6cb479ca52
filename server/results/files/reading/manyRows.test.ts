import { expect, test } from "vitest";
import { openTable } from "./openTable.ts";
import { proposeMapping } from "./proposeMapping.ts";
import { readRows } from "./readRows.ts";
import { facts } from "./testFiles.ts";

test("a row among 200,000 whose quote is open, cut off or not UTF-8 is one refusal, and all others are read", async () => {
  const count = 200_000;
  const lines = Array.from(
    { length: count },
    (_line, index) =>
      `${index + 1},"选手${String(index + 1).padStart(6, "0")}",${index % 2 ? "女" : "男"},20:${String(index % 60).padStart(2, "0")}:00`,
  );
  const text = ["参赛号,姓名,性别,成绩", ...lines].join("\r\n");
  const bytes = Buffer.from(text);
  // Lines 100,002, 150,002 and 180,002 of the file.
  const spoil = (bib: number, from: string, to: Buffer) => {
    const line = bytes.indexOf(`\r\n${bib},`);
    to.copy(bytes, bytes.indexOf(from, line));
  };
  spoil(100_001, '",', Buffer.from(" ,"));
  spoil(150_001, "选手", Buffer.from([0xff, 0xfe]));
  spoil(180_001, "20:", Buffer.from("2x:"));
  async function* read() {
    for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
  }
  const table = await openTable({ read });
  if (typeof table === "string") throw new Error(table);
  expect(table.encoding).toBe("utf-8");
  const file = await readRows(table, proposeMapping(table, facts).mapping, facts);
  const refused: [line: number, code: string | undefined][] = [];
  let taken = 0;
  for await (const row of file.rows())
    if (row.isRefused) refused.push([row.line, row.problems[0]?.code]);
    else taken++;
  expect(refused).toEqual([
    [100_002, "quote-open"],
    [150_002, "encoding"],
    [180_002, "time-unreadable"],
  ]);
  expect(taken).toBe(count - 3);
});
