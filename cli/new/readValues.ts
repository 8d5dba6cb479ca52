import type { Sentence } from "#core/text.ts";
import { bilingual } from "#server/sites/template/fillTemplate.ts";
import type { Schedule } from "#server/sites/template/schedule.ts";
import { displayWidth } from "../report/sourceLine.ts";

/** What a new race is made from. */
export interface NewRace {
  /** The name of its folder, which is also the id of its site. */
  id: string;
  name: Sentence;
  city: Sentence;
  timeZone: string;
  schedule: Schedule;
}

/**
 * The values of the template that are not days: the names, and the measures of the logo, which has
 * the name in it.
 */
export function readValues({ id, name, city, timeZone }: NewRace): Record<string, string | number> {
  const widths = { zh: 22 * displayWidth(name.zh), en: 14 * displayWidth(name.en) };
  return {
    id,
    timeZone,
    ...bilingual("name", name),
    ...bilingual("city", city),
    "logo.width": 116 + Math.max(widths.zh, widths.en),
    "logo.zhWidth": widths.zh,
    "logo.enWidth": widths.en,
  };
}
