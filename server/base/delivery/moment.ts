import type { Language } from "#core/text.ts";

/** Returns a moment in words for a message, in the race's zone: "1 December 2026 at 10:00". */
export function describeMoment(at: Date | number, language: Language, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    timeZone,
    dateStyle: "long",
    timeStyle: "short",
  }).format(at);
}
