import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { refuse } from "../../base/http/envelope.ts";
import { sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { openSet } from "./chooseSet.ts";
import { buildFeed, feedFormats } from "./feeds.ts";
import { openPublicResults } from "./publishedSets.ts";

/** The name of the newest edition in the address of a feed. */
const newestEdition = "latest";

/**
 * Adds the feeds of results for media and programs, at addresses on the race's own host, which stay
 * readable while those of calls are encrypted.
 */
export async function feedRoutes(app: FastifyInstance, tools: RaceTools) {
  const publicResults = openPublicResults(tools.db);
  addCall(app, "GET /feeds/results/:item/:file", async (request, reply) => {
    const { item, file } = request.params;
    const dot = file.lastIndexOf(".");
    const format = feedFormats.find((name) => name === file.slice(dot + 1));
    const edition = file.slice(0, dot);
    const site = await findRaceSite(tools, getHost(request) ?? "");
    if (!site) return refuse("site/not-bound");
    const wanted = { item, edition: edition === newestEdition ? undefined : edition };
    const open = format && (await openSet(publicResults, site.raceId, wanted));
    if (!open || !format) return refuse("results/not-published");
    // Other sites' pages and programs read it too.
    return sendPrebuilt(request, reply.header("access-control-allow-origin", "*"), await buildFeed(open, format));
  });
}
