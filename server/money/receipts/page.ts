import type { CheckedReceipt } from "#contract/receipts.ts";
import type { Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/receipt.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import { alertStyles } from "../../race/alerts/writeAlerts.ts";

/** The path of the page; its styles have the same path with `.css`. */
export const receiptPath = "/status/receipt";

/** What the page shows of a receipt: what it states, in the language of the page. */
export interface ShownReceipt {
  outcome: CheckedReceipt["outcome"];
  /** Labels are keys of texts. Empty if there is no genuine receipt. */
  facts: [label: "race" | "item" | "code" | "people" | "at", value: string][];
}

interface Page {
  language: Language;
  /** The title of the site. */
  site: string;
  result?: ShownReceipt;
  /** What was pasted. */
  pasted?: string;
  /** The HTML of the race's alerts. */
  alerts: string;
}

/** Returns the HTML of the page on which anyone checks a receipt. It needs no script. */
export function receiptPage({ language, site, result, pasted = "", alerts }: Page): string {
  const text = (key: "title" | "intro" | "label" | "check" | "about" | "home") => textIn(language, texts, key);
  const otherLanguage = language === "zh" ? "en" : "zh";
  const heading = result ? textIn(language, texts, "outcome", { outcome: getKey(result.outcome) }) : text("title");
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
<a class="site" href="/" aria-label="${escapeHtml(`${site} · ${text("home")}`)}">${escapeHtml(site)}</a>
<a href="${receiptPath}?language=${otherLanguage}" lang="${languageTag(otherLanguage)}">${textIn(otherLanguage, texts, "language")}</a>
</header>
${alerts}<main>
<h1>${text("title")}</h1>
${result ? writeResult(result, language) : `<p>${text("intro")}</p>`}
<form method="post" action="${receiptPath}?language=${language}">
<label for="receipt">${text("label")}</label>
<textarea id="receipt" name="receipt" rows="8" maxlength="20000" required autocomplete="off" spellcheck="false">
${escapeHtml(pasted)}</textarea>
<button>${text("check")}</button>
</form>
</main>
<footer><p>${text("about")} <a href="/status/receipt-keys">/status/receipt-keys</a></p></footer>
</body>
</html>
`;
}

function writeResult({ outcome, facts }: ShownReceipt, language: Language): string {
  const rows = facts.map(([label, value]) => `<dt>${textIn(language, texts, label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const tone = { "on-record": "good", forged: "bad", changed: "bad", missing: "bad" }[outcome as string] ?? "mild";
  return `<section class="result ${tone}" role="status">
<h2>${textIn(language, texts, "outcome", { outcome: getKey(outcome) })}</h2>
<p>${textIn(language, texts, "meaning", { outcome: getKey(outcome) })}</p>
${rows.length > 0 ? `<dl>${rows.join("")}</dl>` : ""}
</section>`;
}

// The choices of a text are words.
function getKey(outcome: CheckedReceipt["outcome"]): string {
  return outcome.replace("-", "");
}

/** The styles of the page: one column, the result first, dark if the reader's system is. */
export const receiptStyles = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif;
  --line: color-mix(in srgb, currentColor, transparent 80%); --field: color-mix(in srgb, currentColor, transparent 45%); --soft: color-mix(in srgb, currentColor, transparent 25%); --accent: light-dark(#0b5cad, #8fc1f7); }
:lang(zh-CN) { line-height: 1.7; }
* { box-sizing: border-box; }
body { max-width: 44rem; margin: 0 auto; padding: 1rem 1rem 4rem; background: light-dark(#fff, #14181d); color: light-dark(#1a1f26, #e8ebef); }
header { display: flex; gap: 1rem; justify-content: space-between; align-items: center; }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; }
a { color: var(--accent); }
.site { color: inherit; font-weight: 600; text-decoration: none; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); line-height: 1.25; margin: clamp(1.5rem, 5vw, 3rem) 0 0.75rem; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.4; margin: 0 0 0.25rem; }
p { margin: 0 0 0.5rem; max-width: 38em; }
.result { margin: 1.25rem 0 2rem; padding: 1.25rem; border-radius: 12px; background: light-dark(#f1f3f6, #20262d); }
.good { background: light-dark(#e7f6ed, #10301f); } .bad { background: light-dark(#fdecea, #3a1714); }
.good h2 { color: light-dark(#0b6b3a, #6fd39a); } .bad h2 { color: light-dark(#9a1c13, #fca59d); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.375rem 1.25rem; margin: 1rem 0 0; font-variant-numeric: tabular-nums; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 0.5rem; margin-top: 1.5rem; }
label { font-weight: 600; }
textarea { font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, monospace; width: 100%; padding: 0.75rem; border: 1px solid var(--field); border-radius: 8px; background: transparent; color: inherit; resize: vertical; }
button { font: inherit; font-weight: 600; justify-self: start; min-height: 3rem; margin-top: 0.5rem; padding: 0 2rem; border: 1px solid transparent; border-radius: 8px; background: #0b5cad; color: #fff; cursor: pointer; }
button:hover { background: #094a8c; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.875rem; color: var(--soft); overflow-wrap: anywhere; }
@media (max-width: 30rem) { button { justify-self: stretch; } }
${alertStyles}`;
