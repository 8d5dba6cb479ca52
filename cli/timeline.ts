import { type TimelineEntry, timelineOf } from "#compiler/emit/timeline.ts";
import { loadSite } from "./sites.ts";
import { paint, type Terminal } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline timeline`: every instant at which a site changes, and what changes there. */
export const timeline: Verb = {
  usage: "timeline SITE [--format text|json]",
  help: {
    zh: "按先后列出站点发生变化的每个时刻（赛事所在时区）以及变化的板块。",
    en: "Lists in order every instant at which the site changes, in the race's time zone, and which block changes.",
  },
  places: [1, 1],
  options: {
    format: { value: "text|json", choices: ["text", "json"], help: { zh: "输出格式", en: "what the output is for" } },
  },
  async run({ places: [place = ""], options }, terminal) {
    const { site, skipped, race } = await loadSite(place);
    const entries = timelineOf(site, { skipped, race });
    terminal.print(
      options.format === "json" ? JSON.stringify({ timeline: entries }, null, 2) : show(entries, terminal),
    );
    return 0;
  },
};

function show(entries: TimelineEntry[], terminal: Terminal): string {
  if (entries.length === 0)
    return terminal.say({ zh: "这个站点不随时间变化。", en: "This site does not change with time." });
  return entries
    .map(({ at, changes }) => {
      const lines = changes.map(({ pointer, what }) => `    ${terminal.say(what)}  ${paint(terminal, "dim", pointer)}`);
      return [paint(terminal, "bold", at), ...lines].join("\n");
    })
    .join("\n\n");
}
