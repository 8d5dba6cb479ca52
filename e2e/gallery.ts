import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, loadConfigFromFile, preview } from "vite";

const root = join(import.meta.dirname, "..");

/**
 * Builds the gallery with React's development warnings and serves it; its calls go to the site's
 * server at that port. `base` is its address, with a slash at the end. It is built once for all
 * browser tests, because Vite's development server sends hundreds of files for a page.
 */
export async function startGallery(port: number): Promise<{ base: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), "startline-gallery-"));
  const configFile = join(root, "vite.config.ts");
  // Forms are rendered as on a site, with the same form of rjsf.
  const site = await loadConfigFromFile({ command: "build", mode: "development" }, configFile);
  await build({
    root,
    configFile: false,
    mode: "development",
    logLevel: "error",
    plugins: site?.config.plugins ?? [],
    define: { "process.env.NODE_ENV": '"development"' },
    build: { outDir, target: "es2022", minify: false, rolldownOptions: { input: join(root, "gallery.html") } },
  });
  // The proxy of the configuration reads the server's port from PORT.
  process.env.PORT = String(port);
  const server = await preview({
    root,
    configFile,
    build: { outDir },
    preview: { port: 0, host: "localhost" },
    logLevel: "error",
  });
  const close = async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { base: server.resolvedUrls?.local[0] ?? "", close };
}
