import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/new.ts";
import { textOf } from "#locales/textOf.ts";
import { displayWidth } from "../report/sourceLine.ts";
import { instantAt, type Schedule } from "./schedule.ts";

/** What a new race is made from. */
export interface NewRace {
  /** The name of its folder, which is also the id of its site. */
  id: string;
  name: Sentence;
  city: Sentence;
  timeZone: string;
  schedule: Schedule;
}

const opensAt = "10:00";
const closesAt = "17:00";

/**
 * Replaces the placeholders of a file of the template, such as `{{name.zh}}`, `{{opens}}` or `{{race 08:00}}`, which is that time on race day.
 * Values are escaped for the kind of the file. Throws an error for an unknown placeholder.
 */
export function fillTemplate(path: string, text: string, race: NewRace): string {
  const { schedule, timeZone } = race;
  const values = valuesOf(race);
  const escapeValue = path.endsWith(".svg") ? escapeXml : escapeJson;
  const write = (placeholder: string, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} has the unknown placeholder ${placeholder}.`);
    return typeof value === "number" ? String(value) : escapeValue(value);
  };
  const isNumber = (name: string) => typeof values[name] === "number";
  return text
    .replace(/\{\{race (\d\d:\d\d)\}\}/g, (_, clock: string) => instantAt(schedule.raceDay, clock, timeZone))
    .replace(/"(\{\{([\w.]+)\}\})"/g, (quoted, placeholder: string, name: string) =>
      // A placeholder of a number is quoted so that the template is JSON.
      path.endsWith(".json") && isNumber(name) ? write(placeholder, name) : quoted,
    )
    .replace(/\{\{([\w.]+)\}\}/g, write);
}

function valuesOf({ id, name, city, timeZone, schedule }: NewRace): Record<string, string | number | undefined> {
  const { today, raceDay, opensOn, closesOn } = schedule;
  const widths = { zh: 22 * displayWidth(name.zh), en: 14 * displayWidth(name.en) };
  return {
    id,
    timeZone,
    ...bilingual("name", name),
    ...bilingual("city", city),
    ...bilingual("date", dayInWords(raceDay)),
    ...bilingual("opens", dayInWords(opensOn)),
    ...bilingual("closes", dayInWords(closesOn)),
    opens: instantAt(opensOn, opensAt, timeZone),
    closes: instantAt(closesOn, closesAt, timeZone),
    today: instantAt(today, "09:00", timeZone),
    "logo.width": 116 + Math.max(widths.zh, widths.en),
    "logo.zhWidth": widths.zh,
    "logo.enWidth": widths.en,
  };
}

function bilingual(key: string, { zh, en }: Sentence): Record<string, string> {
  return { [`${key}.zh`]: zh, [`${key}.en`]: en };
}

/** A day as people read it: 11 April 2027. */
export function dayInWords(day: string): Sentence {
  const [year = "", month, date] = day.split("-");
  const monthName = new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "long" }).format(Date.parse(day));
  return textOf(messages, "day", { year, month: String(Number(month)), day: String(Number(date)), monthName });
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
