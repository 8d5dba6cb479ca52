import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { keepFilesPrivate } from "#server/base/dataFolder.ts";
import { watchChanges } from "#server/base/db/changes.ts";
import { type Database, openDatabase } from "#server/base/db/open.ts";
import { isDatabaseMade, nameDatabase } from "#server/base/db/whichDatabase.ts";
import { type Env, readEnv } from "#server/base/env/env.ts";
import { errorSentence } from "#server/base/http/envelope.ts";
import { commandActor, operator } from "#server/base/rights.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { purgeSecurityEvents, readSecurityEvents } from "#server/base/security/log.ts";
import { findRunningServer } from "#server/desk/admin/runningServer.ts";
import type { PlaceTools } from "#server/desk/organise/places.ts";
import type { OrganiseTools } from "#server/desk/organise/race.ts";
import type { SignupTools } from "#server/money/payments/tools.ts";
import { type MovedDatabase, moveDatabase } from "#server/moveDatabase.ts";
import { authorise, findAccountId, listOrganisers } from "#server/people/accounts/authorities.ts";
import { findTokens, revokeByOperator } from "#server/people/profile/tokensByOperator.ts";
import { resetSecondFactor } from "#server/people/second-factor/service.ts";
import { findRaceSite } from "#server/race/raceSite.ts";
import { openConfigFile, storeConfigFile } from "#server/sites/cloud-config/edit.ts";
import { cacheBoundSites } from "#server/sites/domains/boundSites.ts";
import { openStore } from "#server/sites/files/openStore.ts";
import type { FileStore } from "#server/sites/files/store.ts";
import { printPublished } from "#server/sites/publish/publication.ts";
import { listReleases, rollBack } from "#server/sites/publish/releases.ts";
import { publishFolder } from "#server/sites/publish/service.ts";
import { UsageError } from "../terminal.ts";
import { writePrivateFile } from "../writePrivateFile.ts";
import { entryTools } from "./entryTools.ts";
import type { ServerTools } from "./serverTools.ts";
import { throughServer } from "./throughServer.ts";
import type { WorkPlace } from "./workPlace.ts";

/**
 * Does something with the sites or accounts of the server that the environment names: through the
 * running one, whose visitors see it at once, or in its database and files if none runs. Throws a
 * StartError if neither can be opened, and a UsageError if there is no database and `mayMake` does
 * not resolve to true.
 */
export async function withServerTools<T>(
  work: (publishing: ServerTools, place: WorkPlace) => Promise<T>,
  mayMake?: (database: Sentence) => Promise<boolean>,
): Promise<T> {
  const env = readEnv(process.env);
  const { dataDir } = env;
  const isShared = env.databaseUrl !== undefined;
  const server = await findRunningServer(dataDir);
  if (server) return await work(throughServer(server), { dataDir, port: server.port, isShared });
  const database = nameDatabase(env);
  if (!(await isDatabaseMade(env)) && !(await mayMake?.(database)))
    throw new UsageError(getText(messages, mayMake ? "notMade" : "noDatabase", { database }));
  keepFilesPrivate();
  const { db, close } = await openDatabase(env);
  const { store } = await openStore(env, db);
  try {
    return await work(inDatabase(env, db, store), { dataDir, database, isShared });
  } finally {
    await close();
  }
}

/**
 * Moves the embedded database of the environment to the PostgreSQL that it names. Throws a
 * StartError if it cannot.
 */
export async function moveToPostgres(): Promise<MovedDatabase & { database: Sentence; dataDir: string }> {
  const env = readEnv(process.env);
  keepFilesPrivate();
  const moved = await moveDatabase(env);
  return { ...moved, database: nameDatabase(env), dataDir: env.dataDir };
}

function inDatabase(env: Env, db: Database, store: FileStore): ServerTools {
  const openTools = async () => {
    const secrets = await openSecrets(db, env);
    return { db, store, secrets, boundSites: cacheBoundSites(db, watchChanges(db)) };
  };
  // What gives out places may make orders.
  const openChanging = async () => {
    const { openMerchants } = await import("#server/money/payments/open.ts");
    const tools = await openTools();
    return { env, ...tools, merchants: await openMerchants({ env, ...tools }), warn: printWarning };
  };
  return {
    publish: async ({ domainName, ...site }) =>
      printPublished(await publishFolder(db, store, { ...site, domainNames: [domainName], origin: "organiser" })),
    rollBack: (step) => rollBack(db, store, step),
    list: (domainName) => listReleases(db, domainName),
    authorise: async (authorisation) => authorise(db, await openSecrets(db, env), authorisation),
    resetSecondFactor: async (who) => {
      const accountId = await findAccountId(db, await openSecrets(db, env), who);
      if (accountId === undefined) return "no-account";
      return (await resetSecondFactor(db, accountId, commandActor)) ? "reset" : "unchanged";
    },
    ...securityTools({ db, env }),
    listOrganisers: async () => listOrganisers(db, await openSecrets(db, env)),
    exportSignUps: async (request, file) => {
      const { exportSubmissions } = await import("#server/desk/export/export.ts");
      const exported = await exportSubmissions(await openTools(), operator, request);
      if (typeof exported === "string") return exported === "export/no-rows" ? "no-rows" : "no-race";
      await writePrivateFile(exported.file, file);
      return "exported";
    },
    listApplications: async (filter) => {
      const { searchApplications } = await import("#server/desk/review/list.ts");
      const page = await searchApplications(await openTools(), operator, filter);
      return typeof page === "string" ? undefined : page;
    },
    listTeams: async (filter) => {
      const { reviewTeams } = await import("#server/desk/review/teams.ts");
      const page = await reviewTeams(await openTools(), operator, filter);
      return typeof page === "string" ? undefined : page;
    },
    ...entryTools(openTools, openChanging),
    ...cancelTools(openChanging),
    ...tokenTools(openTools),
    ...endingTools(env, openChanging),
    ...auditTools(async () => ({ env, ...(await openTools()) })),
    ...configFileTools({ db, env }),
    readApplication: async (id, language) => {
      const { readApplication } = await import("#server/desk/review/read.ts");
      return readApplication(await openTools(), operator, { id, language });
    },
    openApplicationFile: async (id, file) => {
      const { openApplicationFile } = await import("#server/desk/review/file.ts");
      const { openUploads } = await import("#server/people/uploads/uploads.ts");
      const uploads = await openUploads({ env, db, secrets: await openSecrets(db, env) });
      return (await openApplicationFile(uploads, operator, { id, file }))?.content;
    },
    decideApplication: async (decision) => {
      const { decideApplication } = await import("#server/desk/review/decide.ts");
      return decideApplication(await openChanging(), operator, decision);
    },
  };
}

