import { mostInvented, type TimingPlan, type TimingSource } from "#contract/timing.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/timing.ts";
import { getText } from "#locales/getText.ts";
import { type SimulatedFormat, simulatedFormats } from "#server/results/timing/simulate/encode.ts";
import { inventBibs, simulateRace } from "#server/results/timing/simulate/simulateRace.ts";
import { failWithoutRace, runAction, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { sendRace } from "./sendRace.ts";

/** `startline timing`: tokens of timing systems, and rehearsals. */
export const timing: Verb = {
  usage: "timing token NAME|list|revoke ID|simulate|clear --domain HOST …",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    signed: { help: getText(messages, "signed") },
    json: { help: getText(messages, "json") },
    item: { value: "ID", help: getText(messages, "item") },
    count: { value: "N", help: getText(messages, "count") },
    speed: { value: "N", help: getText(messages, "speed") },
    "at-once": { help: getText(messages, "atOnce") },
    seed: { value: "N", help: getText(messages, "seed") },
    format: { value: simulatedFormats.join("|"), choices: simulatedFormats, help: getText(messages, "format") },
    faultless: { help: getText(messages, "faultless") },
    to: { value: "URL", help: getText(messages, "to") },
  },
  run: (words, terminal) =>
    runAction({ token: makeToken, list, revoke, simulate, clear }, (act) => getText(messages, "unknownAct", { act }))(
      words,
      terminal,
    ),
};

async function makeToken({ positionals: [, name], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  if (name === undefined) throw new UsageError(getText(messages, "noName"));
  const wanted = { domainName, name, isSigned: options.signed === true };
  const made = await withServerTools((server) => server.makeTimingSource(wanted));
  if (options.json === true) terminal.print(JSON.stringify(made, null, 2));
  else {
    const { token, signingKey, source } = made;
    terminal.print(terminal.localise(getText(messages, "made", { id: source.sourceId, token })));
    if (signingKey !== null) terminal.print(terminal.localise(getText(messages, "madeKey", { key: signingKey })));
  }
  return 0;
}

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const sources = await withServerTools((server) => server.listTimingSources(domainName));
  if (!sources) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(sources, null, 2));
  else {
    const summary = terminal.localise(getText(messages, "listed", { count: sources.length }));
    terminal.print([...sources.map((source) => sourceLine(source, terminal)), summary].join("\n"));
  }
  return 0;
}

function sourceLine(
  { sourceId, ending, name, rehearsal, received, lastAt, revokedAt }: TimingSource,
  terminal: Terminal,
) {
  const state = revokedAt !== null ? "revoked" : rehearsal ? "rehearsal" : "usable";
  const last = lastAt === null ? "–" : utcMinute(lastAt);
  const word = terminal.localise(getText(messages, `state_${state}`));
  return [String(sourceId), `slm_…${ending}`, word, String(received), last, `"${name}"`].join("  ");
}

async function revoke({ positionals: [, id], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const sourceId = readNumber(id, { from: 1, to: 2_000_000_000 });
  await withServerTools((server) => server.revokeTimingSource({ domainName, sourceId }));
  terminal.print(terminal.localise(getText(messages, "revoked", { id: sourceId })));
  return 0;
}

async function clear({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const cleared = await withServerTools((server) => server.clearRehearsals(domainName));
  if (!cleared) return failWithoutRace(terminal);
  terminal.print(terminal.localise(getText(messages, "cleared", cleared)));
  return 0;
}

const leadMs = 3000;

/**
 * Sends a whole race to the running server as its timing system would, marked as a rehearsal: of
 * the runners in the start list, or of as many invented ones as `--count` states.
 */
async function simulate({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const speed = readNumber(options.speed ?? "60", { from: 1, to: 600 });
  const seed = readNumber(options.seed ?? "1", { from: 0, to: 2 ** 31 });
  const count = options.count === undefined ? undefined : readNumber(options.count, { from: 1, to: mostInvented });
  const format = String(options.format ?? "race-result") as SimulatedFormat;
  return withServerTools(async (server, { port }) => {
    const plan = await server.readTimingPlan(domainName);
    if (!plan) return failWithoutRace(terminal);
    const base = options.to === undefined ? `http://127.0.0.1:${port}` : String(options.to).replace(/\/$/, "");
    if (options.to === undefined && port === undefined) throw new UsageError(getText(messages, "noServer"));
    const { items, runners } = chooseRunners(plan, { item: options.item, count });
    const gunAt = Math.min(...items.map((item) => item.gunAt));
    const deliveries = simulateRace(items, { seed, hasFaults: options.faultless !== true });
    const isAtOnce = options["at-once"] === true;
    const lengthMs = (deliveries.at(-1)?.at ?? gunAt) - gunAt;
    const startsAt = Math.round(Date.now() + leadMs - (isAtOnce ? lengthMs / speed + leadMs : 0));
    const rehearsal = { startsAt, speed, runners };
    const token =
      process.env.TIMING_TOKEN ?? (await server.makeTimingSource({ domainName, name: "rehearsal", rehearsal })).token;
    terminal.print(
      terminal.localise(getText(messages, "simulating", { count: items.flatMap(({ bibs }) => bibs).length, seed })),
    );
    const { sent, stored } = await sendRace(deliveries, {
      base,
      token,
      format,
      timeZone: plan.timeZone,
      raceTime: () => (isAtOnce ? Number.POSITIVE_INFINITY : gunAt + (Date.now() - startsAt) * speed),
    });
    terminal.print(terminal.localise(getText(messages, "simulated", { sent, stored })));
    return 0;
  });
}

interface Chosen {
  item: unknown;
  count: number | undefined;
}

// Invented runners are divided evenly among the items.
function chooseRunners({ items }: TimingPlan, { item: id, count }: Chosen) {
  const chosen = items.filter(({ item }) => id === undefined || item === id);
  if (chosen.length === 0) throw new UsageError(getText(messages, "noItem"));
  if (count === undefined) {
    if (chosen.every(({ bibs }) => bibs.length === 0)) throw new UsageError(getText(messages, "noStartList"));
    return { items: chosen, runners: [] };
  }
  const runners = chosen.map(({ item }, index) => {
    const from = Math.floor((index * count) / chosen.length) + 1;
    return { item, from, count: Math.floor(((index + 1) * count) / chosen.length) + 1 - from };
  });
  const invented = chosen.map((item, index) => ({
    ...item,
    bibs: inventBibs(runners[index] ?? { from: 1, count: 0 }),
  }));
  return { items: invented, runners: runners.filter((group) => group.count > 0) };
}

function readNumber(written: unknown, { from, to }: { from: number; to: number }): number {
  const number = Number(written);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new UsageError(getText(messages, "noNumber", { value: String(written ?? ""), from, to }));
}
