import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { printableError } from "./base/http/loggable.ts";
import { StartError } from "./base/startError.ts";
import type { Env } from "./env.ts";

/** Makes a folder unless it is there; throws StartError where it cannot be made or written to. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${folder} of DATA_DIR cannot be used (${code}).`,
      `DATA_DIR 的文件夹 ${folder} 无法使用（${code}）。`,
    );
  }
}

/** Throws StartError if the folder of SITES_DIR is not there or cannot be read: the server would start without a race and say nothing. */
export async function checkSitesFolder(folder: string): Promise<void> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw new StartError(`SITES_DIR is ${folder}, which is no folder.`, `SITES_DIR 是 ${folder}，它不是文件夹。`);
  await readdir(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(
      `SITES_DIR is ${folder}, which cannot be read (${code}).`,
      `SITES_DIR 是 ${folder}，它无法读取（${code}）。`,
    );
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
    if (code === "EADDRINUSE")
      throw new StartError(
        `Port ${port} is in use already. Set PORT to a free one.`,
        `端口 ${port} 已被占用。请把 PORT 设为空闲的端口。`,
      );
    if (code === "EACCES")
      throw new StartError(
        `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
        `当前用户不能使用端口 ${port}。请把 PORT 设为 1023 以上的端口。`,
      );
    if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
      throw new StartError(
        `HOST is "${host}", which is no address of this machine.`,
        `HOST 是“${host}”，而本机没有这个地址。`,
      );
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
