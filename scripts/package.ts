import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readWorkingSchemas } from "#cli/impact/schemaFiles.ts";
import { buildCommand } from "./buildCommand.ts";
import { ensureValidators } from "./ensureValidators.mjs";
import { collectThirdParty } from "./thirdParty.ts";

// `npm run package`: the command as the package @startline/cli, as a tarball in dist/package/.
const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/package");
const staging = join(folder, "cli");
// A native package, which `startline pictures` explains how to install.
const optional = ["sharp"];

ensureValidators();
rmSync(folder, { recursive: true, force: true });
mkdirSync(staging, { recursive: true });
const thirdParty = collectThirdParty();
await buildCommand({
  outDir: join(staging, "dist/cli"),
  external: optional,
  plugins: [withoutServer(), thirdParty.plugin],
});
writeFileSync(join(staging, "THIRD-PARTY.txt"), thirdParty.licences());
const schemas = [...(await readWorkingSchemas(root)).keys()];
for (const path of [...schemas, "cli/new/template", "docs/problems.md", ".vscode/settings.json", "LICENSE"])
  copy(path, path);
const editorSchemas = await copyEditorSchemas();
copy("cli/README.md", "README.md");
writeFileSync(join(staging, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
const [packed] = JSON.parse(
  execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: staging, encoding: "utf8" }),
);
console.log(`package: dist/package/${packed.filename}, ${(packed.size / 1e6).toFixed(2)} MB`);

// Copies each to the path of its `$id`, and returns the paths.
async function copyEditorSchemas(): Promise<string[]> {
  const names = await readdir(join(root, "schemas/generated"));
  return names.flatMap((name) => {
    const [, site, version] = /^(\w+)\.(v\d+)\.editor\.schema\.json$/.exec(name) ?? [];
    if (!site) return [];
    const path = `schemas/editor/${site}/${version}.schema.json`;
    copy(`schemas/generated/${name}`, path);
    return [path];
  });
}

function copy(from: string, to: string): void {
  cpSync(join(root, from), join(staging, to), { recursive: true });
}

// Publishing and `dev` need the server and its database, which the package does not contain.
function withoutServer(): Plugin {
  const stub = join(root, "cli/noServer.ts");
  return {
    name: "without-server",
    enforce: "pre",
    resolveId: (id, importer) =>
      /^\.\/dev\.ts$|\/withServerTools\.ts$/.test(id) && importer?.includes("/cli/") ? stub : undefined,
  };
}

function manifest(): object {
  const { version, license, engines, devDependencies, dependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const versions: Record<string, string> = { ...devDependencies, ...dependencies };
  const byVersion = [...schemas, ...editorSchemas]
    .filter((path) => path.endsWith(".schema.json"))
    .map((path) => [`./${path.replace(/v(\d+)\.(options\.)?schema\.json$/, "$1.$2json")}`, `./${path}`]);
  return {
    name: "@startline/cli",
    version,
    description: "Checks, upgrades and compiles the configs of Startline race sites, and helps editors to write them.",
    license,
    type: "module",
    engines,
    bin: { startline: "dist/cli/main.js" },
    exports: {
      ...Object.fromEntries(byVersion),
      "./schemas/*.json": "./schemas/*.json",
      "./package.json": "./package.json",
    },
    peerDependencies: Object.fromEntries(optional.map((name) => [name, versions[name] ?? "*"])),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
}
