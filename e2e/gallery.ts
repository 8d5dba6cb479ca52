import { createServer } from "vite";

/** The gallery on Vite's own server, whose calls go to the site's at that port. `base` is its address, with a slash at the end. */
export async function startGallery(port: number): Promise<{ base: string; close(): Promise<void> }> {
  process.env.PORT = String(port);
  const vite = await createServer({
    configFile: "vite.config.ts",
    server: { port: 0, host: "localhost", hmr: false },
    logLevel: "error",
  });
  await vite.listen();
  return { base: vite.resolvedUrls?.local[0] ?? "", close: () => vite.close() };
}
