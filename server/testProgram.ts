import type { ChildProcess } from "node:child_process";
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    isBuilt: boolean;
  }
}

/**
 * Returns Node's arguments that start the server or the command in a process of its own: the build
 * if it is that of the sources, which starts sooner, else the sources.
 */
export function getProgram(name: "server" | "cli"): string[] {
  return inject("isBuilt") ? [`dist/${name}/main.js`] : ["--import", "tsx", `${name}/main.ts`];
}

/**
 * Returns the address at which a server in a process of its own answers, once it does; rejects if
 * it ends before.
 */
export function readAddress(child: ChildProcess): Promise<string> {
  let out = "";
  return new Promise((resolve, reject) => {
    child.on("close", () => reject(new Error(`The server ended: ${out}`)));
    child.stdout?.on("data", (chunk) => {
      out += chunk;
      const address = /ready at (\S+)\n/.exec(out)?.[1];
      if (address) resolve(address);
    });
  });
}
