import type { Writable } from "node:stream";
import { AjvCompiler } from "@fastify/ajv-compiler";
import Fastify, { type FastifyInstance } from "fastify";
import { watchChanges } from "./base/db/changes.ts";
import type { Database } from "./base/db/open.ts";
import type { Env } from "./base/env/env.ts";
import { buildTrustProxy, publicPeer } from "./base/env/proxies.ts";
import { localiseRefusals, sendRetryAfter } from "./base/http/envelope.ts";
import { answerBroken, answerErrors, answerUnreadable } from "./base/http/errors.ts";
import { refuseHostileText } from "./base/http/hostileText.ts";
import { describeError } from "./base/http/loggable.ts";
import { answerRefusedPaths, decryptUrl, hidePlainPaths, withPathCipher } from "./base/http/pathCipher.ts";
import { securityHeaders } from "./base/http/securityHeaders.ts";
import { endSlowBodies, getPace, type RequestPace } from "./base/http/slowRequests.ts";
import { typedTexts } from "./base/http/typedTexts.ts";
import { limitRequests } from "./base/limits/requests.ts";
import { type Drawer, openDrawer } from "./base/print/drawer.ts";
import type { Secrets } from "./base/secrets/secrets.ts";
import { adminRoutes } from "./desk/admin/routes.ts";
import { optOutPages } from "./desk/organise/messages/optOutPage.ts";
import { ownDataRoutes } from "./desk/ownData/routes.ts";
import { developerRoutes } from "./dev/developerRoutes.ts";
import { myPages } from "./entry/my/routes.ts";
import { entryRoutes } from "./entry/places/routes.ts";
import { keepAgreement } from "./money/payments/agreement.ts";
import type { Merchants } from "./money/payments/merchants.ts";
import { openMerchants, type PaymentParts } from "./money/payments/open.ts";
import { notificationRoutes } from "./money/payments/routes.ts";
import type { SignupTools } from "./money/payments/tools.ts";
import { receiptPages } from "./money/receipts/routes.ts";
import { accountCalls } from "./people/accounts/accounts.ts";
import { guardCallers } from "./people/accounts/guard.ts";
import { logRefusals } from "./people/accounts/logRefusals.ts";
import { type Passwords, passwordsAt } from "./people/accounts/passwords.ts";
import { areaRoutes } from "./people/areas/routes.ts";
import { captchaRoutes } from "./people/captcha/routes.ts";
import { ticketFrame } from "./people/captcha/ticketFrame.ts";
import { downloadRoutes } from "./people/fileRoutes/downloads.ts";
import { uploadCalls } from "./people/fileRoutes/uploads.ts";
import { ownerRoutes } from "./people/profile/ownerRoutes.ts";
import { profileRoutes } from "./people/profile/routes.ts";
import { tokenRoutes } from "./people/profile/tokenRoutes.ts";
import { secondFactorRoutes } from "./people/second-factor/routes.ts";
import { sessionCheck } from "./people/session-check/routes.ts";
import { guardTokens } from "./people/tokens/gate.ts";
import { paperRoutes } from "./people/uploads/paper.ts";
import { scheduleSweeps } from "./people/uploads/sweep.ts";
import { openUploads } from "./people/uploads/uploads.ts";
import { type AlertFiles, openAlertFiles } from "./race/alerts/alertFiles.ts";
import { alertFileRoutes, alertRoutes } from "./race/alerts/routes.ts";
import { signupRoutes } from "./raceRoutes.ts";
import { cardRoutes } from "./results/card/routes.ts";
import { certificatePages } from "./results/certificates/pages.ts";
import { certificateCalls } from "./results/certificates/routes.ts";
import { liveAlertRoutes } from "./results/live/alertRoutes.ts";
import { type LiveRaces, openLiveRaces } from "./results/live/liveRaces.ts";
import { livePages } from "./results/live/routes.ts";
import { organisedPhotoRoutes } from "./results/photos/organiserRoutes.ts";
import { photoCalls, photoPages } from "./results/photos/routes.ts";
import { openPhotoSizes } from "./results/photos/serve/makeSizes.ts";
import { schedulePhotoSweeps } from "./results/photos/store/sweep.ts";
import { openPhotoFiles, type PhotoFiles } from "./results/photos/store/tools.ts";
import { feedRoutes } from "./results/public/feedRoutes.ts";
import { createFindResults } from "./results/public/resultsContent.ts";
import { publicResultRoutes } from "./results/public/routes.ts";
import { timingRoutes } from "./results/timing/receive.ts";
import { timingCalls } from "./results/timing/routes.ts";
import { cloudConfig } from "./sites/cloud-config/routes.ts";
import { countryRoutes } from "./sites/countries/routes.ts";
import { type BoundSites, cacheBoundSites } from "./sites/domains/boundSites.ts";
import { certificateRoutes } from "./sites/domains/certificateRoutes.ts";
import { policyReports } from "./sites/domains/policyReports.ts";
import { domainRoutes } from "./sites/domains/routes.ts";
import { openPublicSites } from "./sites/files/publicSites.ts";
import { fileRoutes } from "./sites/files/routes.ts";
import type { FileStore } from "./sites/files/store.ts";
import { createFindLists } from "./sites/lists/findLists.ts";
import { listRoutes } from "./sites/lists/routes.ts";
import { openSiteDocuments } from "./sites/lists/siteDocuments.ts";
import type { BuiltSite } from "./sites/page/builtSite.ts";
import { pageRoutes } from "./sites/page/routes.ts";
import { staffPages } from "./sites/page/staffPage.ts";
import { type SiteFiles, watchSiteFiles } from "./sites/publish/siteFiles.ts";
import { schemaRoutes } from "./sites/schemas/routes.ts";
import { health } from "./status/routes.ts";

