import type { Organiser } from "#contract/account.ts";
import { messages } from "#locales/generated/cli/authorise.ts";
import { textOf } from "#locales/textOf.ts";
import { withPublishing } from "./publishing.ts";
import type { Publishing } from "./serverTools.ts";
import { type Terminal, UsageError } from "./terminal.ts";
import type { Verb, Words } from "./verb.ts";

/** `startline authorise`: makes an account an organiser of a race or of all, or no longer; lists who organises what. */
export const authorise: Verb = {
  usage: "authorise EMAIL|PHONE [--race RACE | --all-races] [--take] | authorise --list",
  help: textOf(messages, "help"),
  places: [0, 1],
  options: {
    race: { value: "RACE", help: textOf(messages, "race") },
    "all-races": { help: textOf(messages, "allRaces") },
    take: { help: textOf(messages, "take") },
    "reset-second-factor": { help: textOf(messages, "resetSecondFactor") },
    list: { help: textOf(messages, "list") },
    json: { help: textOf(messages, "json") },
  },
  async run(words, terminal) {
    const [who] = words.places;
    if ((who === undefined) !== (words.options.list === true)) throw new UsageError(textOf(messages, "whoOrList"));
    return withPublishing((server) =>
      who === undefined
        ? list(server, words, terminal)
        : words.options["reset-second-factor"] === true
          ? resetSecondFactor(server, who, terminal)
          : change(server, who, words, terminal),
    );
  },
};

async function change(server: Publishing, who: string, { options }: Words, terminal: Terminal): Promise<number> {
  const race = options.race === undefined ? undefined : String(options.race).trim();
  if (race === "" || (race !== undefined && options["all-races"] === true))
    throw new UsageError(textOf(messages, "raceOrAll"));
  const done = await server.authorise({ who, authority: "ORGANISER", race, isTaken: options.take === true });
  const isRefused = done === "no-account" || done === "no-race" || done === "has-all";
  const sentence = terminal.say(
    race === undefined || done === "no-account"
      ? textOf(messages, sentenceOfAll[done] ?? "unchanged")
      : textOf(messages, sentenceOfRace[done], { race }),
  );
  if (isRefused) terminal.complain(sentence);
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

async function resetSecondFactor(server: Publishing, who: string, terminal: Terminal): Promise<number> {
  const done = await server.resetSecondFactor(who);
  const sentence = terminal.say(textOf(messages, done === "unchanged" ? "noSecondFactor" : done));
  if (done === "no-account") terminal.complain(sentence);
  else terminal.print(sentence);
  return done === "no-account" ? 1 : 0;
}

async function list(server: Publishing, { options }: Words, terminal: Terminal): Promise<number> {
  const race = options.race === undefined ? undefined : String(options.race).trim();
  const all = await server.listOrganisers();
  const found = all.filter((one) => race === undefined || organises(one, race));
  if (options.json === true) terminal.print(JSON.stringify(found, null, 2));
  else if (found.length === 0) terminal.print(terminal.say(textOf(messages, "nobody")));
  else terminal.print(found.map((one) => lineOf(one, terminal)).join("\n"));
  return 0;
}

function organises({ races }: Organiser, race: string): boolean {
  return races === null || races.some(({ raceId, domainName }) => raceId === race || domainName === race);
}

function lineOf({ email, phone, nick, races }: Organiser, { say }: Terminal): string {
  const who = email ?? phone ?? nick;
  if (races === null) return `${who}  ${say(textOf(messages, "all"))}`;
  const named = races.map(({ raceId, domainName }) => (domainName === null ? raceId : `${raceId} (${domainName})`));
  return `${who}  ${named.join(", ")}`;
}
