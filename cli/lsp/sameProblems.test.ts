import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { isFull } from "#scripts/full.ts";
import { getProgram } from "#server/testProgram.ts";
import { filesBeside } from "../testFilesBeside.ts";
import { startEditor } from "./testEditor.ts";
import { mistakes, type Named, named, rightSites, type Saved } from "./testMistakes.ts";

const parent = mkdtempSync(join(tmpdir(), "startline-same-"));
afterAll(() => rmSync(parent, { recursive: true }));

// Publishing names each picture by its content, of which one byte is enough.
function copySites(to: string): string {
  const folder = join(parent, to);
  cpSync("fixtures/sites", folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/\.(?:avif|webp|jpg|png|mp4)$/.test(name)) writeFileSync(join(folder, name), "x");
  for (const [path, text] of Object.entries(filesBeside)) writeFileSync(join(folder, path), text);
  return folder;
}

test("an organiser sees the same problems in an editor, on the command line and when publishing, for the mistakes of the corpus", async () => {
  const [saved, unsaved] = await Promise.all([findSaved(copySites("saved")), findUnsaved(copySites("unsaved"))]);
  const texts = [...rightSites, ...mistakes];
  const count = mistakes.flatMap(({ does }) => does).length;
  expect(count).toBeGreaterThanOrEqual(isFull ? 500 : 100);
  // Few of the mistakes that come together hide one another.
  const usualProblems = new Set(saved.slice(0, rightSites.length).flatMap(({ command }) => command));
  const problems = saved.flatMap(({ command }) => command.filter((problem) => !usualProblems.has(problem)));
  expect(problems.length).toBeGreaterThanOrEqual(count * 0.9);
  const differing = saved.flatMap(({ command, published }, index) => {
    const editor = unsaved[index];
    const isSame = [published, editor].every((list) => JSON.stringify(list) === JSON.stringify(command));
    return isSame ? [] : [{ does: texts[index]?.does, command, published, editor }];
  });
  expect(differing).toEqual([]);
  expect(saved.slice(rightSites.length).filter(({ command }) => command.length === 0)).toEqual([]);
});

// A process of its own, in which forms are not drawn: that is the same for all three, and takes
// most of the time.
async function findSaved(sites: string): Promise<Saved[]> {
  const words = ["--import", "tsx", "cli/lsp/testSaved.ts", sites];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 1 << 26 });
  return JSON.parse(stdout);
}

// The mistake is in the editor, and the file on the disk is right.
async function findUnsaved(sites: string): Promise<Named[]> {
  const editor = await startEditor([process.execPath, ...getProgram("cli"), "lsp"]);
  const results: Named[] = [];
  for (const { site, file, text } of [...rightSites, ...mistakes]) {
    const folder = join(sites, site);
    const path = join(folder, file);
    editor.open(path, text);
    // Those of the file on the disk, which was closed before, may come first.
    await editor.checked(path);
    // The answer comes after the diagnostics of the other files.
    await editor.hover(path, { line: 0, character: 0 });
    results.push(shownIn(editor.last, folder));
    editor.close(path);
  }
  await editor.quit();
  return results;
}

const names = new Map<string, string[]>();

function shownIn(last: Awaited<ReturnType<typeof startEditor>>["last"], folder: string): Named {
  const files = names.get(folder) ?? readdirSync(folder, { recursive: true, encoding: "utf8" });
  names.set(folder, files);
  return named(
    files.flatMap((file) =>
      (last(join(folder, file)) ?? []).map(({ code, data, range }) => ({
        file,
        code: String(code),
        pointer: data.pointer,
        line: range.start.line + 1,
      })),
    ),
  );
}
