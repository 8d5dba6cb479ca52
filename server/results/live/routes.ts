import type { FastifyInstance, FastifyRequest } from "fastify";
import { raceTime } from "#core/live.ts";
import { refuse } from "../../base/http/envelope.ts";
import { prebuild, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { AlertFiles } from "../../race/alerts/alertFiles.ts";
import type { RaceTools } from "../../race/tools.ts";
import { pageLanguage } from "../../sites/page/html.ts";
import { livePage, livePath, liveStyles } from "./livePage.ts";
import type { LiveRaces } from "./liveRaces.ts";

type PageRequest = FastifyRequest<{ Querystring: { language?: string; bib?: unknown; rehearsal?: unknown } }>;
type FileRequest = FastifyRequest<{ Params: { kind: string; file: string } }>;

const longestBib = 20;

interface Tools extends RaceTools {
  races: LiveRaces;
  alertFiles: AlertFiles;
}

/**
 * GET /live, the last state of a race as tables; and below /live/data, in `race` and `rehearsal`
 * each, `index.json` and the files that it names, which never change.
 */
export async function livePages(app: FastifyInstance, tools: Tools): Promise<void> {
  const { races, alertFiles } = tools;
  const styles = prebuild("text/css; charset=utf-8", "public, max-age=3600", liveStyles);
  app.get(livePath, async (request: PageRequest, reply) => {
    const { headers, query } = request;
    const found = await races.find(request, query.rehearsal !== undefined);
    const bound = await tools.boundSites.find(getHost(request) ?? "");
    if (!found || !bound) return reply.callNotFound();
    const { race, site, page } = found;
    const bib = typeof query.bib === "string" ? query.bib.trim().slice(0, longestBib) : "";
    const index = race.index();
    const html = livePage({
      language: pageLanguage(bound, headers.cookie, headers["accept-language"], query.language),
      site: site.site.title,
      timeZone: site.timeZone,
      index,
      page: site.site.router === "history" ? page : `/#${page}`,
      bib: bib === "" ? undefined : bib,
      runner: bib === "" ? undefined : race.runner(bib),
      now: raceTime(index.clock, Date.now()),
      alerts: (await alertFiles.read(site)).alerts,
    });
    return reply
      .headers({ "cache-control": "no-cache", vary: "Cookie, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(html);
  });
  app.get(`${livePath}/style.css`, (request, reply) => sendPrebuilt(request, reply, styles));
  app.get(`${livePath}/data/:kind/:file`, async (request: FileRequest, reply) => {
    const { kind, file: name } = request.params;
    const isKnown = kind === "race" || kind === "rehearsal";
    const found = isKnown ? await races.find(request, kind === "rehearsal") : undefined;
    if (!found) return reply.code(404).send(refuse("request/not-found"));
    if (name === "index.json") return sendPrebuilt(request, reply, found.race.indexFile());
    // Files are named as addresses have them, and the name arrives decoded.
    const shard = found.race.shardFile(encodeURIComponent(name));
    if (!shard) return reply.code(404).header("cache-control", "no-store").send(refuse("request/not-found"));
    const { file, isCurrent } = shard;
    return sendPrebuilt(request, reply, isCurrent ? file : { ...file, cacheControl: "no-cache" });
  });
}
