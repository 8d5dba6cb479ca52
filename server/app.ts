import type { Writable } from "node:stream";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import { accountCalls } from "./accounts/accounts.ts";
import { type Passwords, passwordsAt } from "./accounts/passwords.ts";
import { adminRoutes } from "./admin/routes.ts";
import { areaRoutes } from "./areas/routes.ts";
import { basicCenter } from "./basic-center/routes.ts";
import { captchaRoutes } from "./captcha/routes.ts";
import { ticketFrame } from "./captcha/ticket-frame.ts";
import { cloudConfig } from "./cloud-config/routes.ts";
import { watchChanges } from "./db/changes.ts";
import type { Database } from "./db/open.ts";
import { developerRoutes } from "./dev/developer-routes.ts";
import type { Env } from "./env.ts";
import { fileRoutes } from "./files/routes.ts";
import type { FileStore } from "./files/store.ts";
import { health } from "./health/routes.ts";
import { speakLanguages } from "./http/envelope.ts";
import { answerBroken, answerErrors, answerUnreadable } from "./http/errors.ts";
import { describeError } from "./http/loggable.ts";
import { refuseNullCharacters } from "./http/null-characters.ts";
import { answerRefusedPaths, decryptUrl, hidePlainPaths } from "./http/path-cipher.ts";
import { policyReports } from "./http/policy-reports.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { BuiltSite } from "./page/built-site.ts";
import { pageRoutes } from "./page/routes.ts";
import { ownerRoutes } from "./profile/owner-routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { type SiteFiles, watchSiteFiles } from "./publish/site-files.ts";
import { schemaRoutes } from "./schemas/routes.ts";
import type { Secrets } from "./secrets.ts";
import { signupRoutes } from "./signups/routes.ts";
import { paperRoutes } from "./uploads/paper.ts";
import { uploadRoutes } from "./uploads/reading.ts";
import { uploadCalls } from "./uploads/routes.ts";
import { keepSweeping } from "./uploads/sweep.ts";
import { openUploads } from "./uploads/uploads.ts";
import { userCenter } from "./user-center/routes.ts";
import { type BoundSites, keepBoundSites } from "./website-center/bound-sites.ts";
import { websiteCenter } from "./website-center/routes.ts";

/** What the server is built from. */
export interface Parts {
  env: Env;
  db: Database;
  store: FileStore;
  secrets: Secrets;
  /** The built site; undefined where it is not built, so that only the calls are answered. */
  builtSite?: BuiltSite | undefined;
  /** Whether home pages are drawn on the server; they are unless this is false. */
  isDrawn?: boolean | undefined;
  /** Lets whoever has it publish over HTTP; without it that cannot be done. */
  adminKey?: string;
  /** How long in ms a publish of another process may stay unseen. */
  publishDelayMs?: number;
  /** Where the log goes; the standard output unless given. */
  log?: Writable;
  /** Told of each route as it is made. */
  onRoute?(route: RouteOptions): void;
  /** What is done with passwords; of the settings unless given. */
  passwords?: Passwords;
}

/** A server that is ready to listen. */
export interface BuiltApp {
  app: FastifyInstance;
  /** `forget()` makes the server see what this process has just published. */
  boundSites: BoundSites;
  siteFiles: SiteFiles;
}

/** Makes the HTTP server. */
export async function buildApp(parts: Parts): Promise<BuiltApp> {
  const { env, db, store, secrets, builtSite, log, onRoute } = parts;
  const { pathCipher } = env;
  const passwords = parts.passwords ?? passwordsAt(env.accounts.passwordCost);
  const headers = Object.entries(securityHeaders(env));
  const app = Fastify({
    trustProxy: env.isBehindProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 160 },
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerBroken,
    logger: { level: "warn", serializers: { err: describeError }, ...(log && { stream: log }) },
    ...(pathCipher && { rewriteUrl: decryptUrl(pathCipher) }),
  });
  if (onRoute) app.addHook("onRoute", onRoute);
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
  answerErrors(app);
  speakLanguages(app);
  refuseNullCharacters(app);
  await app.register(rateLimit, { global: false, timeWindow: "1 minute" });

  const watch = watchChanges(db, parts.publishDelayMs);
  const boundSites = keepBoundSites(db, watch);
  const siteFiles = watchSiteFiles(db, store, parts.publishDelayMs);
  const uploads = await openUploads({ env, db, secrets });
  keepSweeping(app, uploads);
  if (pathCipher) answerRefusedPaths(app);
  await app.register(async (calls) => {
    if (pathCipher) hidePlainPaths(calls);
    await calls.register(websiteCenter, { db, boundSites });
    await calls.register(userCenter, { db, watch });
    await calls.register(basicCenter, { db, env });
    const warn = (line: string) => app.log.warn(line);
    const tools = { env, db, secrets, boundSites, passwords, uploads, store, warn };
    await calls.register(async (people) => {
      await people.register(accountCalls, tools);
      await people.register(areaRoutes);
      await people.register(profileRoutes, tools);
      await people.register(ownerRoutes, tools);
      await people.register(uploadCalls, { uploads });
      await people.register(signupRoutes, tools);
      await people.register(captchaRoutes, { env, db, secrets });
    });
  });
  await app.register(ticketFrame, env);
  await app.register(cloudConfig, { db, watch });
  await app.register(health, { db, siteFiles });
  await app.register(fileRoutes, store);
  await app.register(uploadRoutes, { uploads });
  await app.register(paperRoutes);
  await app.register(policyReports, { db, boundSites });
  await app.register(schemaRoutes);
  await developerRoutes(app, { env, db, secrets, passwords });
  const { adminKey, isDrawn } = parts;
  if (adminKey) await app.register((admin) => adminRoutes(admin, { db, store, boundSites, secrets, key: adminKey }));
  await app.register(pageRoutes, { env, db, store, boundSites, siteFiles, builtSite, isDrawn });
  return { app, boundSites, siteFiles };
}
