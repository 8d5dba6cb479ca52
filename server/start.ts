import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/server/start.ts";
import { getText } from "#locales/getText.ts";
import type { Env } from "./base/env/env.ts";
import { isLoopbackHost } from "./base/env/proxies.ts";
import { printableError } from "./base/http/loggable.ts";
import { startError } from "./base/startError.ts";
import { listNames } from "./money/payments/agreement.ts";
import type { Merchants } from "./money/payments/merchants.ts";

/**
 * Creates a folder if it does not exist; throws StartError if it cannot be created or written to.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw startError("dataDir", { folder, reason: code ?? "" });
  }
}

/**
 * Throws StartError if SITES_DIR does not exist or cannot be read: otherwise the server would
 * silently start without a race.
 */
export async function checkSitesFolder(folder: string): Promise<void> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw startError("sitesDirMissing", { folder });
  await readdir(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw startError("sitesDirUnreadable", { folder, reason: code ?? "" });
  });
}

/** Returns the line that is printed at start if the server has what is for development only. */
export function describeMode(
  { isProduction, host, trustedProxies }: Pick<Env, "isProduction" | "host" | "trustedProxies">,
  address: string,
): Sentence | undefined {
  if (isProduction) return undefined;
  const isLocal = isLoopbackHost(host) && trustedProxies === undefined;
  return isLocal ? getText(messages, "developmentHere", { address }) : getText(messages, "developmentForOthers");
}

/**
 * Returns the line about test accounts that is printed at the start of a server for development;
 * undefined in production.
 */
export function describeTestAccounts(
  { isProduction, debugConfig }: Pick<Env, "isProduction" | "debugConfig">,
  address: string,
): Sentence | undefined {
  if (isProduction) return undefined;
  return getText(messages, debugConfig === undefined ? "noTestAccounts" : "testAccounts", { address });
}

/**
 * Returns the line about merchants that is printed at the start: which there are, or that they
 * differ from those of the other servers of the database.
 */
export function describeMerchants(merchants: Merchants): Sentence {
  const names = listNames(merchants);
  const otherMerchants = merchants.othersAre;
  return otherMerchants === undefined
    ? getText(messages, "merchants", { names })
    : getText(messages, "merchantsDiffer", { own: names, others: otherMerchants });
}

/** Starts listening and returns the port; throws StartError if the address is not available. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Env, "host" | "port">): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 has no "::", the address of both kinds, and may still name one of IPv6
    // localhost.
    const ipv4 = { "::": "0.0.0.0", localhost: "127.0.0.1" }[host];
    if (ipv4 && (code === "EAFNOSUPPORT" || code === "EADDRNOTAVAIL")) return listen(app, { host: ipv4, port });
    if (code === "EADDRINUSE") throw startError("portInUse", { port: String(port) });
    if (code === "EACCES") throw startError("portForbidden", { port: String(port) });
    if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") throw startError("host", { value: host });
    throw error;
  }
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : port;
}

/**
 * Stops listening and waits for pending requests. Connections that are still open after 5 s are
 * closed: one browser that never finishes would otherwise keep the program, and with it the
 * database, from closing.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), 5000);
  await app.close().finally(() => clearTimeout(cutOff));
}

/**
 * Closes everything at the first SIGINT or SIGTERM, after which the program ends; a second signal
 * ends it at once.
 */
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
