import type { FastifyInstance } from "fastify";
import { accountPath } from "#core/reservedPaths.ts";
import { staffPath, staffWorkerPath } from "#core/staffPaths.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/staff.ts";
import { textIn } from "#locales/getText.ts";
import type { Env } from "../../base/env/env.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import { md5 } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { staffPermissions } from "../../base/http/securityHeaders.ts";
import type { BoundSite, BoundSites } from "../domains/boundSites.ts";
import type { BuiltSite } from "./builtSite.ts";
import { escapeScript, pageLanguage } from "./html.ts";
import { removingWorker, staffWorker } from "./staffWorker.ts";

interface StaffPages {
  env: Pick<Env, "apiUrl" | "pathCipher" | "noStaffWorker">;
  boundSites: BoundSites;
  builtSite: BuiltSite | undefined;
}

/**
 * GET /staff, the page with which staff hand race packs out, the only one that may use the camera;
 * and the worker that opens it without a network.
 */
export async function staffPages(app: FastifyInstance, { env, boundSites, builtSite }: StaffPages): Promise<void> {
  app.get<{ Querystring: { language?: string } }>(staffPath, async (request, reply) => {
    const site = await boundSites.find(getHost(request) ?? "");
    const files = builtSite?.units["part/staff"];
    if (!site?.raceId || !builtSite || !files) return reply.callNotFound();
    const { cookie, "accept-language": accepted } = request.headers;
    const language = pageLanguage(site, cookie, accepted, request.query.language);
    const styles = [...builtSite.entry.css, ...files.css];
    reply.raw.setHeader("permissions-policy", staffPermissions);
    return reply
      .headers({ "cache-control": "no-cache", vary: "Cookie, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(writePage({ env, site, language, styles, script: files.js }));
  });
  app.get(staffWorkerPath, (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(env.noStaffWorker ? removingWorker : staffWorker),
  );
}

interface Parts extends Pick<StaffPages, "env"> {
  site: BoundSite;
  language: Language;
  styles: string[];
  script: string;
}

function writePage({ env, site, language, styles, script }: Parts): string {
  const facts = {
    api: env.apiUrl,
    pathCipher: env.pathCipher ?? null,
    language,
    languages: site.head.languages,
    title: site.head.title,
    account: site.head.router === "history" ? accountPath : `/#${accountPath}`,
    edition: md5([script, ...styles].join("\n")).slice(0, 12),
    isOffline: env.noStaffWorker !== true,
  };
  const title = `${textIn(language, messages, "title")} · ${inLanguage(site.head.title, language)}`;
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join("\n")}
<script type="application/json" id="staff-facts">${escapeScript(JSON.stringify(facts))}</script>
<script type="module" src="${script}"></script>
</head>
<body>
<div id="staff"></div>
<noscript>${escapeHtml(textIn(language, messages, "needsScript"))}</noscript>
</body>
</html>
`;
}
