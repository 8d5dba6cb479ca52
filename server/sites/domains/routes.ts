import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { addCall } from "../../base/http/call.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { md5, type Prebuilt, prebuild, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { PublicSites } from "../files/publicSites.ts";
import type { FileStore } from "../files/store.ts";
import type { BoundSite, BoundSites } from "./boundSites.ts";
import { countProblem, readRace } from "./service.ts";
import { readWebsite } from "./website.ts";

interface DomainRoutes {
  db: Database;
  boundSites: BoundSites;
  publicSites: PublicSites;
  store: FileStore;
}

/**
 * Adds calls 1 (site config), 6 (race of a domain), 7 (race information), the website information
 * and the problem reports of browsers.
 */
export async function domainRoutes(app: FastifyInstance, { db, boundSites, publicSites, store }: DomainRoutes) {
  const findSite = async (domainName: string) => {
    const name = normaliseDomainName(domainName);
    return name === undefined ? undefined : boundSites.find(name);
  };
  const answers = cachePrebuiltAnswers();
  const notBound = (reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    return refuse("site/not-bound");
  };

  addCall(app, "GET /website-center/site-config", async (request, reply) => {
    const site = await findSite(request.query.domainName);
    if (!site) return notBound(reply);
    // A store that cannot be read is reported when the file is read.
    const part = await publicSites.partOf(site.uri).catch(() => undefined);
    return sendPrebuilt(request, reply, answers(site).getConfig(part));
  });
  addCall(app, "GET /website-center/race-binding", async (request, reply) => {
    const site = await findSite(request.query.domainName);
    const race = site && answers(site).race;
    return race ? sendPrebuilt(request, reply, race) : notBound(reply);
  });

  const raceOptions = { bodyLimit: 4096 };
  addCall(app, "POST /website-center/race", raceOptions, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const race = await readRace(db, String(request.body.raceId));
    return race ? answer(race) : refuse("site/race-not-found");
  });

  addCall(app, "GET /website-center/website", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const site = await findSite(request.query.domainName);
    return site ? answer(await readWebsite({ db, store }, site)) : refuse("site/not-bound");
  });

  const reportOptions = { bodyLimit: 16_384 };
  addCall(app, "POST /website-center/problems", reportOptions, async (request) => {
    const { domainName, ...problem } = request.body;
    const name = domainName === undefined ? getHost(request) : normaliseDomainName(domainName);
    const site = await boundSites.find(name ?? "");
    if (!site) return refuse("site/not-bound");
    await countProblem(db, site.domainName, problem);
    return answer({ kept: true as const });
  });
}

const json = (value: unknown) => prebuild("application/json; charset=utf-8", "no-cache", JSON.stringify(answer(value)));

// Made at the first request for a site, and collected with it.
function cachePrebuiltAnswers(): (site: BoundSite) => SiteAnswers {
  const cache = new WeakMap<BoundSite, SiteAnswers>();
  return (site) => {
    const answers = cache.get(site) ?? prebuildAnswers(site);
    cache.set(site, answers);
    return answers;
  };
}

interface SiteAnswers {
  /** The answer to call 1, for the readable part of the site's file if it is not the whole. */
  getConfig(part: Prebuilt | undefined): Prebuilt;
  race: Prebuilt | undefined;
}

function prebuildAnswers({ domainName, fileMd5, uri, raceId }: BoundSite): SiteAnswers {
  const prebuildConfig = (hash: string) => json({ domainName, fileMd5: hash, uri });
  const config = prebuildConfig(fileMd5);
  // Its hash takes longer than the rest of the answer.
  let readable: { part: Prebuilt; config: Prebuilt } | undefined;
  return {
    getConfig(part) {
      if (!part) return config;
      if (readable?.part !== part) readable = { part, config: prebuildConfig(md5(part.plain)) };
      return readable.config;
    },
    race: raceId === null ? undefined : json({ raceId, domainName }),
  };
}
