import { useSite } from "#blocks/kit/site/site.ts";
import type { Language } from "#core/text.ts";

/**
 * How the visitor's language writes numbers: plain ones (5,000; 42.195) and money from yuan (¥150)
 * or fen.
 */
export interface Numbers {
  plain(value: number): string;
  yuan(yuan: number): string;
  fen(fen: number): string;
}

// Kept, because making a format takes longer than writing many numbers, and most blocks write some.
const cache: Partial<Record<Language, Numbers>> = {};

/** Returns the number formats of the visitor's language. */
export function useNumbers(): Numbers {
  const { language } = useSite();
  cache[language] ??= numbersIn(language);
  return cache[language];
}

function numbersIn(language: Language): Numbers {
  const locale = language === "zh" ? "zh-CN" : "en";
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const withFen = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const yuan = (value: number) => `¥${(Number.isInteger(value) ? whole : withFen).format(value)}`;
  return { plain: (value) => plain.format(value), yuan, fen: (value) => yuan(value / 100) };
}
