import type { TestProject } from "vitest/node";
import { startGallery } from "./gallery.ts";
import { freePort, startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    port: number;
    gallery: string;
  }
}

/** One server with the fixtures, and one gallery, for all browser tests that do not need their own. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  // Side by side: no test runs before both are ready.
  const [server, gallery] = await Promise.all([startServer({ PORT: String(port) }), startGallery(port)]);
  project.provide("port", port);
  project.provide("gallery", gallery.base);
  return async () => {
    await gallery.close();
    await server.stop();
  };
}
