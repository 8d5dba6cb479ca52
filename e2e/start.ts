import type { TestProject } from "vitest/node";
import { startGallery } from "./gallery.ts";
import { type PeopleServer, startPeopleServer } from "./peopleServer.ts";
import { freePort, startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    port: number;
    gallery: string;
    people: PeopleServer;
  }
}

/**
 * Starts a server with the fixtures, a server on which people log in and the gallery, for all
 * browser tests that do not need their own.
 */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  // In parallel: no test runs before all are ready.
  const [server, { stop, ...people }, gallery] = await Promise.all([
    startServer({ PORT: String(port) }),
    startPeopleServer(),
    startGallery(port),
  ]);
  project.provide("port", port);
  project.provide("people", people);
  project.provide("gallery", gallery.base);
  return async () => {
    await gallery.close();
    await server.stop();
    await stop();
  };
}
