import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { compress } from "#server/base/http/prebuilt.ts";
import { buildCommand } from "./buildCommand.ts";
import { swapSite } from "./swapSite.ts";

// `npm run build`: the generated files, then the site (dist/site), the server
// (dist/server/main.js), the command (dist/cli/main.js).
const root = join(import.meta.dirname, "..");

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
      input: {
        main: "server/main.ts",
        pictureWorker: "pictures/worker.ts",
        printWorker: "server/printWorker.ts",
      },
      output: { entryFileNames: "[name].js" },
    },
  },
});
await buildCommand({ outDir: join(root, "dist/cli") });
console.log("build: dist/site, dist/server and dist/cli are ready");

// Compressed once here instead of at each request.
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
