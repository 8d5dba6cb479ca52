import type { Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/outbox.ts";
import { textIn } from "#locales/getText.ts";
import type { Channel } from "../base/delivery/message.ts";
import { escapeHtml } from "../base/http/escape.ts";
import { languageTag } from "../base/http/languages.ts";

/**
 * A message as the page and its JSON show it. The text is erased if it could not be sent for a day.
 */
export interface ShownMessage {
  id: string;
  channel: Channel;
  target: string;
  template: string;
  /** RFC 3339. */
  createdAt: string;
  language?: Language;
  subject?: string;
  text?: string;
  code?: string;
}

/**
 * Returns the HTML of the outbox page. `outboxScript` copies codes and reloads it; without scripts
 * it reloads every five seconds.
 */
export function outboxPage(
  messages: ShownMessage[],
  { language, channels }: { language: Language; channels: Channel[] },
): string {
  const otherLanguage = language === "zh" ? "en" : "zh";
  const title = textIn(language, texts, "title");
  const lines = channels
    .map((channel) => `<li>${escapeHtml(textIn(language, texts, "unset", { channel }))}</li>`)
    .join("");
  const list = messages.map((message) => article(message, language)).join("\n");
  return `<!doctype html>
<html lang="${languageTag(language)}" data-newest="${escapeHtml(messages[0]?.id ?? "")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Startline</title>
<link rel="stylesheet" href="/dev/outbox.css">
<noscript><meta http-equiv="refresh" content="5"></noscript>
<script type="module" src="/dev/outbox.js"></script>
</head>
<body>
<header>
<h1>${title}</h1>
<a href="?language=${otherLanguage}" lang="${languageTag(otherLanguage)}">${textIn(otherLanguage, texts, "language")}</a>
</header>
<main>
<ul>${lines}</ul>
<p>${textIn(language, texts, "intro")}</p>
${list || `<p class="empty">${textIn(language, texts, "empty")}</p>`}
</main>
</body>
</html>
`;
}

function article(message: ShownMessage, pageLanguage: Language): string {
  const { channel, target, createdAt, subject, text, code, language } = message;
  const label = (key: "copy" | "copied" | "erased") => textIn(pageLanguage, texts, key);
  const copy = `<button type="button" aria-live="polite" data-copy="${escapeHtml(code ?? "")}" data-done="${label("copied")}">${label("copy")}</button>`;
  const time = `${createdAt.slice(0, 10)} ${createdAt.slice(11, 19)} UTC`;
  return `<article>
<h2>${escapeHtml(target)}</h2>
<p class="about">${textIn(pageLanguage, texts, "channel", { channel })} · <time datetime="${createdAt}">${time}</time></p>
${code ? `<p class="code"><code>${escapeHtml(code)}</code> ${copy}</p>` : ""}
${
  text
    ? `<details lang="${languageTag(language ?? "en")}"${code ? "" : " open"}><summary>${escapeHtml(subject ?? "")}</summary><pre>${escapeHtml(text)}</pre></details>`
    : `<p>${label("erased")}</p>`
}
</article>`;
}

/**
 * The page's script: copies a code at a click, and reloads the page when there is a newer message.
 */
export const outboxScript = `for (const button of document.querySelectorAll("button[data-copy]")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.done;
  });
}
const newest = document.documentElement.dataset.newest;
setInterval(async () => {
  if (document.hidden) return;
  const reply = await fetch("/dev/outbox.json").catch(() => undefined);
  const messages = reply?.ok ? (await reply.json()).messages : undefined;
  if (messages && (messages[0]?.id ?? "") !== newest) location.reload();
}, 2000);
`;

/** The page's styles: a narrow column, large codes, dark if the reader's system is. */
export const outboxStyles = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans SC", sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
ul { list-style: none; margin: 1rem 0 0; padding: 0; }
article { border-top: 1px solid color-mix(in srgb, currentColor, transparent 80%); padding: 1.25rem 0; }
.about { margin: 0; font-size: 0.875rem; color: color-mix(in srgb, currentColor, transparent 25%); }
.code { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin: 0.5rem 0; }
code { font: 600 2rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; user-select: all; }
button { font: inherit; min-height: 2.5rem; padding: 0 1rem; cursor: pointer; }
summary { cursor: pointer; padding: 0.25rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.5rem 0 0; }
.empty { border-top: 1px solid color-mix(in srgb, currentColor, transparent 80%); padding-top: 1.25rem; }
`;
