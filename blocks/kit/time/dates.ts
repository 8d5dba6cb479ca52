import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { useSite } from "#blocks/kit/site/site.ts";

dayjs.extend(utc);
dayjs.extend(timezone);
// The names of days are all that the formats need of dayjs's Chinese locale, and every first load
// would carry the rest.
dayjs.locale(
  {
    name: "zh-cn",
    weekdays: Array.from("日一二三四五六", (day) => `星期${day}`),
    formats: {},
    relativeTime: {},
  } as Parameters<typeof dayjs.locale>[0],
  undefined,
  true,
);

// "day" and "moment" read differently in the two languages; the last two are the formats of the
// specification.
const formats = {
  day: { zh: "YYYY年M月D日 dddd", en: "dddd, D MMMM YYYY" },
  shortDay: { zh: "M月D日", en: "D MMM" },
  moment: { zh: "M月D日 HH:mm", en: "D MMM, HH:mm" },
  time: { zh: "HH:mm", en: "HH:mm" },
  document: { zh: "YYYY.MM.DD", en: "YYYY.MM.DD" },
  full: { zh: "YYYY-MM-DD HH:mm:ss", en: "YYYY-MM-DD HH:mm:ss" },
};

// What "shortDay" and "moment" become for a day that is not in the race's year.
const formatsWithYear: Partial<Record<keyof typeof formats, { zh: string; en: string }>> = {
  shortDay: { zh: "YYYY年M月D日", en: "D MMM YYYY" },
  moment: { zh: "YYYY年M月D日 HH:mm", en: "D MMM YYYY, HH:mm" },
};

/**
 * Writes an instant (RFC 3339 or ms since 1970) in the visitor's language and in the race's time
 * zone, or in another one. The short formats name the year if it is not the race's.
 */
export function useDates(): (instant: string | number, format: keyof typeof formats, zone?: string) => string {
  const { language, timeZone, race, now, noteTime } = useSite();
  return (instant, format, zone = timeZone) => {
    if (!race) noteTime?.((at) => inZone(at, timeZone).year());
    const time = inZone(instant, zone).locale(language === "zh" ? "zh-cn" : "en");
    const withYear = formatsWithYear[format];
    const usualYear = withYear && inZone(race?.startsAt ?? now(), timeZone).year();
    const pattern = withYear && time.year() !== usualYear ? withYear : formats[format];
    return time.format(pattern[language]);
  };
}

// dayjs makes a formatter for each call, and a page writes the same instants many times.
const cache = new Map<string, Dayjs>();
const mostKept = 1000;

/** Returns the instant (RFC 3339 or ms since 1970) as a dayjs in the given IANA zone. */
export function inZone(instant: string | number, timeZone: string): Dayjs {
  const key = `${instant} ${timeZone}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const time = dayjs(instant).tz(timeZone);
  if (cache.size >= mostKept) cache.clear();
  cache.set(key, time);
  return time;
}
