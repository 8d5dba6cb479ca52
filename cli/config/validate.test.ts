import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, describe, expect, test } from "vitest";
import { parseArguments } from "../base/verb.ts";
import { callStartline, copySite, runStartline } from "../callStartline.ts";
import { validate } from "./validate.ts";

const load = createRequire(import.meta.url);

const copy = copySite("open-demo-10k", (text) =>
  text
    .replace('"type": "event-facts"', '"type": "event-fact"')
    .replace('"link": "/guide/how-it-works"', '"link": "javascript:alert(1)"')
    .replace('"id": "how",', '"id": "how", "mood": 1,'),
);
afterAll(copy.remove);

const getLine = (text: string) =>
  copy
    .read()
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

describe("an organiser who calls validate", () => {
  test("hears that there is nothing wrong with a site that is right", async () => {
    // The program itself; the other tests call its verb in their own process.
    const { code, out } = await callStartline(["validate", "fixtures/sites/open-demo-10k"]);
    expect(code).toBe(0);
    expect(out.trimEnd().split("\n").at(-1)).toBe("No problems. Files checked: 17. And 1 note.");
  });

  test("reads once that fees need a payment provider, as a note that fails nothing, also with --strict", async () => {
    const { code, out } = await runStartline(["validate", "fixtures/sites/open-demo-10k", "--strict"]);
    expect(code).toBe(0);
    expect(out.match(/SL5206/g)).toHaveLength(1);
    expect(out).toMatch(
      /^fixtures\/sites\/open-demo-10k\/site\.json:\d+:\d+ note SL5206\n {2}\/race\/items\/0\/feeFen: Fees are charged only/,
    );
    const github = await runStartline(["validate", "fixtures/sites/open-demo-10k", "--format", "github"]);
    expect(github.out).toMatch(/^::notice file=/);
  });

  test("hears of a character that nobody sees in each file, with its place, and --fix takes it out of all", async () => {
    const copy = copySite("open-demo-10k");
    const texts = ["site.json", "race.json", "documents/course.json", "forms/sign-up.json", "lists/clubs.json"];
    const files = [...texts, "media/images.json"];
    const before = files.map((file) => readFileSync(join(copy.folder, file), "utf8"));
    for (const [index, file] of files.entries())
      writeFileSync(join(copy.folder, file), (before[index] ?? "").replace(/"(?=[\u4e00-\u9fff]|data:)/, '"\\u0000'));
    const checked = await runStartline(["validate", copy.folder, "--format", "json"]);
    const allProblems: { code: string; file: string; line: number; column: number }[] = JSON.parse(
      checked.out,
    ).problems;
    const problems = allProblems.filter(({ code }) => code !== "SL5206");
    expect(problems.map(({ code, file }) => `${code} ${files.find((name) => file.endsWith(name))}`).sort()).toEqual(
      files.map((file) => `SL1008 ${file}`).sort(),
    );
    expect(problems.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
    expect(checked.code).toBe(1);
    expect((await runStartline(["validate", copy.folder, "--fix"])).code).toBe(0);
    expect(files.map((file) => readFileSync(join(copy.folder, file), "utf8"))).toEqual(before);
    copy.remove();
  });

  test("in a folder without a site reads that, and nothing of what else is in it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "startline-no-site-"));
    mkdirSync(join(folder, "documents"));
    writeFileSync(join(folder, "documents/notes.json"), "{");
    const { code, out } = await runStartline(["validate", folder, "--format", "json"]);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(JSON.parse(out).problems.map((problem: { code: string }) => problem.code)).toEqual(["SL4006"]);
  });

  test("sees the line, with carets under what is wrong, and how many problems there are", async () => {
    const { code, out } = await runStartline(["validate", copy.folder]);
    expect(code).toBe(1);
    const line = getLine("event-fact");
    expect(out).toContain(`${copy.siteFile}:${line}:17 error SL2002\n`);
    expect(out).toContain(`    ${line} |         "type": "event-fact",\n`);
    expect(out).toContain(`| ${" ".repeat(16)}${"^".repeat(12)}\n`);
    expect(out.trimEnd().split("\n").at(-1)).toMatch(/^2 errors and 1 warning in 17 files\. And 1 note\./);
    expect(out).not.toContain("\u001b");
  });

  test("reads it in Chinese if the environment or --language is Chinese", async () => {
    const { out } = await runStartline(["validate", copy.folder], { LANG: "zh_CN.UTF-8" });
    expect(out).toContain("没有名为“event-fact”的板块");
    const zhResult = await runStartline(["validate", copy.folder, "--language", "zh"]);
    expect(zhResult.out).toBe(out);
  });

  test("gets every problem as JSON, with both languages and its place", async () => {
    const { code, out } = await runStartline(["validate", copy.siteFile, "--format", "json"]);
    expect(code).toBe(1);
    const { problems, checked } = JSON.parse(out);
    expect(checked).toBe(1);
    expect(problems.find((problem: { code: string }) => problem.code === "SL2002")).toEqual({
      code: "SL2002",
      severity: "error",
      file: copy.siteFile,
      line: getLine("event-fact"),
      column: 17,
      pointer: "/home/blocks/3/type",
      message: { zh: expect.stringContaining("event-fact"), en: expect.stringContaining("event-fact") },
      params: { type: "event-fact", near: "event-facts" },
      suggestion: "event-facts",
      fix: { pointer: "/home/blocks/3/type", value: "event-facts" },
    });
  });

  test("gets a SARIF log that its own schema accepts", async () => {
    const { out } = await runStartline(["validate", copy.folder, "--format", "sarif"]);
    const log = JSON.parse(out);
    const check = sarifCheck();
    expect(check(log), JSON.stringify(check.errors)).toBe(true);
    const levels = log.runs[0].results.map(({ level }: { level: string }) => level);
    expect(levels.toSorted()).toEqual(["error", "error", "note", "warning"]);
    const result = log.runs[0].results.find(({ ruleId }: { ruleId: string }) => ruleId === "SL2002");
    expect(log.runs[0].tool.driver.rules[result.ruleIndex]).toMatchObject({ id: "SL2002" });
    expect(result.locations[0].physicalLocation.region).toEqual({ startLine: getLine("event-fact"), startColumn: 17 });
    expect(check({ ...log, runs: [{ results: [] }] })).toBe(false);
  });

  test("gets in the SARIF log the very change that --fix would make", async () => {
    const site = copySite("open-demo-10k", (text) =>
      text.replace('"type": "event-facts"', '"type": "event-fact"').replace('"density":', '"densty":'),
    );
    const { out } = await runStartline(["validate", site.folder, "--format", "sarif"]);
    const log = JSON.parse(out);
    const check = sarifCheck();
    expect(check(log), JSON.stringify(check.errors)).toBe(true);
    const lines = site.read().split("\n");
    const results: SarifResult[] = log.runs[0].results;
    const changes = results.flatMap(({ fixes = [] }) => fixes.map(({ artifactChanges: [change] }) => change));
    expect(changes).toHaveLength(2);
    for (const change of changes) {
      expect(change?.artifactLocation.uri).toContain(site.siteFile);
      const [{ deletedRegion: region, insertedContent } = expect.fail("no change")] = change?.replacements ?? [];
      expect(region.endLine).toBe(region.startLine);
      const line = lines[region.startLine - 1] ?? "";
      lines[region.startLine - 1] =
        line.slice(0, region.startColumn - 1) + insertedContent.text + line.slice(region.endColumn - 1);
    }
    await runStartline(["validate", site.folder, "--fix"]);
    expect(lines.join("\n")).toBe(site.read());
    expect(site.read()).toContain('"density":');
    site.remove();
  });

  test("gets annotations that GitHub shows beside the line", async () => {
    const { out } = await runStartline(["validate", copy.folder, "--format", "github"]);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.includes("SL2002"))).toMatch(
      new RegExp(
        `^::error file=${copy.siteFile},line=${getLine("event-fact")},col=17,title=SL2002::/home/blocks/3/type: There is no block`,
      ),
    );
    expect(lines.find((line) => line.includes("SL2004"))).toMatch(/^::warning /);
  });

  test("has fixed what can be fixed, and a second run changes nothing", async () => {
    const site = copySite("open-demo-10k", (text) => text.replace('"type": "event-facts"', '"type": "event-fact"'));
    const right = site.read().replace('"event-fact"', '"event-facts"');
    const first = await runStartline(["validate", site.folder, "--fix"]);
    expect(first).toMatchObject({
      code: 0,
      err: expect.stringContaining(`${site.siteFile}: 1 fixed.\n`),
    });
    expect(site.read()).toBe(right);
    expect(await runStartline(["validate", site.folder, "--fix"])).toMatchObject({
      code: 0,
      err: expect.not.stringContaining("fixed."),
    });
    expect(site.read()).toBe(right);
    site.remove();
  });

  test("hears on which line of race.json a fact contradicts the site, and where the file breaks off", async () => {
    const site = copySite("canal-city-2025", (text) => text);
    const raceFile = join(site.folder, "race.json");
    const race = readFileSync(raceFile, "utf8");
    const line = race.slice(0, race.indexOf('"startTime"')).split("\n").length;
    writeFileSync(raceFile, race.replace(/"startTime": *[^,\n]+/, '"startTime": "2025-10-27 07:30:00"'));
    const { out } = await runStartline(["validate", site.folder, "--format", "json"]);
    const raceProblems = JSON.parse(out).problems.filter(({ file }: { file: string }) => file.endsWith("race.json"));
    expect(raceProblems).toMatchObject([{ pointer: "/startTime", line }]);
    writeFileSync(raceFile, race.replace('"raceId"', '"raceId'));
    const result = await runStartline(["validate", site.folder, "--format", "json"]);
    expect(JSON.parse(result.out).problems).toContainEqual(
      expect.objectContaining({ code: "SL4004", line: expect.any(Number), column: expect.any(Number) }),
    );
    site.remove();
  });

  test("may go on with warnings, unless they asked to be strict", async () => {
    const trail = ["validate", "fixtures/sites/cloud-ridge-trail"];
    expect((await runStartline(trail)).code).toBe(0);
    expect((await runStartline([...trail, "--strict"])).code).toBe(1);
  });

  test("hears of a mistake in a document, and may check a document by itself", async () => {
    const { code, out } = await runStartline(["validate", "fixtures/sites/open-demo-10k/documents"]);
    expect([code, out.includes("SL4006")]).toEqual([1, true]);
    const documents = copySite("open-demo-10k");
    const file = `${documents.folder}/documents/note.json`;
    writeFileSync(file, '{ "id": "note", "time": "yesterday", "title": "x", "content": "y" }');
    const byItself = await runStartline(["validate", file, "--format", "json"]);
    const folderResult = await runStartline(["validate", documents.folder, "--format", "json"]);
    documents.remove();
    const problem = { code: "SL2012", file, line: 1, column: 25, pointer: "/time" };
    for (const { out } of [byItself, folderResult])
      expect(JSON.parse(out).problems).toContainEqual(expect.objectContaining(problem));
  });
});

