import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/new.ts";
import { getText } from "#locales/getText.ts";
import { daysAfter, daysBetween, instantAt, type Schedule } from "./schedule.ts";

/**
 * What the placeholders of a template are replaced by: the days of the race, and its other values
 * by name, such as `city.zh`.
 */
export interface Filling {
  timeZone: string;
  schedule: Schedule;
  values?: Record<string, string | number>;
}

const opensAt = "10:00";
const closesAt = "17:00";

/**
 * Replaces the placeholders of a file of a template, such as `{{name.zh}}`, `{{opens}}`,
 * `{{race 08:00}}`, which is that time on race day, `{{race-2 10:00}}`, two days before it, or
 * `{{race-2}}`, that day.
 * Values are escaped for the kind of the file. Throws an error for an unknown placeholder.
 */
export function fillTemplate(path: string, text: string, { schedule, timeZone, values = {} }: Filling): string {
  const days: Record<string, string> = { race: schedule.raceDay, opens: schedule.opensOn, closes: schedule.closesOn };
  const params: Record<string, string | number | undefined> = { ...listDateValues(schedule, timeZone), ...values };
  const escapeValue = path.endsWith(".svg") ? escapeXml : escapeJson;
  const write = (placeholder: string, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} has the unknown placeholder ${placeholder}.`);
    return typeof value === "number" ? String(value) : escapeValue(value);
  };
  const isNumber = (name: string) => typeof params[name] === "number";
  return text
    .replace(
      /\{\{(race|opens|closes)([+-]\d+)? (\d\d:\d\d(?::\d\d)?)\}\}/g,
      (_, name: string, distance: string | undefined, clock: string) =>
        instantAt(daysAfter(days[name] ?? "", Number(distance ?? 0)), clock, timeZone),
    )
    .replace(/\{\{(race|opens|closes)([+-]\d+)\}\}/g, (_, name: string, distance: string) =>
      daysAfter(days[name] ?? "", Number(distance)),
    )
    .replace(/"(\{\{([\w.]+)\}\})"/g, (quoted, placeholder: string, name: string) =>
      // A placeholder of a number is quoted so that the template is JSON.
      path.endsWith(".json") && isNumber(name) ? write(placeholder, name) : quoted,
    )
    .replace(/\{\{([\w.]+)\}\}/g, write);
}

// With its offset, or as a flat config writes it: 2036-04-13 05:30:00.
const timeOfDay = String.raw`[T ](\d\d:\d\d:\d\d)(?:[+-]\d\d:\d\d)?`;

/**
 * Turns a file of a race into one of a template: its instants on these days, those in the year
 * before and after the race, the days of that year, and these days in words become placeholders.
 */
export function makeTemplate(text: string, { raceDay, opensOn, closesOn }: Omit<Schedule, "today">): string {
  const days = { race: raceDay, opens: opensOn, closes: closesOn };
  let template = text;
  for (const [name, day] of Object.entries(days)) {
    const words = dayInWords(day);
    const inWords = name === "race" ? "date" : name;
    template = template
      .replace(new RegExp(`${day}${timeOfDay}`, "g"), `{{${name} $1}}`)
      .replaceAll(words.zh, `{{${inWords}.zh}}`)
      .replaceAll(words.en, `{{${inWords}.en}}`);
  }
  const place = (written: string, day: string, clock: string) => {
    const distance = daysBetween(raceDay, day);
    return Math.abs(distance) > 366 ? written : `{{race${distance < 0 ? "" : "+"}${distance}${clock}}}`;
  };
  return template
    .replace(/(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[+-]\d\d:\d\d/g, (instant, day: string, clock: string) =>
      place(instant, day, ` ${clock}`),
    )
    .replace(/(?<=")\d{4}-\d\d-\d\d(?=")/g, (day) => place(day, day, ""));
}

function listDateValues({ today, raceDay, opensOn, closesOn }: Schedule, timeZone: string): Record<string, string> {
  return {
    ...bilingual("date", dayInWords(raceDay)),
    ...bilingual("opens", dayInWords(opensOn)),
    ...bilingual("closes", dayInWords(closesOn)),
    opens: instantAt(opensOn, opensAt, timeZone),
    closes: instantAt(closesOn, closesAt, timeZone),
    // A document whose time is in the future is not shown yet.
    today: instantAt(today, "00:00", timeZone),
  };
}

/** Returns the two values of one name: `name.zh` and `name.en`. */
export function bilingual(key: string, { zh, en }: Sentence): Record<string, string> {
  return { [`${key}.zh`]: zh, [`${key}.en`]: en };
}

/** Formats a day (YYYY-MM-DD): 2027年4月11日, 11 April 2027. */
export function dayInWords(day: string): Sentence {
  const [year = "", month, date] = day.split("-");
  const monthName = new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "long" }).format(Date.parse(day));
  return getText(messages, "day", { year, month: String(Number(month)), day: String(Number(date)), monthName });
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
