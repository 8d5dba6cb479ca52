import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/certificates.ts";
import { textIn } from "#locales/getText.ts";
import type { Race, RaceItem } from "#schemas/generated/types.ts";

/** The language of a certificate and the time zone of its race. */
export interface Wording {
  language: Language;
  zone: string;
}

/** A published set of results, as certificates name it. */
export interface PublishedSet {
  kind: "preliminary" | "official" | "amended";
  number: number;
  publishedAt: Date;
}

/** Writes a day as people of the language do. */
export function writeDay(at: Date, { language, zone }: Wording): string {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zone }).format(at);
}

/** Writes which set of results a certificate is of. */
export function writeSet({ kind, number, publishedAt }: PublishedSet, wording: Wording): string {
  return textIn(wording.language, messages, "set", { kind, number, date: writeDay(publishedAt, wording) });
}

/** Writes the facts of a race and of one of its items. */
export function writeRaceFields(
  race: Pick<Race, "name" | "city" | "startsAt"> | undefined,
  item: Pick<RaceItem, "name" | "distanceKm" | "startsAt"> | undefined,
  wording: Wording,
): Record<"race" | "item" | "distance" | "city" | "date", string> {
  const { language } = wording;
  const startsAt = item?.startsAt ?? race?.startsAt;
  return {
    race: inLanguage(race?.name, language),
    item: inLanguage(item?.name, language),
    distance: item ? textIn(language, messages, "distance", { km: String(item.distanceKm) }) : "",
    city: inLanguage(race?.city, language),
    date: startsAt === undefined ? "" : writeDay(new Date(startsAt), wording),
  };
}
