import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { compress } from "#server/base/http/prebuilt.ts";
import { swapSite } from "./swapSite.ts";

// `npm run build`: what is generated, then the site (dist/site), the server (dist/server/main.js), the command (dist/cli/main.js).
const root = join(import.meta.dirname, "..");

const builtCompiler = join(root, "cli/builtCompiler.ts");
const builtForms = join(root, "cli/builtForms.ts");

execFileSync(process.execPath, ["--import", "tsx", "scripts/gen/gen.ts"], { cwd: root, stdio: "inherit" });
const next = join(root, "dist/site-next");
await build({
  root,
  configFile: join(root, "vite.config.ts"),
  logLevel: "warn",
  build: { outDir: next, emptyOutDir: true },
});
await compressAssets(join(next, "assets"));
await swapSite(next, join(root, "dist/site"));
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: true,
    outDir: "dist/server",
    target: "node20",
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: "server/main.ts", pictureWorker: "pictures/worker.ts" },
      output: { entryFileNames: "[name].js" },
    },
  },
});
// The cleaner of HTML lets no style attribute through, and so never calls its parser of styles.
const resolve = { alias: [{ find: /^postcss$/, replacement: join(root, "cli/noStyles.ts") }] };
await buildScript("compiler/compile.ts", "compiler", true);
await buildScript("compiler/forms/readForm.ts", "forms", false);
const scripts = readdirSync(join(root, "dist/cli"));
const scriptOf = (name: string) => JSON.stringify(scripts.find((file) => file.startsWith(`${name}-`)));
await build({
  root,
  configFile: false,
  logLevel: "warn",
  resolve,
  define: { COMPILER_SCRIPT: scriptOf("compiler"), FORMS_SCRIPT: scriptOf("forms") },
  plugins: [
    {
      name: "built-compiler",
      enforce: "pre",
      resolveId: (id, importer) =>
        id === "#compiler/compile.ts" || (id === "./compile.ts" && importer?.includes("/compiler/"))
          ? builtCompiler
          : id === "#compiler/forms/readForm.ts"
            ? builtForms
            : undefined,
    },
  ],
  // What every check needs is in few files: opening hundreds of small ones takes longer than checking a site.
  ssr: { noExternal: [/^(?:jsonc-parser|ajv)(?:\/|$)/] },
  build: {
    ssr: true,
    outDir: "dist/cli",
    target: "node20",
    emptyOutDir: false,
    minify: true,
    rolldownOptions: {
      input: { main: "cli/main.ts", pictureWorker: "pictures/worker.ts" },
      output: {
        entryFileNames: "[name].js",
        // One file for what every call needs, another one for what a check of a site needs in addition.
        codeSplitting: {
          groups: [
            { name: "start", test: /\/cli\/verb\.ts$|\/compiler\/problems\/closest\.ts$/, priority: 1 },
            { name: "check", test: /\/cli\/validate\.ts$/ },
          ],
        },
      },
    },
  },
});
console.log("build: dist/site, dist/server and dist/cli are ready");

// A part of the compiler with all that it needs as one script, which the command loads with a cache of its code.
async function buildScript(module: string, name: string, isFirst: boolean): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    resolve,
    ssr: { noExternal: true },
    build: {
      ssr: module,
      outDir: "dist/cli",
      target: "node20",
      emptyOutDir: isFirst,
      minify: true,
      rolldownOptions: { output: { format: "cjs", entryFileNames: `${name}-[hash].cjs` } },
    },
  });
}

// Once here instead of at every request.
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const { brotli, gzip } = await compress(await readFile(join(folder, name)));
      if (brotli) await writeFile(join(folder, `${name}.br`), brotli);
      if (gzip) await writeFile(join(folder, `${name}.gz`), gzip);
    }),
  );
}
