import { type Counter, readCounters } from "#core/analytics.ts";
import type { ConsentFacts, ConsentTexts } from "#core/consentFacts.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/consent.ts";
import { textIn } from "#locales/getText.ts";
import type { Env } from "../../base/env/env.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import type { BuiltSite } from "./builtSite.ts";
import type { ConsentParts } from "./drawable.ts";

interface AskingPage {
  env: Env;
  built: BuiltSite;
  path: string | undefined;
}

/**
 * Returns what a page of a site with analytics has in its head, the facts and the script that asks
 * visitors, and where it may report visits: nowhere if the server knows that the page has personal
 * data. Undefined if visitors are not asked.
 */
export function getConsent(
  { siteId, head }: BoundSite,
  parts: ConsentParts | undefined,
  { env, built, path }: AskingPage,
): { tags: string[]; counters: Counter[] } | undefined {
  const script = built.units["part/consent"];
  const counters = parts ? readCounters(parts.site.analytics, env.analyticsHosts) : [];
  const link = parts?.site.cookieNotice?.privacyPolicy ?? parts?.site.account?.privacyPolicy;
  const policy = link === undefined ? undefined : parts?.getHref(link);
  // Nobody can agree to what they cannot read about.
  if (!parts || !script || counters.length === 0 || policy === undefined) return undefined;
  const mayReport = !parts.isReal || (path !== undefined && parts.isCounted(path));
  const languages = (["zh", "en"] as const).filter((language) => head.languages.includes(language));
  const facts: ConsentFacts = {
    // A visitor who agreed to one list of providers is asked again about another.
    version: [siteId, ...counters.map(({ provider, address, id }) => `${provider} ${address} ${id}`)].join(", "),
    counters: mayReport ? counters : [],
    personal: parts.personal,
    home: parts.homePath,
    styles: script.css,
    policy,
    texts: Object.fromEntries(languages.map((language) => [language, listTexts(parts, counters, language)])),
  };
  return {
    tags: [
      `<script type="application/json" id="consent">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`,
      `<script type="module" async src="${script.js}"></script>`,
    ],
    counters: facts.counters,
  };
}

function listTexts({ site }: ConsentParts, counters: Counter[], language: Language): ConsentTexts {
  const names = counters.map(({ provider }) => textIn(language, messages, provider));
  const providers = names.join(language === "zh" ? "、" : ", ");
  const notice = site.cookieNotice?.text;
  const text = (key: Exclude<keyof ConsentTexts, "text">) => textIn(language, messages, key);
  return {
    title: text("title"),
    text: (notice && (notice[language] || notice.zh)) || textIn(language, messages, "text", { providers }),
    policy: text("policy"),
    accept: text("accept"),
    decline: text("decline"),
    accepted: text("accepted"),
    declined: text("declined"),
    signal: text("signal"),
    close: text("close"),
    settings: text("settings"),
  };
}
