import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    isBuilt: boolean;
  }
}

/** What Node is given to start the server or the command in a process of its own: the build if it is that of the sources, which starts sooner, else the sources. */
export function programOf(name: "server" | "cli"): string[] {
  return inject("isBuilt") ? [`dist/${name}/main.js`] : ["--import", "tsx", `${name}/main.ts`];
}