describe("an organiser who calls the command in a wrong way", () => {
  test.each<[words: string[], sentence: string, env?: Record<string, string>]>([
    [["validate", "nowhere"], "Cannot read nowhere."],
    [["valdate"], 'Did you mean "validate"?'],
    [["impact", "--base", "no-such-commit", "fixtures/sites"], 'Git does not know "no-such-commit"'],
    [["validate", "fixtures/sites/unbound"], 'IMAGE_HOSTS has "img.example.org"', { IMAGE_HOSTS: "img.example.org" }],
  ])("%j ends with 2 and a reason", async (words, sentence, env) => {
    const { code, out, err } = await runStartline(words, env);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(sentence);
  });

  test.each([
    [[], "Usage: startline validate PATH…"],
    [["x", "--format", "xml"], '--format cannot be "xml"'],
    [["x", "--format"], "The option --format is not written correctly."],
    [["x", "--quick"], "There is no option --quick."],
    [["x", "--strict=yes"], "The option --strict is not written correctly."],
  ])("who writes %j after validate reads what to write", (words, sentence) => {
    expect(() => parseArguments(validate, words)).toThrow(sentence);
  });
});

// The schema is written in draft 04, which calls an id differently and is otherwise no other here.
interface SarifResult {
  fixes?: {
    artifactChanges: {
      artifactLocation: { uri: string };
      replacements: {
        deletedRegion: { startLine: number; startColumn: number; endLine: number; endColumn: number };
        insertedContent: { text: string };
      }[];
    }[];
  }[];
}

function sarifCheck() {
  const { $schema: _, id: __, ...schema } = load("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
  return new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
}
