import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { TextDocument } from "vscode-json-languageservice";
import { lockTranslations } from "#compiler/edit/translationLock.ts";
import { hostileTexts } from "#fixtures/mutations/hostile.ts";
import { loadForms, withForms } from "../config/siteForms.ts";
import { loadSite } from "../config/sites.ts";
import { findAffected, findAffectedFields } from "../impact/affected.ts";
import { getActions } from "./actions.ts";
import { buildDiagnostic } from "./diagnostics.ts";
import { checkRace, findPlace } from "./race.ts";

const folder = join(mkdtempSync(join(tmpdir(), "startline-hostile-")), "race");
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));
cpSync("fixtures/sites/unbound", folder, { recursive: true });
cpSync("fixtures/sites/canal-city-2025/race.json", join(folder, "race.json"));
writeFileSync(join(folder, "media/pictures.json"), '{ "media/hero-empty.jpg": { "focus": { "x": 0.7, "y": 0.3 } } }');
writeFileSync(
  join(folder, "translations.lock.json"),
  lockTranslations(readFileSync(join(folder, "site.json"), "utf8")) ?? "",
);

const everything = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };

test.each([
  "site.json",
  "race.json",
  "media/images.json",
  "media/pictures.json",
  "translations.lock.json",
  "documents/binding-checklist.json",
])("an organiser's editor shows problems and offers fixes, with a hostile value anywhere in %s", async (file) => {
  const path = join(folder, file);
  for (const { does, text } of hostileTexts(readFileSync(path, "utf8"), 12)) {
    const shown = async () => {
      expect(await findPlace(path, text)).toBe(folder);
      const files = await checkRace(folder, new Map([[path, text]]));
      for (const { text: source, problems } of files.values())
        for (const problem of problems) buildDiagnostic(problem, source, "en");
      const checked = files.get(path);
      if (checked) getActions(TextDocument.create(path, "json", 1, text), checked, everything, "en");
      return "shown";
    };
    await expect(shown(), does).resolves.toBe("shown");
  }
});

test("an organiser's editor takes a file with a hostile name of its schema for none of ours", async () => {
  const path = join(folder, "../other.json");
  for (const { does, text } of hostileTexts('{ "$schema": "https://json.schemastore.org/package.json" }', 9))
    expect(await findPlace(path, text), does).toBeUndefined();
});

test("an organiser compares sites and sees what a schema affects, with a hostile value anywhere in a form or in site.json", async () => {
  const site = join(folder, "site.json");
  const source = readFileSync(site, "utf8");
  const touched = new Set(["form/1", "site/1", "site/2"]);
  writeFileSync(site, source.replace('"languages"', '"forms": ["forms/a.json"], "languages"'));
  cpSync("fixtures/sites/open-demo-10k/forms/family.json", join(folder, "forms/a.json"));
  const form = readFileSync(join(folder, "forms/a.json"), "utf8");
  for (const { does, text } of hostileTexts(form, 6)) {
    writeFileSync(join(folder, "forms/a.json"), text);
    const loaded = await loadSite(folder);
    await expect(withForms(loaded), does).resolves.toHaveProperty("forms");
    const affected = (await loadForms(loaded)).flatMap((formOnDisk) =>
      findAffectedFields(formOnDisk, touched, () => true),
    );
    expect(affected.length, does).toBeGreaterThan(0);
  }
  const loaded = await loadSite(folder);
  for (const { does, text } of hostileTexts(source, 20))
    expect(findAffected({ ...loaded, source: text }, touched, () => true).length, does).toBeGreaterThan(0);
  writeFileSync(site, source);
});
