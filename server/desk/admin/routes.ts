import type { FastifyError, FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { isUnavailable } from "../../base/db/unavailable.ts";
import type { Env } from "../../base/env/env.ts";
import { addCall } from "../../base/http/call.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { operator } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { purgeSecurityEvents, readSecurityEvents } from "../../base/security/log.ts";
import type { Merchants } from "../../money/payments/merchants.ts";
import { authorise, findAccountId, listOrganisers } from "../../people/accounts/authorities.ts";
import type { Passwords } from "../../people/accounts/passwords.ts";
import { tokenAdminRoutes } from "../../people/profile/tokenRoutes.ts";
import { resetSecondFactor } from "../../people/second-factor/service.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { Uploads } from "../../people/uploads/uploads.ts";
import { alertAdminRoutes } from "../../race/alerts/routes.ts";
import { resultFileAdminRoutes } from "../../results/import/routes.ts";
import { photoAdminRoutes } from "../../results/photos/organiserRoutes.ts";
import type { PhotoFiles } from "../../results/photos/store/tools.ts";
import { resultAdminRoutes } from "../../results/routes.ts";
import { timingAdminRoutes } from "../../results/timing/routes.ts";
import { configFileRoutes } from "../../sites/cloud-config/adminRoutes.ts";
import type { BoundSites } from "../../sites/domains/boundSites.ts";
import type { FileStore } from "../../sites/files/store.ts";
import { getFailure } from "../../sites/publish/failure.ts";
import { printPublished } from "../../sites/publish/publication.ts";
import { listReleases, rollBack } from "../../sites/publish/releases.ts";
import { publishFolder } from "../../sites/publish/service.ts";
import { bibAdminRoutes } from "../bibs/routes.ts";
import { exportSubmissions } from "../export/export.ts";
import { deleteAnswer } from "../general/delete.ts";
import { mailingAdminRoutes } from "../mailing/routes.ts";
import { applicationRoutes } from "./applicationRoutes.ts";
import { adminLiveRoutes } from "./liveRoutes.ts";
import { operatorRoutes } from "./operatorRoutes.ts";
import { entryAdminRoutes } from "./organiseRoutes.ts";
import { hasKey } from "./runningServer.ts";

interface Admin extends SendingTools {
  env: Env;
  db: Database;
  store: FileStore;
  boundSites: BoundSites;
  secrets: Secrets;
  uploads: Uploads;
  photos: PhotoFiles;
  merchants: Merchants;
  passwords: Passwords;
  key: string;
}

/**
 * Adds the calls that the command `startline` makes to a running server: publish a folder of this
 * machine, list editions, roll back, give authorities, export sign-ups, decide applications. They
 * need the key.
 */
export async function adminRoutes(
  app: FastifyInstance,
  { env, db, store, boundSites, secrets, uploads, photos, merchants, passwords, key, warn }: Admin,
) {
  app.addHook("onRequest", async (request, reply) => {
    // Without the key nobody learns that these calls exist.
    if (!hasKey(request.headers.authorization, key)) return reply.code(404).send(refuse("request/not-found"));
  });
  // The operator runs this server and learns why something failed.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if ((error.statusCode !== undefined && error.statusCode < 500) || isUnavailable(error)) throw error;
    request.log.error({ err: error }, "an admin call failed");
    return reply.code(500).send({ ...refuse("server/failed"), msg: getFailure(error).reason });
  });
  addCall(app, "POST /admin/publish", async ({ body: { folder, siteId, domainName, reason }, log }) => {
    const name = normaliseDomainName(domainName);
    if (name === undefined) return refuse("site/wrong-domain-name");
    const site = { folder, siteId, domainNames: [name], reason };
    const published = await publishFolder(db, store, { ...site, origin: "organiser" });
    if (published.outcome === "failed") log.error({ trace: published.trace }, "a publish failed");
    boundSites.forget();
    return answer(printPublished(published));
  });
  addCall(app, "POST /admin/rollback", async ({ body: { domainName, to } }) => {
    const outcome = await rollBack(db, store, { domainName: normaliseDomainName(domainName) ?? "", to });
    boundSites.forget();
    return answer(outcome);
  });
  addCall(app, "POST /admin/authorise", async ({ body }) => answer(await authorise(db, secrets, body)));
  addCall(app, "POST /admin/reset-second-factor", async ({ body: { who } }) => {
    const accountId = await findAccountId(db, secrets, who);
    if (accountId === undefined) return answer("no-account");
    return answer((await resetSecondFactor(db, accountId, operator.actor)) ? "reset" : "unchanged");
  });
  addCall(app, "GET /admin/security-events", async ({ query: { account, ...filter } }) => {
    const accountId = account === undefined ? undefined : await findAccountId(db, secrets, account);
    if (account !== undefined && accountId === undefined) return refuse("account/not-found");
    return answer({ events: await readSecurityEvents(db, { ...filter, accountId }) });
  });
  addCall(app, "POST /admin/purge-security-events", async ({ body: { before } }) => {
    const count = await purgeSecurityEvents(db, { before, actor: operator.actor });
    return answer(count === "too-recent" ? { outcome: "too-recent", count: 0 } : { outcome: "purged", count });
  });
  addCall(app, "GET /admin/organisers", async () => answer(await listOrganisers(db, secrets)));
  addCall(app, "GET /admin/releases", async ({ query }) => {
    const releases = await listReleases(db, normaliseDomainName(query.domainName) ?? "");
    return answer(releases.map((release) => ({ ...release, publishedAt: release.publishedAt.toISOString() })));
  });
  const tools = { env, db, secrets, boundSites, store, uploads, merchants, warn };
  await app.register(applicationRoutes, tools);
  await app.register(timingAdminRoutes, tools);
  await app.register(alertAdminRoutes, tools);
  await app.register(bibAdminRoutes, tools);
  await app.register(mailingAdminRoutes, tools);
  await app.register(entryAdminRoutes, tools);
  await app.register(adminLiveRoutes, tools);
  await app.register(tokenAdminRoutes, tools);
  await app.register(resultFileAdminRoutes, tools);
  await app.register(resultAdminRoutes, tools);
  await app.register(photoAdminRoutes, { ...tools, photos });
  await app.register(operatorRoutes, { ...tools, passwords });
  await app.register(configFileRoutes, tools);
  addCall(app, "POST /admin/answers/delete", async ({ body }) =>
    answer(await deleteAnswer({ env, db, secrets, boundSites, store, uploads, warn }, operator, body)),
  );
  addCall(app, "GET /admin/sign-ups", async ({ query }, reply) => {
    const exported = await exportSubmissions({ db, store, boundSites, secrets }, operator, query);
    if (typeof exported !== "string") return reply.type(exported.type).send(exported.file);
    // Only here the number is 410: the command distinguishes the two by it.
    return exported === "export/no-rows" ? { ...refuse("export/no-rows"), code: 410 } : refuse("site/not-bound");
  });
}
