import type { Choice } from "#blocks/field/kit/frame/fieldProps.ts";
import { type Translate, texts } from "#blocks/kit/site/texts.ts";
import type { Language } from "#core/text.ts";
import { isPlausible, likelierItem, readScoreTime, type ScoreItem } from "#forms/values/scores.ts";
import { messages } from "#locales/generated/kit/score.ts";
import type { TextsOf } from "#locales/messages.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";

/** The words about results. */
export const useScoreTexts = texts(messages);

/** A result as the form keeps it. */
export type Score = FieldAnswers["score-verification"];

/** The organiser's rules for results that count. */
export type ScoreOptions = FieldOptions["score-verification"];

/** A race of the list `races`, with its day (YYYY-MM-DD) and its grade if the list has them. */
export interface RaceChoice extends Choice {
  date?: string;
  grade?: string;
}

/** A result while it is being filled in; `time` as it is typed. */
export interface ScoreDraft {
  race: Score["race"] | undefined;
  item: ScoreItem;
  date: string;
  time: string;
}

/** Returns the name of a race in the visitor's language. */
export function raceName({ name, nameEn }: Score["race"], language: Language): string {
  return (language === "en" && nameEn) || name;
}

/** Lists the distances that count. */
export function listItems({ items }: ScoreOptions): ScoreItem[] {
  return items ?? ["marathon", "half-marathon", "10-km"];
}

/** Returns the days between which a result counts, as a sentence. `until` is the last one. */
export function windowWords(t: Translate<TextsOf<typeof messages>>, from: string | undefined, until: string): string {
  return from === undefined ? t("windowUntil", { until }) : t("window", { from, until });
}

/** What is wrong with a draft, by its part; `swap` is the distance that the time would fit. */
export interface DraftFaults {
  race?: string;
  date?: string;
  time?: string;
  swap?: ScoreItem;
}

/**
 * Reads the result that a draft makes, or what is wrong with it. `lastDay` is the last day that
 * counts.
 */
export function readDraft(
  draft: ScoreDraft,
  options: ScoreOptions,
  lastDay: string,
  t: Translate<TextsOf<typeof messages>>,
): { score: Omit<Score, "status"> } | { faults: DraftFaults } {
  const { race, item, date } = draft;
  const time = readScoreTime(draft.time, item);
  const isOutside = date > lastDay || (options.from !== undefined && date < options.from);
  const faults: DraftFaults = {
    ...(!race && { race: t("raceMissing") }),
    ...(!date && { date: t("dateMissing") }),
    ...(date && isOutside && { date: t("dateOutside", { window: windowWords(t, options.from, lastDay) }) }),
    ...timeFault(draft, time, listItems(options), t),
  };
  if (!race || time === undefined || Object.keys(faults).length > 0) return { faults };
  return { score: { race, item, date, time } };
}

function timeFault(
  { item, time: typed }: ScoreDraft,
  time: string | undefined,
  items: ScoreItem[],
  t: Translate<TextsOf<typeof messages>>,
): DraftFaults {
  if (!typed.trim()) return { time: t("timeMissing") };
  if (time === undefined) return { time: t("timeWrong") };
  if (isPlausible(item, time)) return {};
  const swap = likelierItem(item, time, items);
  return swap ? { time: t("timeOther", { time, item: t(swap) }), swap } : { time: t("timeImplausible", { time }) };
}
