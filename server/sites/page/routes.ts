import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Counter } from "#core/analytics.ts";
import type { NamedHosts } from "#core/hosts.ts";
import { mobileAddress } from "#core/mobileAddress.ts";
import type { Language } from "#core/text.ts";
import type { VideoPlatform } from "#core/videoPlatforms.ts";
import type { Database } from "../../base/db/open.ts";
import { isUnavailable } from "../../base/db/unavailable.ts";
import type { Env } from "../../base/env/env.ts";
import { logUnavailable } from "../../base/http/errors.ts";
import { prebuild, prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { pdfWorkerPolicy, withCounters, withPlayers, withSiteHosts } from "../../base/http/securityHeaders.ts";
import { type BoundSite, type BoundSites, previewDomain } from "../domains/boundSites.ts";
import { type FileStore, readStored, StoreFailed } from "../files/store.ts";
import type { BuiltSite } from "./builtSite.ts";
import { pageLanguage, sha256 } from "./html.ts";
import type { PageLocation } from "./locate.ts";
import { cachePages, type Pages } from "./pages.ts";
import type { FindResults } from "./resultsPage.ts";
import { getOrigin, sitemap } from "./search.ts";
import {
  comingPage,
  comingSeconds,
  recoveringPage,
  recoveringSeconds,
  unavailablePage,
  unavailableStyles,
} from "./unavailable.ts";

interface PageRoutes {
  env: Env;
  db: Database;
  store: FileStore;
  boundSites: BoundSites;
  siteFiles: { hasSite(site: { uri: string }): Promise<boolean> };
  builtSite: BuiltSite | undefined;
  isDrawn?: boolean | undefined;
  /** The domain names of sites that are about to be published for the first time. */
  coming?: ReadonlySet<string> | undefined;
  /** Finds what pages of results are drawn from. */
  findResults?: FindResults | undefined;
  /** Finds what pages of lists of documents are drawn from. */
  findLists?: FindResults | undefined;
}

const phones = /iPhone|iPad|iPod|Android/;

/**
 * GET / and every other address of a site with real addresses: the page of the site that the host
 * name is bound to, or of the preview; and the built program under /assets.
 */
export async function pageRoutes(app: FastifyInstance, parts: PageRoutes) {
  const { env, db, store, boundSites, siteFiles, builtSite, isDrawn, coming, findResults, findLists } = parts;
  const boundTo = async (request: FastifyRequest) => boundSites.find(getHost(request) ?? "");
  // Before any page is made, so that no page is cached for a site whose files are not on this
  // server yet.
  const preHandler = async (request: FastifyRequest<PageQuery>, reply: FastifyReply) => {
    const bound = await boundTo(request);
    if (!bound && coming?.has(getHost(request) ?? "")) return sendComing(request, reply);
    const site = bound ?? (await boundSites.find(previewDomain));
    return !site || (await siteFiles.hasSite(site)) ? undefined : sendUnavailable(request, reply, site);
  };
  const drawing = { isDrawn, findResults, findLists };
  const pages = builtSite && cachePages({ env, db, store, boundSites, built: builtSite, ...drawing });
  app.addHook("onClose", async () => pages?.close());
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest<PageQuery>, reply) => {
    // A store that is away fails as a database that is away does, which may be the store.
    const site = error instanceof StoreFailed ? await boundTo(request).catch(() => undefined) : undefined;
    if (site) {
      request.log.error({ err: error.cause }, "the store of published files cannot be read");
      return sendUnavailable(request, reply, site);
    }
    if (isUnavailable(error)) return sendRecovering(request, reply, error);
    throw error;
  });

  app.get<PageQuery>("/", { preHandler }, async (request, reply) => {
    const bound = await boundTo(request);
    if (request.query.drawn !== undefined)
      return sendFragment(request, reply, { pages, site: bound ?? (await boundSites.find(previewDomain)) });
    reply.header("vary", "Cookie, Accept-Language");
    if (redirectToMobile(bound, request, reply)) return reply;
    if (!pages)
      return reply.code(503).type("text/plain; charset=utf-8").send("The site is not built: run npm run build.\n");
    return sendPage(request, reply, { pages, site: bound ?? (await boundSites.find(previewDomain)) });
  });
  app.get<PageQuery>("/*", { preHandler }, async (request, reply) => {
    const site = (await boundTo(request)) ?? (await boundSites.find(previewDomain));
    const [path = "/", query] = request.url.split("?", 2);
    const page = await pages?.locate(site, path, Date.now());
    if (!pages || !page) return reply.callNotFound();
    reply.header("vary", "Cookie, Accept-Language");
    if (redirectToMobile(site, request, reply)) return reply;
    if ("address" in page) {
      const address = query ? `${page.address}?${query}` : page.address;
      return reply.header("cache-control", "no-cache").redirect(address, page.isPermanent ? 301 : 302);
    }
    return sendPage(request, reply, { pages, site, location: { ...page, search: query ? `?${query}` : "" } });
  });

  app.get<PageQuery>("/race.ics", { preHandler }, async (request, reply) => {
    const site = await boundTo(request);
    const calendar = site && (await pages?.calendar(site, chooseLanguage(request, site)));
    if (!calendar) return reply.callNotFound();
    return reply.header("vary", "Cookie, Accept-Language").type("text/calendar; charset=utf-8").send(calendar);
  });
  crawlerRoutes(app, { store, boundTo, pages, preHandler });
  if (builtSite) await serveBuiltFiles(app, builtSite, pdfWorkerPolicy(env));
}

