import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, messages, refuse } from "../../base/http/envelope.ts";
import { type Prebuilt, prebuild, sendPrebuilt } from "../../base/http/prebuilt.ts";
import type { BoundSite, BoundSites } from "./boundSites.ts";
import { keepProblem, readRace } from "./service.ts";

type ByDomain = { Querystring: { domainName: string } };

const byDomain = {
  querystring: {
    type: "object",
    required: ["domainName"],
    properties: { domainName: { type: "string", maxLength: 260 } },
  },
};

const byRace = {
  body: {
    type: "object",
    required: ["raceId"],
    // Fastify turns a number into text here: programs send race ids either way.
    properties: { raceId: { type: "string", maxLength: 64, minLength: 1, pattern: "^[^\\u0000]*$" } },
  },
};

const problemReport = {
  body: {
    type: "object",
    required: ["code"],
    properties: {
      domainName: { type: "string", maxLength: 260 },
      code: { type: "string", minLength: 1, maxLength: 200 },
      pointer: { type: "string", maxLength: 2000 },
      message: { type: "string", maxLength: 8000 },
    },
  },
};

/** The website center: calls 1 (site config), 6 (race of a domain), 7 (race information) and the browsers' problem reports. */
export async function websiteCenter(
  app: FastifyInstance,
  { db, boundSites }: { db: Database; boundSites: BoundSites },
) {
  const answers = prebuiltAnswers();

  const sendBound = async (request: FastifyRequest<ByDomain>, reply: FastifyReply, choose: "config" | "race") => {
    const domainName = normaliseDomainName(request.query.domainName);
    const site = domainName === undefined ? undefined : await boundSites.find(domainName);
    const built = site && answers(site)[choose];
    if (built) return sendPrebuilt(request, reply, built);
    return reply.header("cache-control", "no-store").send(refuse(404, messages.noRaceBound));
  };
  app.get<ByDomain>("/website-center/site-config", { schema: byDomain }, (request, reply) =>
    sendBound(request, reply, "config"),
  );
  app.get<ByDomain>("/website-center/race-binding", { schema: byDomain }, (request, reply) =>
    sendBound(request, reply, "race"),
  );

  app.post<{ Body: { raceId: string } }>(
    "/website-center/race",
    { schema: byRace, bodyLimit: 4096, config: { limit: "race" } },
    async (request, reply) => {
      const race = await readRace(db, request.body.raceId);
      return reply.header("cache-control", "no-store").send(race ? answer(race) : refuse(404, messages.raceNotFound));
    },
  );

  app.post<{ Body: { domainName?: string; code: string; pointer?: string; message?: string } }>(
    "/website-center/problems",
    { schema: problemReport, bodyLimit: 16_384, config: { limit: "problem" } },
    async (request) => {
      const { domainName = request.hostname, ...problem } = request.body;
      const site = await boundSites.find(normaliseDomainName(domainName) ?? "");
      if (!site) return refuse(404, messages.noRaceBound);
      await keepProblem(db, site.domainName, problem);
      return answer({ kept: true });
    },
  );
}

// The answers of a site are made when it is first asked for and go when it is forgotten.
function prebuiltAnswers(): (site: BoundSite) => { config: Prebuilt; race: Prebuilt | undefined } {
  const kept = new WeakMap<BoundSite, { config: Prebuilt; race: Prebuilt | undefined }>();
  const json = (value: unknown) =>
    prebuild("application/json; charset=utf-8", "no-cache", JSON.stringify(answer(value)));
  return (site) => {
    const known = kept.get(site);
    if (known) return known;
    const { domainName, fileMd5, uri, raceId } = site;
    const made = {
      config: json({ domainName, fileMd5, uri }),
      race: raceId === null ? undefined : json({ raceId, domainName }),
    };
    kept.set(site, made);
    return made;
  };
}
