import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Diagnostic, TextEdit } from "vscode-languageserver/node";
import { getProgram } from "#server/testProgram.ts";
import { copySite, runStartline } from "../callStartline.ts";
import { TextDocument } from "./schemas.ts";
import { startEditor, type TestEditor } from "./testEditor.ts";

const command = [process.execPath, ...getProgram("cli"), "lsp", "--stdio"];
const demo = copySite("open-demo-10k");
const article = join(demo.folder, "documents/course.json");
let editor: TestEditor;

beforeAll(async () => {
  editor = await startEditor(command);
});
afterAll(async () => {
  await editor.quit();
  demo.remove();
});

const misspell = (text: string) => text.replace('"type": "faq"', '"type": "fqa"');
const has = (code: string) => (diagnostics: Diagnostic[]) => diagnostics.some((diagnostic) => diagnostic.code === code);
const hasNot = (code: string) => (diagnostics: Diagnostic[]) => !has(code)(diagnostics);

describe("an organiser whose editor speaks to the language server", () => {
  test("sees a mistake at its place before the file is saved, with its code and a link to the explanation", async () => {
    const shownDiagnostics = editor.diagnostics(demo.siteFile, has("SL2002"));
    editor.open(demo.siteFile, misspell(demo.read()));
    const diagnostic = (await shownDiagnostics).find(({ code }) => code === "SL2002");
    const lines = misspell(demo.read()).split("\n");
    const line = lines.findIndex((text) => text.includes('"fqa"'));
    const start = lines[line]?.indexOf('"fqa"') ?? 0;
    expect(diagnostic).toMatchObject({
      severity: 1,
      source: "startline",
      range: { start: { line, character: start }, end: { line, character: start + 5 } },
      message: expect.stringContaining('Did you mean "faq"?'),
    });
    const [file = "", place = ""] = diagnostic?.codeDescription?.href.split("#L") ?? [];
    expect(readFileSync(fileURLToPath(file), "utf8").split("\n")[Number(place) - 1]).toBe("## SL2002");
    expect(demo.read()).not.toContain('"fqa"');
  });

  test("applies the fix from the editor, and the mistake is gone", async () => {
    const text = misspell(demo.read());
    const range = editor.last(demo.siteFile)?.find(({ code }) => code === "SL2002")?.range;
    const actions = await editor.actions(demo.siteFile, range ?? expect.fail("There is no such diagnostic."));
    expect(actions.map(({ title, kind }) => [title, kind])).toEqual([
      ["Replace it by faq", "quickfix"],
      ["Fix all problems that can be fixed safely", "source.fixAll"],
    ]);
    for (const { edit } of actions) {
      const edits = Object.values(edit?.changes ?? {}).flat() as TextEdit[];
      const fixed = TextDocument.applyEdits(TextDocument.create("file:///site.json", "json", 1, text), edits);
      expect(fixed).toBe(demo.read());
    }
    const cleared = editor.diagnostics(demo.siteFile, hasNot("SL2002"));
    editor.edit(demo.siteFile, demo.read());
    expect((await cleared).filter(({ severity }) => severity === 1)).toEqual([]);
    expect(
      await editor.actions(demo.siteFile, { start: { line: 0, character: 0 }, end: { line: 900, character: 0 } }),
    ).toEqual([]);
  });

  test("sees in site.json what an unsaved document contradicts, and mistakes of files that are not open", async () => {
    const shownDiagnostics = editor.diagnostics(article, (diagnostics) => diagnostics.length > 0);
    editor.open(article, readFileSync(article, "utf8").replace('"titleEn"', '"titelEn"'));
    expect((await shownDiagnostics)[0]).toMatchObject({ code: "SL2004" });
    const form = join(demo.folder, "forms/family.json");
    const formDiagnostics = editor.diagnostics(form, (diagnostics) => diagnostics.length > 0);
    const before = readFileSync(form, "utf8");
    writeFileSync(form, before.replace('"use": "sign-up"', '"use": "signup"'));
    editor.changeOnDisk(form);
    expect((await formDiagnostics)[0]).toMatchObject({ severity: 1 });
    writeFileSync(form, before);
    const fixed = editor.diagnostics(form, (diagnostics) => diagnostics.length === 0);
    editor.changeOnDisk(form);
    await fixed;
    const closed = editor.diagnostics(article, (diagnostics) => diagnostics.length === 0);
    editor.close(article);
    await closed;
  });

  test("reads what a property is, and is offered properties and types of blocks", async () => {
    const text = demo.read();
    const document = TextDocument.create("file:///site.json", "json", 1, text);
    const at = (mark: string, offset = 2) => document.positionAt(text.indexOf(mark) + offset);
    expect(await editor.hover(demo.siteFile, at('"timeZone"'))).toContain("zone");
    expect(await editor.complete(demo.siteFile, at('"carousel"'))).toEqual(
      expect.arrayContaining(['"faq"', '"countdown"']),
    );
    const marked = text.replace('"target": "2036', '"", "target": "2036');
    editor.edit(demo.siteFile, marked);
    const position = TextDocument.create("file:///a", "json", 1, marked).positionAt(marked.indexOf('"", "target"') + 1);
    expect(await editor.complete(demo.siteFile, position)).toContain("link");
    editor.edit(demo.siteFile, text);
  });

  test("is offered the composites of the race, and sees a mistake of one in its own file", async () => {
    await runStartline(["new", "composite", "my/tips", demo.folder]);
    const text = demo.read();
    const used = text.replace('"type": "faq"', '"type": "my/tips"');
    editor.edit(demo.siteFile, used);
    const place = TextDocument.create("file:///a", "json", 1, used).positionAt(used.indexOf('"my/tips"') + 2);
    await vi.waitFor(async () => expect(await editor.complete(demo.siteFile, place)).toContain('"my/tips"'), 20_000);
    expect(await editor.hover(demo.siteFile, place)).toContain("Cards below a heading");
    const file = join(demo.folder, "composites/my/tips/v1.json");
    const shownDiagnostics = editor.diagnostics(file, has("SL7012"));
    editor.open(file, readFileSync(file, "utf8").replace('"my/tips"', '"my/tip"'));
    expect((await shownDiagnostics).find(({ code }) => code === "SL7012")).toMatchObject({
      severity: 1,
      range: { start: { line: 2 } },
    });
    const closed = editor.diagnostics(file, (diagnostics) => diagnostics.length === 0);
    editor.close(file);
    await closed;
    rmSync(join(demo.folder, "composites/my"), { recursive: true });
    editor.edit(demo.siteFile, text);
  });

  test("is offered what a block of a composite can have in its version, and reads what each is", async () => {
    const text = demo.read();
    const ask = async (marked: string, mark: string, offset: number) => {
      editor.edit(demo.siteFile, marked);
      const document = TextDocument.create("file:///a", "json", 1, marked);
      const place = document.positionAt(marked.indexOf(mark, marked.indexOf('"id": "picnic"')) + offset);
      return { offered: await editor.complete(demo.siteFile, place), hover: await editor.hover(demo.siteFile, place) };
    };
    const type = text.replace('"park/distance"', '""');
    editor.edit(demo.siteFile, type);
    const place = TextDocument.create("file:///a", "json", 1, type).positionAt(type.indexOf('"type": ""') + 9);
    expect(await editor.complete(demo.siteFile, place)).toEqual(
      expect.arrayContaining(['"park/sponsor-wall"', '"park/distance"', '"faq"']),
    );
    // Version 2 has it.
    expect((await ask(text.replace('"brings": {', '"": {'), '"": {', 1)).offered).toContain("brings");
    expect((await ask(text, '"variant": "sunken"', 13)).offered).toEqual(
      expect.arrayContaining(['"night"', '"sunken"']),
    );
    expect((await ask(text, '"thanks"', 2)).hover).toMatch(/Thanks.*One sentence of thanks/);
    editor.edit(demo.siteFile, text);
  });

  test("is left alone in files that are not of a race, and sees nothing of a race that is closed", async () => {
    const packageFile = join(demo.folder, "../package.json");
    writeFileSync(packageFile, '{ "name": 5, }');
    editor.open(packageFile, '{ "name": 5, }');
    const closed = editor.diagnostics(demo.siteFile, (diagnostics) => diagnostics.length === 0);
    editor.edit(demo.siteFile, misspell(demo.read()));
    editor.close(demo.siteFile);
    await closed;
    expect(editor.last(packageFile)).toBeUndefined();
    rmSync(packageFile);
  });
});

test("an organiser with a Chinese editor reads Chinese, and one who chose a language reads that one", async () => {
  for (const [words, locale, sentence] of [
    [[], "zh-cn", "没有"],
    [["--language", "en"], "zh-cn", "There is no block"],
  ] as const) {
    const chinese = await startEditor([...command, ...words], locale);
    const shownDiagnostics = chinese.diagnostics(demo.siteFile, has("SL2002"));
    chinese.open(demo.siteFile, misspell(demo.read()));
    expect((await shownDiagnostics).find(({ code }) => code === "SL2002")?.message).toContain(sentence);
    expect(await chinese.quit()).toBe(0);
  }
});