interface CrawlerRoutes {
  store: FileStore;
  boundTo(request: FastifyRequest): Promise<BoundSite | undefined>;
  pages: ReturnType<typeof cachePages> | undefined;
  preHandler: (request: FastifyRequest<PageQuery>, reply: FastifyReply) => Promise<unknown>;
}

// Registers the fixed paths that search engines, feed readers and old browsers request.
function crawlerRoutes(app: FastifyInstance, { store, boundTo, pages, preHandler }: CrawlerRoutes): void {
  app.get("/robots.txt", async (request, reply) => {
    const site = await boundTo(request);
    const rules = site?.raceId ? `Allow: /\nSitemap: ${getOrigin(site.domainName)}/sitemap.xml` : "Disallow: /";
    return reply.type("text/plain; charset=utf-8").send(`User-agent: *\n${rules}\n`);
  });
  app.get<PageQuery>("/sitemap.xml", { preHandler }, async (request, reply) => {
    const site = await boundTo(request);
    if (!site?.raceId) return reply.callNotFound();
    const addresses = (await pages?.addresses(site, Date.now())) ?? ["/"];
    const map = sitemap(getOrigin(site.domainName), site.head.languages, addresses);
    return reply.type("application/xml; charset=utf-8").send(map);
  });
  const noIcon = prebuild("image/x-icon", "public, max-age=86400", "");
  // Feed readers and old browsers request it without reading a page.
  app.get("/favicon.ico", async (request, reply) => {
    const bytes = await readStored(store, (await boundTo(request))?.head.brand?.icons?.ico);
    if (!bytes) return sendPrebuilt(request, reply, noIcon);
    return reply.header("cache-control", "public, max-age=86400").type("image/x-icon").send(bytes);
  });
}

interface PageQuery {
  Querystring: { language?: string; drawn?: unknown };
}

// Returns whether the visitor was redirected.
function redirectToMobile(site: BoundSite | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  const { mobileUrl } = site?.head ?? {};
  if (!mobileUrl) return false;
  reply.header("vary", "Cookie, Accept-Language, User-Agent");
  if (!phones.test(request.headers["user-agent"] ?? "")) return false;
  // The browser itself keeps what is behind the #.
  const [, search = ""] = request.url.split("?", 2);
  reply.header("cache-control", "no-cache").redirect(mobileAddress(mobileUrl, { search, hash: "" }), 302);
  return true;
}

async function sendPage(
  request: FastifyRequest<PageQuery>,
  reply: FastifyReply,
  { pages, site, location }: { pages: Pages; site: BoundSite | undefined; location?: PageLocation },
): Promise<FastifyReply> {
  const language = chooseLanguage(request, site);
  // A language in the address is a choice that lasts, as that of the language switch.
  if (request.query.language === language)
    reply.header("set-cookie", `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`);
  const { body, styles, scripts, counters } = await pages.find(site, language, Date.now(), location);
  adaptPolicy(reply, { styles, scripts, counters, hosts: site?.head.hosts, videos: site?.head.videos });
  return sendPrebuilt(request, reply.code(location?.status ?? 200), body);
}

