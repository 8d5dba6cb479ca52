import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { ApplicationFilter, ApplicationPage, ReviewedApplication } from "#contract/applications.ts";
import type { Language } from "#core/text.ts";
import { watchChanges } from "#server/base/db/changes.ts";
import { type Database, openDatabase } from "#server/base/db/open.ts";
import { normaliseDomainName } from "#server/base/http/domainName.ts";
import { openSecrets } from "#server/base/secrets.ts";
import { StartError } from "#server/base/startError.ts";
import { type Env, readEnv } from "#server/env.ts";
import { type Authorisation, type Authorised, authorise, commandActor } from "#server/people/accounts/authorities.ts";
import { findRunningServer, type RunningServer } from "#server/people/admin/runningServer.ts";
import type { ExportRequest } from "#server/signups/export/export.ts";
import type { ApplicationDecision, Decided } from "#server/signups/review/decide.ts";
import { keepBoundSites } from "#server/sites/domains/boundSites.ts";
import { openStore } from "#server/sites/files/openStore.ts";
import type { FileStore } from "#server/sites/files/store.ts";
import { type PrintedPublished, printPublished } from "#server/sites/publish/publication.ts";
import { listReleases, type Release, type RolledBack, rollBack } from "#server/sites/publish/releases.ts";
import { publishFolder } from "#server/sites/publish/service.ts";
import { openTerminal, UsageError } from "./terminal.ts";

/** What can be done to the sites and accounts of a server. */
export interface Publishing {
  publish(site: { folder: string; siteId: string; domainName: string }): Promise<PrintedPublished>;
  rollBack(step: { domainName: string; to?: string | undefined }): Promise<RolledBack>;
  list(domainName: string): Promise<Release[]>;
  authorise(authorisation: Authorisation): Promise<Authorised>;
  /** Writes a race's sign-ups into a file that only its owner can read. */
  exportSignUps(request: ExportRequest, file: string): Promise<"exported" | "no-race" | "no-rows">;
  /** One page of applications; undefined if no race is bound to the domain. */
  listApplications(filter: ApplicationFilter & { after?: string | undefined }): Promise<ApplicationPage | undefined>;
  /** One application by its receipt; undefined if there is none. */
  readApplication(receipt: string, language: Language): Promise<ReviewedApplication | undefined>;
  decideApplication(decision: ApplicationDecision): Promise<Decided>;
}

/**
 * Does something with the sites or accounts of the server that the environment names: through the running one, whose visitors see it at once,
 * or in its database and files if none runs. Throws a UsageError if neither can be opened.
 */
export async function withPublishing<T>(work: (publishing: Publishing) => Promise<T>): Promise<T> {
  try {
    const env = readEnv(process.env);
    const server = await findRunningServer(env.dataDir);
    if (server) return await work(through(server));
    const { db, close } = await openDatabase(env);
    const { store } = await openStore(env, db);
    try {
      return await work(inDatabase(env, db, store));
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof StartError) throw new UsageError(error.sentence);
    throw error;
  }
}

function inDatabase(env: Env, db: Database, store: FileStore): Publishing {
  const openTools = async () => {
    const secrets = await openSecrets(db, env);
    return { db, store, secrets, boundSites: keepBoundSites(db, watchChanges(db)) };
  };
  return {
    publish: async ({ domainName, ...site }) =>
      printPublished(await publishFolder(db, store, { ...site, domainNames: [domainName], origin: "organiser" })),
    rollBack: (step) => rollBack(db, store, step),
    list: (domainName) => listReleases(db, domainName),
    authorise: async (authorisation) => authorise(db, await openSecrets(db, env), authorisation),
    exportSignUps: async (request, file) => {
      const { exportSubmissions } = await import("#server/signups/export/export.ts");
      const exported = await exportSubmissions(await openTools(), commandActor, request);
      if (exported.outcome === "exported") await writePrivately(exported.file, file);
      return exported.outcome;
    },
    listApplications: async (filter) => {
      const { searchApplications } = await import("#server/signups/review/list.ts");
      return searchApplications(await openTools(), commandActor, filter);
    },
    readApplication: async (id, language) => {
      const { readApplication } = await import("#server/signups/review/read.ts");
      return readApplication(await openTools(), commandActor, { id, language });
    },
    decideApplication: async (decision) => {
      const { decideApplication } = await import("#server/signups/review/decide.ts");
      return decideApplication(db, commandActor, decision);
    },
  };
}

/** A domain name as the server keeps it. Throws a UsageError for what is none. */
export function readDomain(written: string): string {
  const name = normaliseDomainName(written);
  if (name !== undefined) return name;
  if (written === "")
    throw new UsageError({ zh: "请用 --domain 写明域名。", en: "Say with --domain which domain it is for." });
  throw new UsageError({ zh: `“${written}”不是域名。`, en: `"${written}" is no domain name.` });
}

function through({ port, key }: RunningServer): Publishing {
  const ask = (path: string, payload?: object, language = openTerminal(undefined).language) =>
    fetch(`http://127.0.0.1:${port}/admin/${path}`, {
      headers: {
        authorization: `Bearer ${key}`,
        "accept-language": language,
        ...(payload && { "content-type": "application/json" }),
      },
      ...(payload && { method: "POST", body: JSON.stringify(payload) }),
    });
  const call = async <T>(path: string, payload?: object): Promise<T> => {
    return open<T>(await ask(path, payload));
  };
  const find = async <T>(path: string, language?: Language): Promise<T | undefined> => {
    const answer = await ask(path, undefined, language);
    return open<T | undefined>(answer, 404);
  };
  return {
    publish: (site) => call("publish", site),
    rollBack: (step) => call("rollback", step),
    authorise: (authorisation) => call("authorise", authorisation),
    list: (domainName) => call(`releases?domainName=${encodeURIComponent(domainName)}`),
    exportSignUps: async (request, file) => {
      const answer = await ask(`sign-ups?${queryOf(request)}`);
      if (!answer.headers.get("content-type")?.includes("json") && answer.ok && answer.body) {
        await writePrivately(Readable.fromWeb(answer.body as ReadableStream), file);
        return "exported";
      }
      const { code, msg } = (await answer.json()) as { code: number; msg: string };
      if (code === 404) return "no-race";
      if (code === 410) return "no-rows";
      throw refused(msg);
    },
    listApplications: (filter) => find(`applications?${queryOf(filter)}`),
    readApplication: (id, language) => find(`application?${queryOf({ id })}`, language),
    decideApplication: (decision) => call("applications/decide", decision),
  };
}

function queryOf(values: object): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined) as [string, string][]);
}

// The data of an answer; undefined for a refusal with the code `missing`.
async function open<T>(answer: Response, missing?: number): Promise<T> {
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code === 0) return data;
  if (code === missing) return undefined as T;
  throw refused(msg);
}

// Under another name first: what breaks off half-way does not look like the whole list.
async function writePrivately(content: Readable, file: string): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw unwritable(error, file);
  }
}

function unwritable(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "ENOENT" && code !== "EACCES" && code !== "EISDIR" && code !== "ENOTDIR") return error;
  return new UsageError({ zh: `无法写入 ${file}（${code}）。`, en: `${file} cannot be written (${code}).` });
}

function refused(msg: string): UsageError {
  return new UsageError({ zh: `服务器拒绝了请求：${msg}`, en: `The server refused: ${msg}` });
}
