import type { Organiser } from "#contract/organisers.ts";
import { messages } from "#locales/generated/cli/authorise.ts";
import { textOf } from "#locales/textOf.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { type Terminal, UsageError } from "../terminal.ts";
import type { ParsedArguments, Verb } from "../verb.ts";

/** `startline authorise`: makes an account an organiser of a race or of all, or no longer; lists who organises what. */
export const authorise: Verb = {
  usage: "authorise EMAIL|PHONE [--race RACE | --all-races] [--take] | authorise --list",
  help: textOf(messages, "help"),
  positionals: [0, 1],
  options: {
    race: { value: "RACE", help: textOf(messages, "race") },
    "all-races": { help: textOf(messages, "allRaces") },
    "personal-data": { help: textOf(messages, "personalData") },
    take: { help: textOf(messages, "take") },
    "reset-second-factor": { help: textOf(messages, "resetSecondFactor") },
    list: { help: textOf(messages, "list") },
    json: { help: textOf(messages, "json") },
  },
  async run(words, terminal) {
    const [who] = words.positionals;
    if ((who === undefined) !== (words.options.list === true)) throw new UsageError(textOf(messages, "whoOrList"));
    return withServerTools((server) =>
      who === undefined
        ? list(server, words, terminal)
        : words.options["reset-second-factor"] === true
          ? resetSecondFactor(server, who, terminal)
          : change(server, who, words, terminal),
    );
  },
};

async function change(
  server: ServerTools,
  who: string,
  { options }: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const race = options.race === undefined ? undefined : String(options.race).trim();
  if (race === "" || (race !== undefined && options["all-races"] === true))
    throw new UsageError(textOf(messages, "raceOrAll"));
  const isPersonal = options["personal-data"] === true;
  const authority = isPersonal ? "PERSONAL_DATA" : "ORGANISER";
  const done = await server.authorise({ who, authority, race, isTaken: options.take === true });
  const isRefused = done === "no-account" || done === "no-race" || done === "has-all";
  if (isPersonal && !isRefused && done !== "unchanged") {
    const where = race ?? terminal.localise(textOf(messages, "all"));
    terminal.print(
      terminal.localise(textOf(messages, done === "given" ? "givenPersonal" : "takenPersonal", { race: where })),
    );
    return 0;
  }
  const sentence = terminal.localise(
    race === undefined || done === "no-account"
      ? textOf(messages, sentenceOfAll[done] ?? "unchanged")
      : textOf(messages, sentenceOfRace[done], { race }),
  );
  if (isRefused) terminal.printError(sentence);
  else terminal.print(sentence);
  return isRefused ? 1 : 0;
}

const sentenceOfAll = {
  given: "given",
  taken: "taken",
  unchanged: "unchanged",
  "no-account": "no-account",
  "no-race": undefined,
  "has-all": undefined,
} as const;
const sentenceOfRace = {
  given: "givenRace",
  taken: "takenRace",
  unchanged: "unchangedRace",
  "no-race": "noRace",
  "has-all": "hasAll",
} as const;

async function resetSecondFactor(server: ServerTools, who: string, terminal: Terminal): Promise<number> {
  const done = await server.resetSecondFactor(who);
  const sentence = terminal.localise(textOf(messages, done === "unchanged" ? "noSecondFactor" : done));
  if (done === "no-account") terminal.printError(sentence);
  else terminal.print(sentence);
  return done === "no-account" ? 1 : 0;
}

async function list(server: ServerTools, { options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const race = options.race === undefined ? undefined : String(options.race).trim();
  const all = await server.listOrganisers();
  const found = all.filter((one) => race === undefined || organises(one, race));
  if (options.json === true) terminal.print(JSON.stringify(found, null, 2));
  else if (found.length === 0) terminal.print(terminal.localise(textOf(messages, "nobody")));
  else terminal.print(found.map((one) => lineOf(one, terminal)).join("\n"));
  return 0;
}

function organises({ races }: Organiser, race: string): boolean {
  return races === null || races.some(({ raceId, domainName }) => raceId === race || domainName === race);
}

function lineOf({ email, phone, nick, races, personal }: Organiser, { localise }: Terminal): string {
  const who = email ?? phone ?? nick;
  const seen = personal === null ? localise(textOf(messages, "all")) : personal.join(", ");
  const end = seen === "" ? "" : `  ${localise(textOf(messages, "seesPersonal", { races: seen }))}`;
  if (races === null) return `${who}  ${localise(textOf(messages, "all"))}${end}`;
  const named = races.map(({ raceId, domainName }) => (domainName === null ? raceId : `${raceId} (${domainName})`));
  return `${who}  ${named.join(", ")}${end}`;
}
