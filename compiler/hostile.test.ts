import { expect, test } from "vitest";
import { hostileTexts, hostileValues } from "#fixtures/mutations/hostile.ts";
import { compileDocument, compileRead } from "./compile.ts";
import { diffSites } from "./diff/diff.ts";
import { fixSource } from "./edit/fixes.ts";
import { upgradeSource } from "./edit/newest.ts";
import { lockTranslations } from "./edit/translationLock.ts";
import { buildTimeline } from "./emit/timeline.ts";
import { upgradeForm } from "./forms/newest.ts";
import { readForm } from "./forms/readForm.ts";
import { formSurroundings } from "./forms/surroundings.ts";
import type { Problem } from "./problems/problems.ts";
import { readMessage } from "./problems/readMessage.ts";
import { readDocument, readSite } from "./read.ts";
import { type Folder, folders } from "./testMutations.ts";

const sites = Object.entries(folders);
const everyTenth = (index: number) => index % 10 === 0;

/**
 * Runs a check on each hostile text of a file and returns what it threw, with the place and the
 * value.
 */
function thrown(text: string, most: number, check: (text: string, index: number) => void): string[] {
  return hostileTexts(text, most).flatMap(({ does, text: hostile }, index) => {
    try {
      check(hostile, index);
      return [];
    } catch (error) {
      return [`${does}: ${(error as Error).stack?.split("\n").slice(0, 3).join("\n")}`];
    }
  });
}

function describeAll(problems: readonly Problem[]): void {
  for (const problem of problems) expect(readMessage(problem).en).not.toContain("[object Object]");
}

test("the sweep would notice: an object of a file can have a toString that cannot be called", () => {
  expect(() => String(JSON.parse(hostileValues[0] ?? ""))).toThrow(TypeError);
  expect(thrown('{"id":"a"}', 9, (text) => void String(JSON.parse(text).id)).length).toBeGreaterThan(0);
});

test.each(sites)("an organiser of %s gets a report, with a hostile value anywhere in site.json", (_, folder) => {
  const { site: right } = readSite(folder.site, "site.json", folder);
  const check = (text: string, index: number) => {
    const site = readSite(text, "site.json", folder);
    describeAll(site.problems);
    compileRead(site, folder.files ?? {});
    if (site.site) buildTimeline(site.site, { skipped: site.skipped, race: folder.race });
    diffSites(right, site.site);
    formSurroundings(JSON.parse(text), folder.race);
    if (!everyTenth(index)) return;
    upgradeSource(text, folder.race);
    lockTranslations(text, folder);
    fixSource(text, (fixed) => readSite(fixed, "site.json", folder).problems);
  };
  expect(thrown(folder.site, 40, check)).toEqual([]);
});

test("an organiser gets a report, with a hostile value anywhere in race.json", () => {
  // One site of each format: their files have the same fields.
  const failures = [folders["cloud-ridge-trail"], folders["open-demo-10k"]].flatMap((folder) =>
    !folder
      ? []
      : thrown(JSON.stringify(folder.race), 0, (raceSource) => {
          const race: unknown = JSON.parse(raceSource);
          const { site, problems } = readSite(folder.site, "site.json", { ...folder, race, raceSource });
          describeAll(problems);
          if (site) buildTimeline(site, { race });
          formSurroundings({}, race);
          upgradeSource(folder.site, race);
        }),
  );
  expect(failures).toEqual([]);
});

test("an organiser gets a report, with a hostile value anywhere in a document or a translation lock", () => {
  const failures = [folders["cloud-ridge-trail"], folders.unbound].flatMap((folder) => {
    if (!folder) return [];
    const [path = "", text = ""] = Object.entries(folder.documents)[0] ?? [];
    return [
      ...thrown(text, 0, (hostile) => checkDocument(folder, path, hostile)),
      ...thrown(lockTranslations(folder.site, folder) ?? "{}", 6, (translations) =>
        describeAll(readSite(folder.site, "site.json", { ...folder, translations }).problems),
      ),
    ];
  });
  expect(failures).toEqual([]);
});

function checkDocument(folder: Folder, path: string, text: string): void {
  const { document, problems } = readDocument(text, path);
  if (document) compileDocument(document);
  const documents = { ...folder.documents, [path]: text };
  // A link to a document is looked up among the ids of all documents.
  const site = folder.site.replace(/"link": "\/[^"]*"/, '"link": "/documents/%C3"');
  describeAll([...problems, ...readSite(site, "site.json", { ...folder, documents }).problems]);
  fixSource(text, (fixed) => readDocument(fixed, path).problems);
}

test("an organiser gets a report, with a hostile value anywhere in a form", () => {
  const failures = sites.flatMap(([, folder]) =>
    Object.entries(folder.forms ?? {}).flatMap(([path, text]) =>
      thrown(text, 30, (hostile, index) => {
        describeAll(readForm(hostile, path, { items: ["ten-km"], languages: ["zh", "en"] }).problems);
        upgradeForm(hostile);
        if (!everyTenth(index)) return;
        const forms = { ...folder.forms, [path]: hostile };
        describeAll(readSite(folder.site, "site.json", { ...folder, forms }).problems);
        fixSource(hostile, (fixed) => readForm(fixed, path).problems);
      }),
    ),
  );
  expect(failures).toEqual([]);
});
