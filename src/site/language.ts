import type { Language } from "#core/text.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** The visitor's language. */
export interface LanguageChoice {
  current(): Language;
  /** Stores the choice for a year and notifies subscribers. */
  choose(language: Language): void;
  subscribe(onChange: () => void): () => void;
}

const cookie = "language";
const cookieDays = 365;

/**
 * Returns the visitor's saved language if the site has it, else the server's choice, else the
 * site's first.
 */
export function readSavedLanguage(offered: readonly Language[], served?: Language): Language {
  const candidates = [readCookie(cookie), served];
  return (
    candidates.flatMap((candidate) => offered.find((language) => language === candidate) ?? [])[0] ?? offered[0] ?? "zh"
  );
}

/** Makes the language choice of a site. */
export function createLanguageChoice(offered: readonly Language[], served?: Language): LanguageChoice {
  const listeners = new Set<() => void>();
  let language = readSavedLanguage(offered, served);
  markDocument(language);
  return {
    current: () => language,
    choose(next) {
      if (next === language || !offered.includes(next)) return;
      language = next;
      writeCookie(cookie, next, cookieDays);
      markDocument(next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sets the language of the page for the browser, screen readers and fonts. */
export function markDocument(language: Language): void {
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
}
