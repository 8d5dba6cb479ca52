import { type MyFacts, myPath } from "#core/myPage.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/my.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import { receiptStyles } from "../../money/receipts/page.ts";

/**
 * Returns the frame of the page for race day, which is the same for all visitors; its script
 * (src/my) fetches what is the runner's own. `script` is undefined if the program is not built.
 */
export function myPage(facts: MyFacts, script: string | undefined): string {
  const { language, languages } = facts;
  const text = (key: "title" | "loading" | "noScript") => escapeHtml(textIn(language, messages, key));
  const title = escapeHtml(inLanguage(facts.title, language));
  const links = languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<a href="${myPath}?language=${other}" lang="${languageTag(other)}">${escapeHtml(textIn(other, messages, "language"))}</a>`,
    );
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text("title")} · ${title}</title>
<link rel="stylesheet" href="${myPath}/style.css">
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>
${script === undefined ? "" : `<script type="module" src="${escapeHtml(script)}"></script>`}
</head>
<body>
<header>
<a class="site" href="/">${title}</a>
${links.join("\n")}
</header>
<main id="my">
<h1>${text("title")}</h1>
<p role="status">${text("loading")}</p>
<noscript><p>${text("noScript")}</p></noscript>
</main>
</body>
</html>
`;
}

/** The styles of the page: those of the page for receipts, with larger numbers. */
export const myStyles = `${receiptStyles}
.age { color: var(--soft); font-size: 0.875rem; }
.offline { padding: 0.75rem 1rem; border-inline-start: 6px solid #8a5a00; border-radius: 4px; background: light-dark(#fff5e0, #33270d); }
.result { overflow-wrap: anywhere; }
.result h3 { margin: 1.25rem 0 0.25rem; font-size: 1.0625rem; }
.result .large { white-space: nowrap; font-size: 1.5rem; font-weight: 700; line-height: 1.25; font-variant-numeric: tabular-nums; }
.result dt { align-self: baseline; } .result dd { align-self: baseline; }
.code { font-family: ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.05em; }
.action { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
.wallets { display: flex; flex-wrap: wrap; gap: 0 0.75rem; margin-top: 0.75rem; }
.news { margin: 1.25rem 0; }
.news .alert { font-weight: 400; } .news strong { display: block; }
`;
