import type { Language, Sentence } from "#core/text.ts";

/** Returns whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Formats a day (YYYY-MM-DD): 1990年3月27日, 27 March 1990. */
export function formatDay(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const dayFormat = new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a day (YYYY-MM-DD) in both languages. */
export function formatDays(day: string): Sentence {
  return { zh: formatDay(day, "zh"), en: formatDay(day, "en") };
}