/** What the server is built from. */
export interface Parts {
  env: Env;
  db: Database;
  store: FileStore;
  secrets: Secrets;
  /** The built site; undefined if it is not built, and then only API calls are answered. */
  builtSite?: BuiltSite | undefined;
  /** Whether home pages are drawn on the server; true by default. */
  isDrawn?: boolean | undefined;
  /** The key that lets its bearer publish over HTTP; without it nobody can. */
  adminKey?: string;
  /** The domain names of sites that are about to be published for the first time. */
  coming?: ReadonlySet<string>;
  /** Whether documents are served before their time: only to an organiser who writes them. */
  isEarly?: boolean;
  /** How long in ms a publish of another process, or a reason not to be ready, may stay unseen. */
  publishDelayMs?: number;
  /** The stream that the log is written to; standard output by default. */
  log?: Writable;
  /** Called with the server before any route is added, for tests that watch it. */
  watch?(app: FastifyInstance): void;
  /** How long clients may take to send a request; the usual pace by default. */
  pace?: Partial<RequestPace>;
  /** The races whose runners pay to the sandbox of a server for development; all by default. */
  sandboxRaces?: readonly string[];
  /** How passwords are hashed and checked; taken from the settings by default. */
  passwords?: Passwords;
}

/** A server that is ready to listen. */
export interface BuiltApp {
  app: FastifyInstance;
  /** `forget()` makes the server see what this process has just published. */
  boundSites: BoundSites;
  siteFiles: SiteFiles;
  /** What the calls of sign-ups work with, for what runs without a request. */
  tools: SignupTools;
  photos: PhotoFiles;
}

const fixedOptions = {
  bodyLimit: 64 * 1024,
  // A plugin that never ends is a mistake of ours; one that takes long on a slow or busy machine is
  // none.
  pluginTimeout: 120_000,
  routerOptions: { maxParamLength: 160 },
  // Fastify's own way to make validators, which keeps what it has compiled: one for all servers of
  // the process, of which only tests have more than one.
  ajv: { customOptions: { keywords: [typedTexts] } },
  schemaController: { compilersFactory: { buildValidator: AjvCompiler() } },
};

