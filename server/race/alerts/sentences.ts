import type { AlertSentence } from "#contract/alerts.ts";
import { type AlertLevel, type AlertTemplate, alertTemplates } from "#core/raceAlerts.ts";
import type { Language, Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/server/raceAlerts.ts";
import { getText, textIn } from "#locales/getText.ts";
import type { RaceSite } from "../raceSite.ts";

/** What an organiser chooses for an alert. */
export interface WantedAlert {
  template: string;
  item?: string | undefined;
  /** In ms since 1970. */
  time?: number | undefined;
}

/** The text of an alert, in the languages of the site. */
export interface WrittenAlert {
  level: AlertLevel;
  text: { zh: string; en?: string };
}

const isTemplate = (id: string): id is AlertTemplate => Object.hasOwn(alertTemplates, id);
const placeholders = { item: "{item}", time: "{time}" };

/** Lists the sentences that alerts of a race can have: its own first. */
export function listSentences({ site }: RaceSite): AlertSentence[] {
  const own = (site.race?.alerts ?? []).map(
    ({ id, level, text }): AlertSentence => ({ id, level, text, needsTime: false, hasItem: false }),
  );
  const usual = (Object.keys(alertTemplates) as AlertTemplate[]).map((id): AlertSentence => {
    const { level, needs } = alertTemplates[id];
    const needsTime = (needs as readonly string[]).includes("time");
    return { id, level, text: getText(messages, id, placeholders), needsTime, hasItem: true };
  });
  return [...own, ...usual.filter(({ id }) => !own.some((sentence) => sentence.id === id))];
}

/** Writes an alert of a race, by the clock of its time zone. */
export function writeAlert(
  race: RaceSite,
  { template, item, time }: WantedAlert,
  now: Date,
): WrittenAlert | "alerts/unknown-sentence" | "alerts/unknown-item" | "alerts/no-time" {
  const { site, timeZone } = race;
  const own = site.race?.alerts?.find(({ id }) => id === template);
  if (own) return { level: own.level, text: own.text };
  if (!isTemplate(template)) return "alerts/unknown-sentence";
  const named = item === undefined ? getText(messages, "race") : site.race?.items?.find(({ id }) => id === item)?.name;
  if (!named) return "alerts/unknown-item";
  const { level, needs } = alertTemplates[template];
  if ((needs as readonly string[]).includes("time") && time === undefined) return "alerts/no-time";
  const write = (language: Language) => {
    const printed = time === undefined ? "" : printTime(new Date(time), { timeZone, language, now });
    return textIn(language, messages, template, { item: nameIn(named, language), time: printed });
  };
  const text: Sentence = { zh: write("zh"), en: write("en") };
  return { level, text };
}

const nameIn = (name: { zh: string; en?: string }, language: Language) => (language === "en" && name.en) || name.zh;

// The day only if it is another one.
function printTime(
  time: Date,
  { timeZone, language, now }: { timeZone: string; language: Language; now: Date },
): string {
  const dayIn = (date: Date) => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(date);
  const day = dayIn(time) === dayIn(now) ? {} : ({ month: "long", day: "numeric" } as const);
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const format = { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(time);
}
