import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import { normaliseDomainName } from "../http/domain-name.ts";
import { type Prebuilt, prebuild, prebuildCompressed, sendPrebuilt } from "../http/prebuilt.ts";
import { type BoundSite, type BoundSites, previewDomain } from "../website-center/bound-sites.ts";
import type { BuiltSite } from "./built-site.ts";
import { type Language, pageLanguage, renderPage } from "./html.ts";

const phones = /iPhone|iPad|iPod|Android/;

/** GET /: the page of the site that the host name is bound to, or of the preview; and the built program under /assets. */
export async function pageRoutes(
  app: FastifyInstance,
  { env, boundSites, builtSite }: { env: Env; boundSites: BoundSites; builtSite: BuiltSite | undefined },
) {
  const pages = { zh: new WeakMap<BoundSite, Promise<Prebuilt>>(), en: new WeakMap<BoundSite, Promise<Prebuilt>>() };
  const pageOf = (built: BuiltSite, site: BoundSite, language: Language) => {
    const kept = pages[language].get(site) ?? buildPage(built, env, site, language);
    pages[language].set(site, kept);
    return kept;
  };

  app.get("/", async (request, reply) => {
    reply.header("vary", "Cookie");
    const name = normaliseDomainName(request.hostname);
    const bound = name === undefined ? undefined : await boundSites.find(name);
    if (bound?.head.mobileUrl) {
      reply.header("vary", "Cookie, User-Agent");
      if (phones.test(request.headers["user-agent"] ?? "")) {
        return reply.header("cache-control", "no-cache").redirect(bound.head.mobileUrl, 302);
      }
    }
    if (!builtSite)
      return reply.code(503).type("text/plain; charset=utf-8").send("The site is not built: run npm run build.\n");
    const site = bound ?? (await boundSites.find(previewDomain));
    const language = pageLanguage(site, request.headers.cookie);
    const page = site ? pageOf(builtSite, site, language) : buildPage(builtSite, env, undefined, language);
    return sendPrebuilt(request, reply, await page);
  });

  if (builtSite) await builtFiles(app, builtSite);
}

function buildPage(built: BuiltSite, env: Env, site: BoundSite | undefined, language: Language): Promise<Prebuilt> {
  return prebuildCompressed("text/html; charset=utf-8", "no-cache", renderPage(built, env, site, language));
}

async function builtFiles(app: FastifyInstance, { folder, units }: BuiltSite): Promise<void> {
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
    });
  }
  const icon = prebuild("image/x-icon", "public, max-age=86400", "");
  if (!existsSync(join(folder, "favicon.ico"))) {
    app.get("/favicon.ico", (request, reply) => sendPrebuilt(request, reply, icon));
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