// Characters: the paths of real pages are shorter, and the script of the home page requests no
// longer ones.
const longestPath = 300;

// The page behind the # of an address, in the language of the page that its script is in: the
// browser that requests it has chosen nothing.
async function sendFragment(
  request: FastifyRequest<PageQuery>,
  reply: FastifyReply,
  { pages, site }: { pages: Pages | undefined; site: BoundSite | undefined },
): Promise<FastifyReply> {
  const { drawn, language } = request.query;
  const isPath = typeof drawn === "string" && drawn.startsWith("/") && drawn.length <= longestPath;
  const isOffered = (language === "zh" || language === "en") && (!site || site.head.languages.includes(language));
  const fragment =
    isPath && isOffered ? site && (await pages?.findFragment(site, language, Date.now(), drawn)) : undefined;
  if (!fragment) return reply.header("cache-control", "no-cache").code(204).send();
  if (fragment.leadsTo !== undefined) reply.header("content-location", fragment.leadsTo);
  return sendPrebuilt(request, reply.header("x-robots-tag", "noindex"), fragment.built.body);
}

function sendUnavailable(request: FastifyRequest<PageQuery>, reply: FastifyReply, site: BoundSite): FastifyReply {
  return sendLater(reply, 60, unavailablePage(site, chooseLanguage(request, site)));
}

function sendRecovering(request: FastifyRequest<PageQuery>, reply: FastifyReply, error: Error): FastifyReply {
  logUnavailable(request, error);
  return sendLater(reply, recoveringSeconds, recoveringPage(chooseLanguage(request, undefined)));
}

function sendComing(request: FastifyRequest<PageQuery>, reply: FastifyReply): FastifyReply {
  return sendLater(reply, comingSeconds, comingPage(chooseLanguage(request, undefined)));
}

function chooseLanguage({ headers, query }: FastifyRequest<PageQuery>, site: BoundSite | undefined): Language {
  return pageLanguage(site, headers.cookie, headers["accept-language"], query.language);
}

function sendLater(reply: FastifyReply, seconds: number, page: string): FastifyReply {
  adaptPolicy(reply, { styles: [sha256(unavailableStyles)], scripts: [] });
  return reply
    .code(503)
    .headers({ "retry-after": String(seconds), "cache-control": "no-store", vary: "Cookie, Accept-Language" })
    .type("text/html; charset=utf-8")
    .send(page);
}

interface PagePolicy {
  styles: string[];
  scripts: string[];
  counters?: Counter[] | undefined;
  hosts?: NamedHosts | undefined;
  videos?: VideoPlatform[] | undefined;
}

// One policy for all responses, plus what this page has inline and reports to, and the hosts and
// video platforms of its site.
function adaptPolicy(reply: FastifyReply, { styles, scripts, counters, hosts, videos }: PagePolicy): void {
  const policy = String(reply.getHeader("content-security-policy") ?? reply.raw.getHeader("content-security-policy"));
  const wider = policy
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(" "))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "));
  reply.raw.setHeader(
    "content-security-policy",
    withCounters(withPlayers(hosts ? withSiteHosts(wider, hosts) : wider, videos), counters),
  );
}

async function serveBuiltFiles(
  app: FastifyInstance,
  { folder, units }: BuiltSite,
  workerPolicy: string,
): Promise<void> {
  const table = await prebuildCompressed("application/json; charset=utf-8", "no-cache", JSON.stringify(units));
  app.get("/units.json", (request, reply) => sendPrebuilt(request, reply, table));

  const assets = join(folder, "assets");
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: "365d",
      setHeaders(reply, path) {
        // The plugin selects a compressed form without a Vary header.
        reply.setHeader("vary", "Accept-Encoding");
        if (/[\\/]pdf\.worker-[\w-]+\.js(\.\w+)?$/.test(path)) reply.setHeader("content-security-policy", workerPolicy);
      },
    });
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/",
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ["index.html", "assets/**", ".vite/**", "**/*.br", "**/*.gz"],
  });
}
