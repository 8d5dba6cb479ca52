import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leanRjsf } from "./rjsf.ts";

const root = join(import.meta.dirname, "../..");
const installed = join(root, "node_modules/@rjsf/core");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "startline-rjsf-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Builds an entry that imports the module, with the installed rjsf or the one in the folder `core`.
 */
function buildWith(imported: string, core?: string) {
  const entry = "\0entry";
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      leanRjsf(core),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `import * as all from "${imported}"; console.log(all);` : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: [/^react/] } },
  });
}

/** Copies the installed rjsf with another source in one module, and returns the folder. */
function copyWithOther(file: string): string {
  const core = join(folder, file.replaceAll("/", "-"));
  cpSync(installed, core, { recursive: true, filter: (path) => !path.includes("/src/") });
  writeFileSync(join(core, "lib/components", file), "export default function Other() {}");
  return core;
}

test.each(["Form.js", "fields/ObjectField.js", "fields/SchemaField.js"])(
  "the build stops at an rjsf with another %s, and its message names what to compare and what to enter",
  async (file) => {
    const failed = buildWith("@rjsf/core/lib/components/fields/ObjectField.js", copyWithOther(file));
    await expect(failed).rejects.toThrow(
      new RegExp(
        `@rjsf/core [\\d.]+ has another ${file} than src/signup/form/rjsf was written for\\. Compare it .*enter [0-9a-f]{64}`,
      ),
    );
  },
);

test("the rjsf that is installed is built, without the packages that our forms do not need", async () => {
  const result = await buildWith("@rjsf/core/lib/components/fields/index.js");
  const { output } = Array.isArray(result) ? result[0]! : (result as Extract<typeof result, { output: unknown }>);
  const modules = output.flatMap((one) => (one.type === "chunk" ? Object.keys(one.modules) : []));
  expect(modules.filter((id) => /node_modules.(markdown-to-jsx|fast-uri)/.test(id))).toEqual([]);
  expect(modules.filter((id) => /form.rjsf.(noMarkdown|localUri)\.ts/.test(id))).toHaveLength(2);
});

test("an rjsf that no longer imports a package that is left out fails the build", async () => {
  await expect(buildWith("@rjsf/core/lib/components/constants.js")).rejects.toThrow(
    /rjsf no longer imports markdown-to-jsx\/react: remove noMarkdown\.ts/,
  );
});
