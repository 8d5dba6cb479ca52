// Made by `npm run gen` from locales/cli/timeline.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "none": {};
}> = {
  scope: "cli/timeline",
  zh: {
    "help": ["按先后列出站点发生变化的每个时刻（赛事所在时区）以及变化的板块。"],
    "none": ["这个站点不随时间变化。"],
  },
  en: {
    "help": ["Lists in order each moment at which the site changes, in the race's time zone, and what changes."],
    "none": ["This site does not change with time."],
  },
};
