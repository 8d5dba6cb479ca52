import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/page.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import type { BoundSite } from "../domains/boundSites.ts";

/** The inline styles of all these pages; their Content-Security-Policy allows the hash. */
export const unavailableStyles =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:16px/1.6 system-ui,sans-serif;color:#1a1f26;background:#f6f7f9}main{max-width:34em}h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 8px}";

/** The seconds after which the page of a site that is being published reloads. */
export const comingSeconds = 3;

/**
 * Returns the page of a site that was never published and is about to be: it opens the site by
 * itself.
 */
export function comingPage(language: Language): string {
  const title = textIn(language, messages, "comingTitle");
  return writePage(language, title, `<h1>${title}</h1><p>${textIn(language, messages, "coming")}</p>`, {
    head: `<meta http-equiv="refresh" content="${comingSeconds}">`,
  });
}

/** The seconds after which a page that could not be made without the database reloads. */
export const recoveringSeconds = 10;

/**
 * Returns the page that visitors get while the database cannot be reached: it tries again by
 * itself.
 */
export function recoveringPage(language: Language): string {
  const title = textIn(language, messages, "unavailableTitle");
  return writePage(language, title, `<h1>${title}</h1><p>${textIn(language, messages, "recovering")}</p>`, {
    head: `<meta http-equiv="refresh" content="${recoveringSeconds}">`,
  });
}

/**
 * Returns the page of a site whose files are not on this server: its title, and that it will be
 * back. It needs no other file.
 */
export function unavailablePage({ head }: BoundSite, language: Language): string {
  const title = textIn(language, messages, "unavailableTitle");
  const text = textIn(language, messages, "unavailable");
  const name = escapeHtml(inLanguage(head.title, language));
  return writePage(language, `${title} · ${name}`, `<p>${name}</p><h1>${title}</h1><p>${text}</p>`);
}

function writePage(language: Language, title: string, body: string, { head = "" } = {}): string {
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}<title>${title}</title><style>${unavailableStyles}</style></head><body><main>${body}</main></body></html>`;
}
