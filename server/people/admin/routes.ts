import type { FastifyError, FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, messages, refuse } from "../../base/http/envelope.ts";
import type { Secrets } from "../../base/secrets.ts";
import { type ExportRequest, exportSubmissions } from "../../signups/export/export.ts";
import { signupMessages } from "../../signups/messages.ts";
import { exportQuery } from "../../signups/organiserRoutes.ts";
import type { FileStore } from "../../sites/files/store.ts";
import { failureOf } from "../../sites/publish/failure.ts";
import { printPublished } from "../../sites/publish/publication.ts";
import { listReleases, rollBack } from "../../sites/publish/releases.ts";
import { publishFolder } from "../../sites/publish/service.ts";
import type { BoundSites } from "../../sites/website-center/boundSites.ts";
import { type Authorisation, authorise, authorities, commandActor } from "../accounts/authorities.ts";
import { applicationRoutes } from "./applicationRoutes.ts";
import { hasKey } from "./door.ts";

interface Admin {
  db: Database;
  store: FileStore;
  boundSites: BoundSites;
  secrets: Secrets;
  key: string;
}

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });
const publishBody = {
  type: "object",
  required: ["folder", "siteId", "domainName"],
  properties: { folder: text(4096), siteId: text(120), domainName: text(260) },
};
const rollBackBody = {
  type: "object",
  required: ["domainName"],
  properties: { domainName: text(260), to: { type: "string", pattern: "^[0-9a-f]{4,32}$" } },
};
const authoriseBody = {
  type: "object",
  required: ["who", "authority"],
  properties: { who: text(300), authority: { enum: authorities }, isTaken: { type: "boolean" } },
};
const byDomain = { type: "object", required: ["domainName"], properties: { domainName: text(260) } };

/** What the command `startline` asks of a running server: publish a folder of this machine, list editions, step back, give authorities, export sign-ups, decide applications. Only with the key. */
export async function adminRoutes(app: FastifyInstance, { db, store, boundSites, secrets, key }: Admin) {
  app.addHook("onRequest", async (request, reply) => {
    // Whoever has no key learns nothing, not even that there is a door.
    if (!hasKey(request.headers.authorization, key)) return reply.code(404).send(refuse(404, messages.notFound));
  });
  // Whoever has the key runs this server, and is told why something failed.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) throw error;
    request.log.error({ err: error }, "an admin call failed");
    return reply.code(500).send(refuse(500, failureOf(error).reason));
  });
  app.post<{ Body: { folder: string; siteId: string; domainName: string } }>(
    "/admin/publish",
    { schema: { body: publishBody } },
    async ({ body: { folder, siteId, domainName }, log }) => {
      const name = normaliseDomainName(domainName);
      if (name === undefined) return refuse(400, messages.notFound);
      const published = await publishFolder(db, store, { folder, siteId, domainNames: [name], origin: "organiser" });
      if (published.outcome === "failed") log.error({ trace: published.trace }, "a publish failed");
      boundSites.forget();
      return answer(printPublished(published));
    },
  );
  app.post<{ Body: { domainName: string; to?: string } }>(
    "/admin/rollback",
    { schema: { body: rollBackBody } },
    async ({ body: { domainName, to } }) => {
      const outcome = await rollBack(db, store, { domainName: normaliseDomainName(domainName) ?? "", to });
      boundSites.forget();
      return answer(outcome);
    },
  );
  app.post<{ Body: Authorisation }>("/admin/authorise", { schema: { body: authoriseBody } }, async ({ body }) =>
    answer(await authorise(db, secrets, body)),
  );
  app.get<{ Querystring: { domainName: string } }>(
    "/admin/releases",
    { schema: { querystring: byDomain } },
    async ({ query }) => answer(await listReleases(db, normaliseDomainName(query.domainName) ?? "")),
  );
  await app.register(applicationRoutes, { db, secrets, boundSites, store });
  app.get<{ Querystring: ExportRequest }>(
    "/admin/sign-ups",
    { schema: { querystring: { ...exportQuery, required: [...exportQuery.required, "language"] } } },
    async ({ query }, reply) => {
      const exported = await exportSubmissions({ db, store, boundSites, secrets }, commandActor, query);
      if (exported.outcome === "exported") return reply.type(exported.type).send(exported.file);
      return exported.outcome === "no-race" ? refuse(404, messages.noRaceBound) : refuse(410, signupMessages.noRows);
    },
  );
}
