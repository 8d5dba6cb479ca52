import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type FeedFormat, feedTypes } from "#core/feedAddress.ts";
import type { Language } from "#core/text.ts";
import { addCall } from "../../base/http/call.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { type Prebuilt, prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { BoundSite, BoundSites } from "../domains/boundSites.ts";
import { buildFeed, chooseEntries } from "./feed.ts";
import { searchDocuments } from "./search.ts";
import type { OpenSiteDocuments } from "./siteDocuments.ts";

interface ListRoutes {
  boundSites: BoundSites;
  siteDocuments: OpenSiteDocuments;
}

type SentFeed = Prebuilt & { changedAt: Date };

// Of the sites of a large organiser, in two languages and three formats.
const mostFeeds = 200;

/** Adds the search of the documents of a site, and their feeds on its own host. */
export async function listRoutes(app: FastifyInstance, { boundSites, siteDocuments }: ListRoutes): Promise<void> {
  const readFeed = cacheReads<SentFeed>(mostFeeds);
  addCall(app, "GET /website-center/documents", async ({ query }, reply) => {
    reply.header("cache-control", "no-store");
    const site = await boundSites.find(normaliseDomainName(query.domainName) ?? "");
    const documents = site && (await siteDocuments(site));
    if (!documents) return refuse("site/not-bound");
    return answer({ paths: await searchDocuments(documents, query.search, Date.now()) });
  });
  addCall(app, "GET /feeds/:file", async (request, reply) => {
    const [, format] = /^news\.(xml|atom|json)$/.exec(request.params.file) ?? [];
    const site = await boundSites.find(getHost(request) ?? "");
    const documents = site && site.raceId !== null ? await siteDocuments(site) : undefined;
    // Feed readers know the status of HTTP, and no envelope.
    const refuseFeed = (code: "site/not-bound" | "site/no-feed") => {
      reply.code(404);
      return refuse(code);
    };
    if (!site || !documents) return refuseFeed("site/not-bound");
    const { list, language = firstLanguage(site) } = request.query;
    const isOffered = format !== undefined && site.head.languages.includes(language);
    const { publishedAt } = site;
    const entries = isOffered && chooseEntries(documents, { list, language }, { now: Date.now(), publishedAt });
    if (!entries) return refuseFeed("site/no-feed");
    const key = [site.domainName, site.uri, publishedAt.getTime(), format, list, language, entries];
    const feed = await readFeed(JSON.stringify(key), async () => {
      const wanted = { list, language, format: format as FeedFormat };
      const { text, changedAt } = await buildFeed(site, documents, entries, wanted);
      const type = `${feedTypes[wanted.format]}; charset=utf-8`;
      return { ...(await prebuildCompressed(type, "no-cache", text)), changedAt };
    });
    return feed ? sendFeed(request, reply, feed) : refuseFeed("site/no-feed");
  });
}

function firstLanguage({ head }: BoundSite): Language {
  return head.languages[0] === "en" ? "en" : "zh";
}

// Other sites' pages read it too. HTTP knows whole seconds, and an ETag counts more than a time.
function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: SentFeed): FastifyReply {
  const changed = Math.floor(feed.changedAt.getTime() / 1000) * 1000;
  reply.headers({
    "access-control-allow-origin": "*",
    "last-modified": new Date(changed).toUTCString(),
    "x-robots-tag": "noindex",
  });
  const { "if-none-match": tag, "if-modified-since": since } = request.headers;
  if (tag === undefined && since !== undefined && changed <= Date.parse(since))
    return reply.headers({ etag: feed.etag, "cache-control": feed.cacheControl }).code(304).send();
  return sendPrebuilt(request, reply, feed);
}