/** Builds the HTTP server. */
export async function buildApp(parts: Parts): Promise<BuiltApp> {
  const { db, store, secrets, builtSite, log, isEarly, adminKey, isDrawn, coming } = parts;
  const env = withPathCipher(parts.env, secrets);
  const passwords = parts.passwords ?? passwordsAt(env.accounts.passwordCost);
  const headers = Object.entries(securityHeaders(env));
  const { pace, options } = getPace(parts.pace);
  const app: FastifyInstance = Fastify({
    ...options,
    ...fixedOptions,
    trustProxy: buildTrustProxy(env.trustedProxies, () => app.log.warn(publicPeer)),
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerBroken,
    logger: { level: "warn", serializers: { err: describeError }, ...(log && { stream: log }) },
    ...(env.pathCipher && { rewriteUrl: decryptUrl(env.pathCipher) }),
  });
  sendHeaders(app, headers);
  parts.watch?.(app);
  prepareAnswers(app);
  refuseHostileText(app);
  endSlowBodies(app, pace);
  limitRequests(app, { db, secrets, env });
  app.decorate("guards", guardCallers({ db, secrets, env }));
  logRefusals(app, { db, secrets });

  const watch = watchChanges(db, parts.publishDelayMs);
  const boundSites = cacheBoundSites(db, watch);
  const publicSites = openPublicSites(store, isEarly);
  const siteFiles = watchSiteFiles(db, store, parts.publishDelayMs);
  const uploads = await openUploads({ env, db, secrets });
  scheduleSweeps(app, uploads);
  if (env.pathCipher) answerRefusedPaths(app);
  const warn = (line: string) => app.log.warn(line);
  const merchants = await openPayments(app, { env, db, secrets, warn, sandboxRaces: parts.sandboxRaces });
  const drawer = openDrawer();
  app.addHook("onClose", async () => drawer.close());
  const photos = await openPhotoFiles(env);
  const tools = { env, db, secrets, boundSites, passwords, uploads, store, photos, merchants, warn };
  const races = openLiveRaces(tools, { delayMs: parts.publishDelayMs, warn });
  await app.register(async (calls) => {
    if (env.pathCipher) hidePlainPaths(calls);
    await calls.register(domainRoutes, { db, boundSites, publicSites, store });
    await calls.register(countryRoutes, { db, watch });
    await calls.register(sessionCheck, { db });
    await calls.register(async (people) => {
      await people.register(accountCalls, tools);
      await people.register(areaRoutes);
      await people.register(profileRoutes, tools);
      await people.register(ownerRoutes, tools);
      await people.register(ownDataRoutes, tools);
      await people.register(secondFactorRoutes, tools);
      await people.register(tokenRoutes, tools);
      await people.register(uploadCalls, { uploads });
      await people.register(signupRoutes, { ...tools, drawer });
      await people.register(certificateCalls, { ...tools, drawer });
      await people.register(photoCalls, tools);
      await people.register(organisedPhotoRoutes, tools);
      await people.register(publicResultRoutes, tools);
      await people.register(timingCalls, tools);
      await people.register(alertRoutes, tools);
      await people.register(liveAlertRoutes, { ...tools, races });
      await people.register(entryRoutes, tools);
      await people.register(captchaRoutes, { env, db, secrets });
    });
  });
  await addPages(app, { ...tools, builtSite });
  const alertFiles = openAlertFiles(db, parts.publishDelayMs);
  await app.register(alertFileRoutes, { ...tools, alertFiles });
  await addResultPages(app, { ...tools, drawer, races, alertFiles });
  await app.register(cloudConfig, { db, watch });
  await app.register(health, { env, db, store, siteFiles, merchants, intervalMs: parts.publishDelayMs });
  await app.register(fileRoutes, { store, isEarly, publicSites });
  await app.register(downloadRoutes, { uploads });
  await app.register(paperRoutes);
  await app.register(policyReports, { db, boundSites });
  await app.register(schemaRoutes);
  await app.register(notificationRoutes, { db, secrets, merchants });
  await developerRoutes(app, tools);
  if (adminKey) await app.register((admin) => adminRoutes(admin, { ...tools, key: adminKey }));
  const siteDocuments = openSiteDocuments(store);
  await app.register(listRoutes, { boundSites, siteDocuments });
  const finders = { findResults: createFindResults(tools), findLists: createFindLists(siteDocuments) };
  await app.register(staffPages, { env, boundSites, builtSite });
  await app.register(pageRoutes, { env, db, store, boundSites, siteFiles, builtSite, isDrawn, coming, ...finders });
  return { app, boundSites, siteFiles, tools, photos };
}

// What has addresses of its own beside the calls: certificates, photos, feeds and the live page.
async function addResultPages(
  app: FastifyInstance,
  tools: SignupTools & { drawer: Drawer; races: LiveRaces; photos: PhotoFiles; alertFiles: AlertFiles },
): Promise<void> {
  const sizes = openPhotoSizes(tools.photos);
  app.addHook("onClose", async () => sizes.close());
  await app.register(certificatePages, tools);
  await app.register(photoPages, { ...tools, sizes });
  schedulePhotoSweeps(app, tools);
  await app.register(feedRoutes, tools);
  await app.register(cardRoutes, tools);
  await app.register(timingRoutes, tools);
  await app.register(livePages, tools);
}

// Opens the merchants of this server, which are compared with those of the others.
async function openPayments(app: FastifyInstance, parts: PaymentParts & { env: Env }): Promise<Merchants> {
  const merchants = await openMerchants(parts);
  keepAgreement(app, { db: parts.db, merchants, isShared: parts.env.databaseUrl !== undefined });
  return merchants;
}

function prepareAnswers(app: FastifyInstance): void {
  answerErrors(app);
  localiseRefusals(app);
  sendRetryAfter(app);
  guardTokens(app);
}

// Pages for people and proxies, at addresses that stay readable while those of calls are encrypted.
async function addPages(app: FastifyInstance, tools: SignupTools & Pick<Parts, "builtSite">): Promise<void> {
  await app.register(ticketFrame, tools.env);
  await app.register(receiptPages, tools);
  await app.register(optOutPages, tools);
  await app.register(myPages, tools);
  await app.register(certificateRoutes, tools);
}

function sendHeaders(app: FastifyInstance, headers: [string, string][]): void {
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
