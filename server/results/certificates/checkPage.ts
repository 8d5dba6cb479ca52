import type { CheckedCertificate } from "#contract/certificates.ts";
import type { Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/certificateCheck.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import { receiptPath } from "../../money/receipts/page.ts";

/** What a fact is called, and the fact, in the language of the page. */
export type CheckedFact = readonly [label: string, value: string];

interface Page {
  language: Language;
  path: string;
  /** The title of the site. */
  site: string;
  state: CheckedCertificate["state"] | "missing";
  replacedBy: number | null;
  /** Empty if nothing may be shown. */
  facts: readonly CheckedFact[];
  /** The HTML of the race's alerts. */
  alerts: string;
}

const tones = { valid: "good", hidden: "good", replaced: "mild", missing: "bad" };

/**
 * Returns the HTML of the page on which anyone checks a certificate. It needs no script, and has
 * the styles of the page for receipts.
 */
export function checkPage({ language, path, site, state, replacedBy, facts, alerts }: Page): string {
  const otherLanguage = language === "zh" ? "en" : "zh";
  const heading = textIn(language, texts, state);
  const rows = facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${escapeHtml(site)}</title>
<link rel="stylesheet" href="${receiptPath}.css">
</head>
<body>
<header>
<a class="site" href="/">${escapeHtml(site)}</a>
<a href="${escapeHtml(path)}?language=${otherLanguage}" lang="${languageTag(otherLanguage)}">${textIn(otherLanguage, texts, "language")}</a>
</header>
${alerts}<main>
<h1>${textIn(language, texts, "title")}</h1>
<section class="result ${tones[state]}" role="status">
<h2>${heading}</h2>
<p>${writeMeaning(state, replacedBy, language)}</p>
${rows.length > 0 ? `<dl>${rows.join("")}</dl>` : ""}
</section>
</main>
</body>
</html>
`;
}

function writeMeaning(state: Page["state"], replacedBy: number | null, language: Language): string {
  if (replacedBy !== null) return textIn(language, texts, "replacedMeaning", { number: replacedBy });
  return textIn(language, texts, state === "replaced" ? "valid" : `${state}Meaning`);
}
