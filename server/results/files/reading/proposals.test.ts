import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { fromBytes } from "../source/openSource.ts";
import { openTable } from "./openTable.ts";
import { facts, readAll } from "./testFiles.ts";

const encode = (text: string) => new TextEncoder().encode(text);

describe("a mapping", () => {
  test("lists columns that nobody knows, and asks only about those with times", async () => {
    const { proposal } = await readAll(
      encode("bib,time,t-shirt,lucky number,mystery\n1,20:00:00,M,7,5:00:00\n2,21:00:00,L,8,6:00:00\n"),
    );
    expect(proposal.columns.map(({ header: name, certainty }) => [name, certainty])).toEqual([
      ["bib", "sure"],
      ["time", "sure"],
      ["t-shirt", "unknown"],
      ["lucky number", "unknown"],
      ["mystery", "unknown"],
    ]);
    expect(proposal.questions).toEqual([{ code: "column", index: 4 }]);
  });

  test.each([
    ["two columns that seem to hold the same", "bib,start number,time\n1,1,20:00:00\n2,2,21:00:00", ["twice"]],
    ["no column with a runner", "time,club\n20:00:00,Club A\n21:00:00,Club B", ["identity"]],
    ["no column with a time", "bib,name\n1,Runner 00001\n2,Runner 00002", ["time"]],
    ["an item that the race does not have", "bib,time,contest\n1,20:00:00,Ultra 166\n2,21:00:00,Big one", ["item"]],
    ["numbers that may be lines", "no,name,time\n1,Runner 00001,20:00:00\n2,Runner 00002,21:00:00", ["column"]],
    ["names in the column of times", "bib,time\n1,Runner 00001\n2,Runner 00002", ["column"]],
    ["no header at all", "17,Runner 00001,20:00:00\n18,Runner 00002,21:00:00", ["column", "identity", "time"]],
  ])("asks about %s", async (_name, text, codes) => {
    const { proposal } = await readAll(encode(text));
    expect(proposal.questions.map(({ code }) => code)).toEqual(codes);
    expect(proposal.isSure).toBe(false);
  });

  test("asks in which unit numbers are that can be two, and reads what a person states", async () => {
    const unknownDistance = { ...facts, distanceKm: undefined };
    const text = encode("bib,time\n1,600000\n2,650000\n");
    const asked = await readAll(text, {}, unknownDistance);
    expect(asked.proposal.questions).toEqual([{ code: "notation", index: 1 }]);
    expect(asked.problems).toMatchObject([{ code: "times-ambiguous", column: 1 }]);
    expect(asked.rows.map(({ gunMs }) => gunMs)).toEqual([null, null]);
    const notation = { number: "milliseconds", pair: "minutes" } as const;
    const stated = await readAll(text, { columns: [{ field: "bib" }, { field: "gun", notation }] }, unknownDistance);
    expect(stated.problems).toEqual([]);
    expect(stated.rows.map(({ gunMs }) => gunMs)).toEqual([600_000, 650_000]);
  });

  test("of a person replaces the proposed one, with names of items", async () => {
    const { rows } = await readAll(encode("a,b,c\nBig one,17,20:00:00\nSmall one,18,5:00:00\n"), {
      headerLine: 1,
      columns: [{ field: "item" }, { field: "bib" }, { field: "gun" }],
      items: { "Big one": "ultra", "Small one": null },
    });
    expect(rows.map(({ bib, isRefused, problems }) => [bib, isRefused, problems[0]?.code])).toEqual([
      ["17", false, undefined],
      [null, true, "item-other"],
    ]);
  });

  test("finds days that are written with the month first, and refuses those that can be both", async () => {
    const read = async (days: string[]) =>
      readAll(encode(["bib,time,dob", ...days.map((day, index) => `${index + 1},2${index}:00:00,${day}`)].join("\n")));
    expect((await read(["03/07/1990", "11/23/1985"])).rows.map(({ birthday }) => birthday)).toEqual([
      "1990-03-07",
      "1985-11-23",
    ]);
    const both = await read(["03/07/1990", "11/12/1985"]);
    expect(both.problems).toMatchObject([{ code: "days-ambiguous", column: 2 }]);
    expect(both.rows.map(({ birthday }) => birthday)).toEqual([null, null]);
  });
});

