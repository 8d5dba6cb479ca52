import { describe, expect, test } from "vitest";
import { readAll, readFixture, strip } from "./testFiles.ts";
import { expectRows, systems } from "./testSystems.ts";

describe("an organiser who imports a file", () => {
  test.each(systems)("of $file gets the same runners", async (system) => {
    const { proposal, rows, problems } = await readAll(readFixture(system.file));
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
    expect(problems).toEqual([]);
    expect(rows.map(strip)).toEqual(expectRows(system));
    expect(proposal.questions.map(({ code }) => code)).toEqual(system.asks ?? []);
    expect(proposal.isSure).toBe(system.asks === undefined);
  });

  test("knows of each row its line in the file", async () => {
    const { rows } = await readAll(readFixture("chinese.csv"));
    expect(rows.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10]);
  });
});
