import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { printableError } from "./base/http/loggable.ts";
import { startError } from "./base/startError.ts";
import type { Env } from "./env.ts";

/** Makes a folder unless it is there; throws StartError where it cannot be made or written to. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw startError("dataDir", { folder, reason: code ?? "" });
  }
}

/** Throws StartError if the folder of SITES_DIR is not there or cannot be read: the server would start without a race and say nothing. */
export async function checkSitesFolder(folder: string): Promise<void> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw startError("sitesDirMissing", { folder });
  await readdir(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw startError("sitesDirUnreadable", { folder, reason: code ?? "" });
  });
}

/** Starts listening and answers the port; throws StartError where the address cannot be had. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Env, "host" | "port">): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 has no "::", the default that stands for all addresses of both kinds.
    if (host === "::" && (code === "EAFNOSUPPORT" || code === "EADDRNOTAVAIL"))
      return listen(app, { host: "0.0.0.0", port });
    if (code === "EADDRINUSE") throw startError("portInUse", { port: String(port) });
    if (code === "EACCES") throw startError("portForbidden", { port: String(port) });
    if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") throw startError("host", { value: host });
    throw error;
  }
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : port;
}

/**
 * Stops listening and waits for the requests that are being answered. Whoever is still sending or reading after 5 s is cut off:
 * one browser that never finishes would otherwise keep the program, and with it the database, from closing.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), 5000);
  await app.close().finally(() => clearTimeout(cutOff));
}

/** Closes everything at the first SIGINT or SIGTERM and lets the program end; a second one ends it at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      close().then(
        () => process.exit(0),
        (error) => {
          console.error(printableError(error));
          process.exit(1);
        },
      );
    });
  }
}