test("splits that count from each runner's own start are found, and become times from the gun", async () => {
  const rows = Array.from({ length: 60 }, (_row, index) => {
    const net = 36_000 + index * 600;
    const delay = index * 10;
    return { bib: index + 1, gun: net + delay, net, split: Math.round((net * 50) / 166), delay };
  });
  const write = (isFromGun: boolean) =>
    encode(
      [
        "bib,gun time,net time,50 km",
        ...rows.map(({ bib, gun, net, split, delay }) => `${bib},${gun},${net},${split + (isFromGun ? delay : 0)}`),
      ].join("\n"),
    );
  const [fromStart, fromGun] = [await readAll(write(false)), await readAll(write(true))];
  expect([fromStart.splitsFrom, fromGun.splitsFrom]).toEqual(["start", "gun"]);
  expect(fromStart.rows.map(({ splitsMs }) => splitsMs)).toEqual(fromGun.rows.map(({ splitsMs }) => splitsMs));
});

test("starts are found by their names, and one that the item does not have is left out", async () => {
  const starts = new Map([["a", ["Wave A", "A 枪"]]]);
  const { rows } = await readAll(
    encode("bib,time,wave\n1,20:00:00,A 枪\n2,21:00:00,Wave Z\n"),
    {},
    { ...facts, starts },
  );
  expect(rows.map(({ wave }) => wave)).toEqual(["a", null]);
  expect(rows[1]?.problems).toMatchObject([{ code: "wave-unknown" }]);
});

describe("a header", () => {
  test("of two lines, with splits under a merged cell, is read as one", async () => {
    const text = "成绩册,,,,\n参赛号,姓名,成绩,分段成绩,\n,,,50公里,100公里\n1,选手00001,20:00:00,4:00:00,9:00:00\n";
    const { rows, proposal } = await readAll(encode(text));
    expect(rows).toMatchObject([{ line: 4, bib: "1", splitsMs: [14_400_000, 32_400_000] }]);
    expect(proposal.isSure).toBe(true);
  });

  test("in three languages at once, or in two in each cell, is read", async () => {
    const mixed = await readAll(encode("Startnummer,姓名,Temps officiel,Sexo\n1,选手00001,20:00:00,M\n"));
    expect(mixed.rows).toMatchObject([{ bib: "1", name: "选手00001", gunMs: 72_000_000, gender: 1 }]);
    const double = await readAll(
      encode("参赛号 Bib,姓名 (Name),净成绩/Net Time,性别Gender\n1,选手00001,20:00:00,男\n"),
    );
    expect(double.rows).toMatchObject([{ bib: "1", name: "选手00001", netMs: 72_000_000, gender: 1 }]);
    expect([mixed.proposal.isSure, double.proposal.isSure]).toEqual([true, true]);
  });

  test("that comes again on each page is no runner, and Excel's line with the separator is no header", async () => {
    const text = "sep=;\nbib;time\n1;20:00:00\nbib;time\n2;21:00:00\n";
    const { rows } = await readAll(encode(text));
    expect(rows.map(({ line, bib }) => [line, bib])).toEqual([
      [3, "1"],
      [5, "2"],
    ]);
  });
});

test("a workbook of two tables is asked about, and each can be read", async () => {
  const sheet = (bib: string) =>
    utils.aoa_to_sheet([
      ["参赛号", "成绩"],
      [bib, "20:00:00"],
    ]);
  const Sheets = { 男子: sheet("1"), 女子: sheet("2"), 说明: utils.aoa_to_sheet([["x"]]) };
  const book = write({ SheetNames: Object.keys(Sheets), Sheets }, { type: "array", bookType: "xlsx" });
  const bytes = new Uint8Array(book);
  const { proposal, table, rows } = await readAll(bytes);
  expect(proposal.questions).toEqual([{ code: "sheet" }]);
  expect([table.sheet, table.sheets]).toEqual(["男子", ["男子", "女子"]]);
  expect(rows.map(({ bib }) => bib)).toEqual(["1"]);
  const women = await openTable(fromBytes(bytes), "女子");
  expect(women).toMatchObject({ sheet: "女子", isSheetSure: true, samples: [["2", "20:00:00"]] });
  expect(await openTable(fromBytes(bytes), "混合")).toBe("sheet-missing");
});
