import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { compress } from "#server/http/prebuilt.ts";

// `npm run build`: what is generated, then the site (dist/site), then the server (dist/server/main.js).
const root = join(import.meta.dirname, "..");

execFileSync(process.execPath, ["--import", "tsx", "scripts/gen/gen.ts"], { cwd: root, stdio: "inherit" });
await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
await compressAssets(join(root, "dist/site/assets"));
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: "server/main.ts",
    outDir: "dist/server",
    target: "node20",
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: "main.js" } },
  },
});
console.log("build: dist/site and dist/server are ready");

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
