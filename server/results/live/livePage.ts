import type { LiveIndex, LiveItem, LiveLeader, LiveRunner } from "#core/live.ts";
import type { ShownAlert } from "#core/raceAlerts.ts";
import { formatTime } from "#core/raceTimes.ts";
import { chooseName } from "#core/runnerName.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { clockAt } from "#core/zones.ts";
import { messages as liveTexts } from "#locales/generated/page/live.ts";
import { messages as texts } from "#locales/generated/server/livePage.ts";
import { textIn } from "#locales/getText.ts";
import type { Messages, TextValues } from "#locales/messages.ts";
import type { Text } from "#schemas/generated/types.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import { receiptPath } from "../../money/receipts/page.ts";

/** What the page without script shows. */
export interface LivePageParts {
  language: Language;
  /** The title of the site. */
  site: Text;
  timeZone: string;
  index: LiveIndex;
  /** The address of the page of the site that has scripts. */
  page: string;
  /** The requested bib, and whose it is. */
  bib: string | undefined;
  runner: LiveRunner | undefined;
  now: number;
  alerts: readonly ShownAlert[];
}

/** The path of the page. */
export const livePath = "/live";

/** Returns the last state of a race as tables, which need no script. */
export function livePage(parts: LivePageParts): string {
  const { language, site, index, page, bib } = parts;
  const t = translate(language, liveTexts);
  const tPlain = translate(language, texts);
  const other = language === "zh" ? "en" : "zh";
  const query = new URLSearchParams({
    ...(index.isRehearsal && { rehearsal: "1" }),
    ...(bib !== undefined && { bib }),
  });
  const switchQuery = new URLSearchParams({ ...Object.fromEntries(query), language: other });
  const title = escapeHtml(inLanguage(site, language));
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="30">
<title>${t("title")} · ${title}</title>
<link rel="stylesheet" href="${receiptPath}.css">
<link rel="stylesheet" href="${livePath}/style.css">
</head>
<body>
<header>
<a class="site" href="/">${title}</a>
<a href="${livePath}?${escapeHtml(switchQuery.toString())}" lang="${languageTag(other)}">${escapeHtml(textIn(other, texts, "language"))}</a>
</header>
${parts.alerts.map((alert) => `<p class="alert" role="${alert.level === "danger" ? "alert" : "status"}" data-level="${alert.level}">${escapeHtml(inLanguage(alert.text, language))}</p>`).join("\n")}
<main>
<h1>${t("title")}</h1>
${index.isRehearsal ? `<p class="rehearsal"><strong>${t("rehearsal")}</strong></p>` : ""}
<p>${tPlain("asOf", { time: clockAt(parts.timeZone, parts.now) })} <a href="${escapeHtml(page)}">${tPlain("interactive")}</a></p>
<form action="${livePath}" method="get" role="search">
${index.isRehearsal ? '<input type="hidden" name="rehearsal" value="1">' : ""}
<label>${t("bib")} <input name="bib" maxlength="20" value="${escapeHtml(bib ?? "")}"></label>
<button>${t("show")}</button>
</form>
${bib === undefined ? "" : describeRunner(parts)}
${index.hasData ? index.items.map((item) => describeItem(item, language)).join("\n") : `<p>${t("noData")}</p>`}
</main>
</body>
</html>
`;
}

/** Returns what writes the texts of a table as HTML. */
function translate<Texts extends TextValues>(language: Language, messages: Messages<Texts>) {
  const write = textIn<Texts, keyof Texts & string> as (...parts: unknown[]) => string;
  return (key: keyof Texts & string, values: Record<string, string | number> = {}): string =>
    escapeHtml(write(language, messages, key, values));
}

function describeRunner({ language, index, runner }: LivePageParts): string {
  const t = translate(language, liveTexts);
  const tPlain = translate(language, texts);
  const item = index.items.find(({ id }) => id === runner?.item);
  if (!runner || !item) return `<section role="status"><h2>${tPlain("unknown")}</h2></section>`;
  const { bib, status, times } = runner;
  const rows = item.points.map(({ name: point, km }, place) => {
    const time = times[place] ?? null;
    const cells = [inLanguage(point, language), t("km", { km }), time === null ? "–" : formatTime(time)];
    return `<tr>${cells.map((cell, column) => (column === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`)).join("")}</tr>`;
  });
  const heading = escapeHtml([bib, chooseName(runner, language)].filter((part) => part !== null).join(" · "));
  return `<section><h2>${heading}</h2><p>${escapeHtml(inLanguage(item.name, language))} · ${t(`status_${status}`)}</p>
<div class="wide"><table><thead><tr><th scope="col">${t("point")}</th><th scope="col">${t("distance")}</th><th scope="col">${t("time")}</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></div>${status === "running" ? `<p>${tPlain("noSignal")}</p>` : ""}</section>`;
}

function describeItem(item: LiveItem, language: Language): string {
  const t = translate(language, liveTexts);
  const counts = (Object.entries(item.counts) as [keyof LiveItem["counts"], number][]).map(([status, count]) =>
    t("counts", { status: textIn(language, liveTexts, `status_${status}`), count }),
  );
  const head = ["place", "bib", "runner", "point", "time"] as const;
  const rows = item.leaders.map((leader, index) => describeLeader(leader, index, item, language));
  const table =
    rows.length === 0
      ? `<p>${t("nobody")}</p>`
      : `<div class="wide"><table><thead><tr>${head.map((key) => `<th scope="col">${t(key)}</th>`).join("")}</tr></thead>
<tbody>${rows.join("")}</tbody></table></div>`;
  return `<section><h2>${escapeHtml(inLanguage(item.name, language))}</h2><p>${counts.join(" · ")}</p>${table}</section>`;
}

function describeLeader(leader: LiveLeader, index: number, { points }: LiveItem, language: Language) {
  const { bib, point, ms } = leader;
  const at = points[point]?.name ?? { zh: "" };
  const cells = [String(index + 1), bib, chooseName(leader, language) ?? "–", inLanguage(at, language), formatTime(ms)];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
}

/** The styles of the page, beside those of the page for receipts. */
export const liveStyles = `.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d9dee5;white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}
input,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem}
.rehearsal{border:2px solid #8a5a00;padding:.5rem .75rem}
.alert{margin:0 0 .5rem;border-inline-start:6px solid #8a5a00;padding:.5rem .75rem}
.alert[data-level="danger"]{border-color:#17202c;background:#b3122a;color:#fff}
`;
