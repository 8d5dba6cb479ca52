import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inLanguage, type Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/optOut.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../../../base/http/escape.ts";
import { acceptForms } from "../../../base/http/hostileText.ts";
import { languageTag } from "../../../base/http/languages.ts";
import { getHost } from "../../../base/http/requestHost.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { receiptPath } from "../../../money/receipts/page.ts";
import { previewDomain } from "../../../sites/domains/boundSites.ts";
import { pageLanguage } from "../../../sites/page/html.ts";
import { optOut, optOutPath, readOptOut } from "./optOut.ts";

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { language?: string } }>;
const longestBody = 4096;

type State = "asks" | "done" | "missing";

/**
 * Adds the page that opts an address out of news. A GET changes nothing, because programs that scan
 * links follow them; a POST does it, without cookie or redirect, from the page's button and from
 * the mail program of RFC 8058.
 */
export async function optOutPages(app: FastifyInstance, { boundSites, db, secrets }: SignupTools) {
  // All that a POST states is in its address.
  acceptForms(app, longestBody);
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: longestBody },
    (_request, _body, done) => done(null),
  );
  const show = async (request: PageRequest, reply: FastifyReply, state: State) => {
    const bound = (await boundSites.find(getHost(request) ?? "")) ?? (await boundSites.find(previewDomain));
    const { headers, query, params } = request;
    const language = pageLanguage(bound, headers.cookie, headers["accept-language"], query.language);
    const site = bound ? inLanguage(bound.head.title, language) : "Startline";
    return reply
      .code(state === "missing" ? 404 : 200)
      .headers({ "cache-control": "no-store", vary: "Cookie, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(optOutPage({ language, site, state, path: `${optOutPath}/${encodeURIComponent(params.token)}` }));
  };
  app.get(`${optOutPath}/:token`, (request: PageRequest, reply) =>
    show(request, reply, readOptOut(secrets, request.params.token) === undefined ? "missing" : "asks"),
  );
  app.post(`${optOutPath}/:token`, async (request: PageRequest, reply) => {
    const contactMac = readOptOut(secrets, request.params.token);
    if (contactMac !== undefined) await optOut(db, contactMac);
    return show(request, reply, contactMac === undefined ? "missing" : "done");
  });
}

interface Page {
  language: Language;
  site: string;
  state: State;
  path: string;
}

const tones = { asks: "mild", done: "good", missing: "bad" };

function optOutPage({ language, site, state, path }: Page): string {
  const otherLanguage = language === "zh" ? "en" : "zh";
  const text = (key: "title" | State | `${State}Meaning` | "button") => escapeHtml(textIn(language, texts, key));
  const action = `${escapeHtml(path)}?language=${language}`;
  const form = `<form method="post" action="${action}"><button>${text("button")}</button></form>`;
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text("title")} · ${escapeHtml(site)}</title>
<link rel="stylesheet" href="${receiptPath}.css">
</head>
<body>
<header>
<a class="site" href="/">${escapeHtml(site)}</a>
<a href="${escapeHtml(path)}?language=${otherLanguage}" lang="${languageTag(otherLanguage)}">${textIn(otherLanguage, texts, "language")}</a>
</header>
<main>
<h1>${text("title")}</h1>
<section class="result ${tones[state]}" role="status">
<h2>${text(state)}</h2>
<p>${text(`${state}Meaning`)}</p>
</section>
${state === "asks" ? form : ""}
</main>
</body>
</html>
`;
}
