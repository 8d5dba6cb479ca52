import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    port: number;
  }
}

/** One server with the fixtures for all browser tests that do not need their own. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("port", server.port);
  return server.stop;
}
