import type { RaceAlert } from "#contract/alerts.ts";
import { alertMinutes } from "#core/raceAlerts.ts";
import { messages } from "#locales/generated/cli/alert.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { failWithoutRace, runAction, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";

/** `startline alert`: what is shown on every page of a race's site. */
export const alert: Verb = {
  usage: "alert list|show SENTENCE|end ID --domain HOST …",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    item: { value: "ID", help: getText(messages, "item") },
    time: { value: "TIME", help: getText(messages, "time") },
    minutes: { value: "N", help: getText(messages, "minutes", alertMinutes) },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) =>
    runAction({ list, show, end }, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const alerts = await withServerTools((server) => server.listAlerts(domainName));
  if (!alerts) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(alerts, null, 2));
  else {
    const sentences = alerts.sentences.map(({ id, level, text }) =>
      [id, level, terminal.localise(bothOf(text))].join("  "),
    );
    terminal.print([...sentences, ...alerts.alerts.map((row) => writeLine(row, terminal))].join("\n"));
  }
  return 0;
}

async function show({ positionals: [, template], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  if (template === undefined) throw new UsageError(getText(messages, "noSentence"));
  const wanted = {
    domainName,
    template,
    minutes: readMinutes(options.minutes),
    ...(options.item !== undefined && { item: String(options.item) }),
    ...(options.time !== undefined && { time: readTime(String(options.time)) }),
  };
  const shown = await withServerTools((server) => server.showAlert(wanted));
  if (options.json === true) terminal.print(JSON.stringify(shown, null, 2));
  else {
    const { alertId: id, until, text } = shown;
    const head = terminal.localise(getText(messages, "shown", { id, until: utcMinute(until) }));
    terminal.print([head, text.zh, text.en].filter(Boolean).join("\n"));
  }
  return 0;
}

async function end({ positionals: [, id], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const alertId = Number(id);
  if (!Number.isInteger(alertId) || alertId < 1) throw new UsageError(getText(messages, "noId"));
  await withServerTools((server) => server.endAlert({ domainName, alertId }));
  terminal.print(terminal.localise(getText(messages, "ended", { id: alertId })));
  return 0;
}

function writeLine({ alertId, until, isEnded, template, item, text }: RaceAlert, terminal: Terminal): string {
  const state = isEnded || until <= Date.now() ? "over" : "shown";
  const word = terminal.localise(getText(messages, `state_${state}`));
  const facts = [String(alertId), word, utcMinute(until), template, item ?? "–", terminal.localise(bothOf(text))];
  return facts.join("  ");
}

const bothOf = ({ zh, en = zh }: { zh: string; en?: string }) => ({ zh, en });

function readMinutes(written: unknown): number {
  const { least, usual, most } = alertMinutes;
  const minutes = Number(written ?? usual);
  if (Number.isInteger(minutes) && minutes >= least && minutes <= most) return minutes;
  throw new UsageError(getText(messages, "noMinutes", { value: String(written), least, most }));
}

function readTime(written: string): number {
  const time = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(getText(messages, "noTime", { value: written }));
  return time;
}