function cancelTools(
  openTools: () => Promise<PlaceTools>,
): Pick<ServerTools, "readCancellation" | "requestCancellation"> {
  return {
    readCancellation: async (of) => {
      const { readCancellation } = await import("#server/desk/organise/cancel/cancel.ts");
      const cancellation = await readCancellation(await openTools(), operator, of);
      return typeof cancellation === "string" ? undefined : cancellation;
    },
    requestCancellation: async (wanted) => {
      const { requestCancellation } = await import("#server/desk/organise/cancel/cancel.ts");
      const requested = await requestCancellation(await openTools(), operator, wanted);
      if (typeof requested === "string") throw new UsageError(errorSentence(requested));
      return requested;
    },
  };
}

function endingTools(
  env: Env,
  openChanging: () => Promise<Omit<SignupTools, "uploads" | "passwords">>,
): Pick<ServerTools, "exportAccount" | "deleteAccount" | "deleteAnswer" | "takeDown"> {
  const openAll = async () => {
    const { openUploads } = await import("#server/people/uploads/uploads.ts");
    const { passwordsAt } = await import("#server/people/accounts/passwords.ts");
    const tools = await openChanging();
    return { ...tools, uploads: await openUploads(tools), passwords: passwordsAt(env.accounts.passwordCost) };
  };
  return {
    exportAccount: async (who) => {
      const { exportAccount } = await import("#server/desk/admin/accountTools.ts");
      return exportAccount(await openAll(), who);
    },
    deleteAccount: async (deletion) => {
      const { deleteAccountOf } = await import("#server/desk/admin/accountTools.ts");
      return deleteAccountOf(await openAll(), deletion);
    },
    deleteAnswer: async (deletion) => {
      const { deleteAnswer } = await import("#server/desk/general/delete.ts");
      return deleteAnswer(await openAll(), operator, deletion);
    },
    takeDown: async (which) => {
      const { takeDown } = await import("#server/sites/takedown/takeDown.ts");
      return takeDown((await openChanging()).db, which);
    },
  };
}

function securityTools({
  db,
  env,
}: {
  db: Database;
  env: Env;
}): Pick<ServerTools, "readSecurityEvents" | "purgeSecurityEvents"> {
  return {
    readSecurityEvents: async ({ account, ...filter }) => {
      const accountId =
        account === undefined ? undefined : await findAccountId(db, await openSecrets(db, env), account);
      if (account !== undefined && accountId === undefined) return undefined;
      return { events: await readSecurityEvents(db, { ...filter, accountId }) };
    },
    purgeSecurityEvents: async (before) => {
      const count = await purgeSecurityEvents(db, { before, actor: commandActor });
      return count === "too-recent" ? { outcome: "too-recent", count: 0 } : { outcome: "purged", count };
    },
  };
}

function tokenTools(openTools: () => Promise<OrganiseTools>): Pick<ServerTools, "listTokens" | "revokeTokens"> {
  return {
    listTokens: async (account) => findTokens(await openTools(), account),
    revokeTokens: async (which) => revokeByOperator(await openTools(), which),
  };
}

function configFileTools(tools: { db: Database; env: Env }): Pick<ServerTools, "openConfigFile" | "storeConfigFile"> {
  return {
    openConfigFile: (name) => openConfigFile(tools, name),
    storeConfigFile: (file) => storeConfigFile(tools, file),
  };
}

function auditTools(
  openTools: () => Promise<OrganiseTools & { env: Env }>,
): Pick<ServerTools, "listAudit" | "readAuditHead" | "verifyAudit"> {
  return {
    listAudit: async (filter) => {
      const { listAudit } = await import("#server/desk/organise/audit.ts");
      const page = await listAudit(await openTools(), operator, filter);
      return typeof page === "string" ? undefined : page;
    },
    readAuditHead: async (domainName) => {
      const { publishHead } = await import("#server/desk/organise/auditHead.ts");
      const tools = await openTools();
      const site = await findRaceSite(tools, domainName);
      return site && publishHead(tools, site);
    },
    verifyAudit: async ({ domainName, kept }) => {
      const { verifyChain } = await import("#server/desk/organise/auditHead.ts");
      const tools = await openTools();
      const site = await findRaceSite(tools, domainName);
      return site && verifyChain(tools, site, kept);
    },
  };
}

function printWarning(line: string): void {
  process.stderr.write(`${line}\n`);
}
