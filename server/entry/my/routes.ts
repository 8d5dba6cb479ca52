import type { FastifyInstance, FastifyRequest } from "fastify";
import { type MyFacts, myPath, myWorkerPath } from "#core/myPage.ts";
import { accountPath } from "#core/reservedPaths.ts";
import type { Env } from "../../base/env/env.ts";
import { prebuild, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import type { BuiltSite } from "../../sites/page/builtSite.ts";
import { pageLanguage } from "../../sites/page/html.ts";
import { myPage, myStyles } from "./page.ts";
import { myWorker, myWorkerEnd } from "./worker.ts";

type PageRequest = FastifyRequest<{ Querystring: { language?: string } }>;

/**
 * GET /my, the page that runners open on race day, on every site with accounts; its styles and its
 * worker. The page has nothing personal: its script makes the runner's own calls.
 */
export async function myPages(
  app: FastifyInstance,
  { env, builtSite, ...tools }: RaceTools & { env: Env; builtSite?: BuiltSite | undefined },
): Promise<void> {
  const styles = prebuild("text/css; charset=utf-8", "public, max-age=3600", myStyles);
  const worker = prebuild("text/javascript; charset=utf-8", "no-cache", env.isMyKept ? myWorker : myWorkerEnd);
  app.get(myPath, async (request: PageRequest, reply) => {
    const host = getHost(request) ?? "";
    const bound = await tools.boundSites.find(host);
    const race = await findRaceSite(tools, host);
    if (!bound || !race?.site.account) return reply.callNotFound();
    const { headers, query } = request;
    const facts: MyFacts = {
      api: env.apiUrl,
      pathCipher: env.pathCipher ?? null,
      language: pageLanguage(bound, headers.cookie, headers["accept-language"], query.language),
      languages: (["zh", "en"] as const).filter((language) => bound.head.languages.includes(language)),
      title: bound.head.title,
      timeZone: race.timeZone,
      account: race.site.router === "history" ? accountPath : `/#${accountPath}`,
      wallets: (["apple", "google"] as const).filter((wallet) => env.wallets[wallet] !== undefined),
      isKept: env.isMyKept,
    };
    // Pages that the browser keeps by itself would show one runner to the next.
    return reply
      .headers({ "cache-control": "no-store", vary: "Cookie, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(myPage(facts, builtSite?.units["part/my"]?.js));
  });
  app.get(`${myPath}/style.css`, (request, reply) => sendPrebuilt(request, reply, styles));
  app.get(myWorkerPath, (request, reply) =>
    sendPrebuilt(request, reply.header("service-worker-allowed", myPath), worker),
  );
}
