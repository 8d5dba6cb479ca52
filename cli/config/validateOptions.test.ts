import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { copySite, runStartline } from "../callStartline.ts";

describe("an organiser who calls validate", () => {
  test("gets files named one by one judged as in their folder", async () => {
    const copy = copySite("open-demo-10k");
    const file = join(copy.folder, "race.json");
    expect((await runStartline(["validate", file])).code).toBe(0);
    expect((await runStartline(["validate", file])).out).toContain("No problems.");
    writeFileSync(file, readFileSync(file, "utf8").replace('"raceId"', '"raceID"'));
    const alone = await runStartline(["validate", file, "--format", "json"]);
    const folderResult = await runStartline(["validate", copy.folder, "--format", "json"]);
    const codesIn = (out: string) =>
      JSON.parse(out).problems.flatMap((problem: { file?: string; code: string }) =>
        problem.file?.endsWith("race.json") ? [problem.code] : [],
      );
    expect(codesIn(alone.out)).toEqual(codesIn(folderResult.out));
    expect(codesIn(alone.out).length).toBe(1);
    const files = { "lists/clubs.json": "SL1005", "media/pictures.json": "SL5415" };
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(join(copy.folder, name, ".."), { recursive: true });
      writeFileSync(join(copy.folder, name), name.startsWith("lists") ? '["\ufffd"]' : "[");
      const { out } = await runStartline(["validate", join(copy.folder, name), "--format", "json"]);
      expect(JSON.parse(out).problems.map((problem: { code: string }) => problem.code)).toEqual([code]);
    }
    copy.remove();
  });

  test("may allow a number of warnings, and sees what --fix would change without a change", async () => {
    const copy = copySite("open-demo-10k", (text) => text.replace('"timeZone"', '"timeZoen"'));
    const words = ["validate", copy.siteFile];
    expect((await runStartline([...words, "--max-warnings", "1"])).code).toBe(0);
    expect((await runStartline([...words, "--max-warnings", "0"])).code).toBe(1);
    const few = await runStartline([...words, "--max-warnings", "few"]);
    expect([few.code, few.err]).toEqual([2, expect.stringContaining("--max-warnings 10")]);
    const before = copy.read();
    const { out } = await runStartline([...words, "--fix", "--diff"]);
    expect(out).toMatch(/^-.*"timeZoen"/m);
    expect(out).toMatch(/^\+.*"timeZone"/m);
    expect(copy.read()).toBe(before);
    copy.remove();
  });

  test("reads what repeats itself once, with the other lines", async () => {
    const copy = copySite("open-demo-10k", (text) => text.replaceAll('"id": "', '"mood": 1, "id": "'));
    const { out } = await runStartline(["validate", copy.siteFile]);
    expect(out).toMatch(/And \d+ more \(lines [\d, ]+ …\)\./);
    copy.remove();
  });
});
