import type { Language, Sentence } from "#core/text.ts";
import { findFact } from "../bind/facts.ts";
import { readDay, readTime, writeFact } from "../bind/formats.ts";

/** The instants of a race that texts can repeat. */
export interface RaceMoments {
  moments: RaceMoment[];
  /** The years of all, as texts write them. */
  years: string[];
}

interface RaceMoment {
  path: string;
  /** 2025-10-26 and 07:30, in the race's time zone. */
  day: string;
  time: string;
  written: Record<"moment" | "date", Sentence>;
}

/** A date in a text that is a fact of the race. */
export interface RepeatedMoment {
  at: number;
  literal: string;
  path: string;
  format: "moment" | "date";
  /** How a binding writes it. */
  written: Sentence;
}

// A date without a time is a fact only in a text that names it.
const words: Record<string, RegExp> = {
  "/startsAt": /比赛日|开赛|起跑|鸣枪|开跑|举行|举办|race day|\bstarts?\b|takes? place|\bheld\b/i,
  "/registration/opensAt": /报名.{0,40}(?:开始|开放|启动)|(?:开始|开放|启动)报名|\bopens?\b/i,
  "/registration/closesAt": /截止|\bcloses?\b|deadline/i,
  "/registration/drawAt": /抽签|\bdraw\b/i,
};

/**
 * Returns the instants of a race with the way in which bindings write them. Those that are not
 * stated, or wrong, are left out.
 */
export function getMoments(race: unknown, zone: string): RaceMoments {
  const moments = Object.keys(words).flatMap((path): RaceMoment[] => {
    const match = findFact(path, race);
    if (!("fact" in match) || match.fact.kind !== "moment") return [];
    const { fact } = match;
    const write = (format: "moment" | "date") => writeFact(fact, format, zone);
    const texts = { moment: write("moment"), date: write("date") };
    return [{ path, day: readDay(fact.value, zone), time: readTime(fact.value, zone), written: texts }];
  });
  return { moments, years: [...new Set(moments.map(({ day }) => day.slice(0, 4)))] };
}

const months = "January February March April May June July August September October November December".split(" ");
const month = `(${months.join("|")})`;
const dates: Record<Language, RegExp[]> = {
  zh: [/(?<year>\d{4}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?日(?: ?(?<time>\d{1,2}:\d\d)(?!\d))?/g],
  en: [
    new RegExp(
      `(?<!\\d)(?<day>\\d{1,2}) (?<month>${month}) (?<year>\\d{4})(?!\\d)(?:,? (?:at )?(?<time>\\d{1,2}:\\d\\d)(?!\\d))?`,
      "gi",
    ),
    new RegExp(
      `(?<month>${month}) (?<day>\\d{1,2}), (?<year>\\d{4})(?!\\d)(?:,? (?:at )?(?<time>\\d{1,2}:\\d\\d)(?!\\d))?`,
      "gi",
    ),
  ],
};

/**
 * Returns the dates of a text that repeat an instant of the race. One that could be two of them is
 * left alone.
 */
export function momentsIn(text: string, language: Language, { moments, years }: RaceMoments): RepeatedMoment[] {
  if (!years.some((year) => text.includes(year))) return [];
  return dates[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): RepeatedMoment[] => {
      const { year = "", month: name = "", day: dayOfMonth = "", time } = match.groups ?? {};
      const number = months.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1 || Number(name);
      const day = `${year}-${String(number).padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
      const meant = moments.filter((moment) => moment.day === day && isMeant(moment, text, time?.padStart(5, "0")));
      const [only] = meant;
      if (!only || meant.length > 1) return [];
      const format = time === undefined ? "date" : "moment";
      return [{ at: match.index, literal: match[0], path: only.path, format, written: only.written[format] }];
    }),
  );
}

function isMeant(moment: RaceMoment, text: string, time: string | undefined): boolean {
  return time === undefined ? words[moment.path]?.test(text) === true : moment.time === time;
}
