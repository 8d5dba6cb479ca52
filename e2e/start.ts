import type { TestProject } from "vitest/node";
import { startGallery } from "./gallery.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    port: number;
    gallery: string;
  }
}

/** One server with the fixtures, and one gallery, for all browser tests that do not need their own. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const gallery = await startGallery(server.port);
  project.provide("port", server.port);
  project.provide("gallery", gallery.base);
  return async () => {
    await gallery.close();
    await server.stop();
  };
}
