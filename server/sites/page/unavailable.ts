import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/page.ts";
import { textOf } from "#locales/textOf.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import { escapeHtml, textIn } from "./escape.ts";

/** The inline styles of that page; its Content-Security-Policy allows their hash. */
export const unavailableStyles =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:16px/1.6 system-ui,sans-serif;color:#1a1f26;background:#f6f7f9}main{max-width:34em}h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 8px}";

/** Returns the page of a site whose files are not on this server: its title, and that it will be back. It needs no other file. */
export function unavailablePage({ head }: BoundSite, language: Language): string {
  const title = textOf(messages, "unavailableTitle")[language];
  const text = textOf(messages, "unavailable")[language];
  const name = escapeHtml(textIn(head.title, language));
  return `<!doctype html><html lang="${language === "en" ? "en" : "zh-CN"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${name}</title><style>${unavailableStyles}</style></head><body><main><p>${name}</p><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
