import type { BodyOf } from "#contract/contract.ts";
import type { Organiser } from "#contract/organisers.ts";
import { type Authority, organiser, personalData, reviewer, staff } from "#core/authorities.ts";
import { messages } from "#locales/generated/cli/authorise.ts";
import { getText } from "#locales/getText.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { withServerTools } from "../server/withServerTools.ts";

/**
 * `startline authorise`: makes an account an organiser of a race or of all, or no longer; lists who
 * organises what.
 */
export const authorise: Verb = {
  usage:
    "authorise EMAIL|PHONE [--race RACE | --all-races] [--personal-data] [--reviewer] [--staff] [--take] | authorise --list",
  help: getText(messages, "help"),
  positionals: [0, 1],
  options: {
    race: { value: "RACE", help: getText(messages, "race") },
    "all-races": { help: getText(messages, "allRaces") },
    "personal-data": { help: getText(messages, "personalData") },
    reviewer: { help: getText(messages, "reviewer") },
    staff: { help: getText(messages, "staff") },
    take: { help: getText(messages, "take") },
    "reset-second-factor": { help: getText(messages, "resetSecondFactor") },
    list: { help: getText(messages, "list") },
    json: { help: getText(messages, "json") },
  },
  async run(words, terminal) {
    const [account] = words.positionals;
    if ((account === undefined) !== (words.options.list === true)) throw new UsageError(getText(messages, "whoOrList"));
    return withServerTools((server) =>
      account === undefined
        ? list(server, words, terminal)
        : words.options["reset-second-factor"] === true
          ? resetSecondFactor(server, account, terminal)
          : change(server, account, words, terminal),
    );
  },
};

async function change(
  server: ServerTools,
  account: string,
  { options }: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const race = options.race === undefined ? undefined : String(options.race).trim();
  if (race === "" || (race !== undefined && options["all-races"] === true))
    throw new UsageError(getText(messages, "raceOrAll"));
  const rightNames = ([personalData, reviewer, staff] as const).filter(
    (right) => options[optionOfRight[right]] === true,
  );
  const rights: readonly Authority[] = rightNames.length > 0 ? rightNames : [organiser];
  for (const authority of rights) {
    const code = await changeRight(server, { who: account, authority, race, isTaken: options.take === true }, terminal);
    if (code !== 0) return code;
  }
  return 0;
}

async function changeRight(
  server: ServerTools,
  change: BodyOf<"POST /admin/authorise">,
  terminal: Terminal,
): Promise<number> {
  const { authority, race } = change;
  const done = await server.authorise(change);
  const isRefused = done === "no-account" || done === "no-race" || done === "has-all";
  if (authority !== organiser && !isRefused && done !== "unchanged") {
    const where = race ?? terminal.localise(getText(messages, "all"));
    terminal.print(terminal.localise(getText(messages, sentenceOfRight[authority][done], { race: where })));
    return 0;
  }
  const sentence = terminal.localise(
    race === undefined || done === "no-account"
      ? getText(messages, sentenceOfAll[done] ?? "unchanged")
      : getText(messages, sentenceOfRace[done], { race }),
  );
  if (isRefused) terminal.printError(sentence);
  else terminal.print(sentence);
  return isRefused ? 1 : 0;
}

const optionOfRight = { PERSONAL_DATA: "personal-data", REVIEWER: "reviewer", STAFF: "staff" } as const;
const sentenceOfRight = {
  PERSONAL_DATA: { given: "givenPersonal", taken: "takenPersonal" },
  REVIEWER: { given: "givenReviewer", taken: "takenReviewer" },
  STAFF: { given: "givenStaff", taken: "takenStaff" },
} as const;
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

async function resetSecondFactor(server: ServerTools, account: string, terminal: Terminal): Promise<number> {
  const done = await server.resetSecondFactor(account);
  const sentence = terminal.localise(getText(messages, done === "unchanged" ? "noSecondFactor" : done));
  if (done === "no-account") terminal.printError(sentence);
  else terminal.print(sentence);
  return done === "no-account" ? 1 : 0;
}

async function list(server: ServerTools, { options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const race = options.race === undefined ? undefined : String(options.race).trim();
  const organisers = await server.listOrganisers();
  const accounts = organisers.filter((account) => race === undefined || organises(account, race));
  if (options.json === true) terminal.print(JSON.stringify(accounts, null, 2));
  else if (accounts.length === 0) terminal.print(terminal.localise(getText(messages, "nobody")));
  else terminal.print(accounts.map((account) => getLine(account, terminal)).join("\n"));
  return 0;
}

function organises({ races, staffed }: Organiser, race: string): boolean {
  return (
    races === null ||
    staffed === null ||
    staffed.includes(race) ||
    races.some(({ raceId, domainName }) => raceId === race || domainName === race)
  );
}

function getLine(
  { email, phone, nick, races, personal, reviewed, staffed }: Organiser,
  { localise }: Terminal,
): string {
  const allText = localise(getText(messages, "all"));
  const racesByRight = { seesPersonal: personal, reviews: reviewed, handsOut: staffed };
  const rights = (["seesPersonal", "reviews", "handsOut"] as const).flatMap((right) => {
    const raceList = racesByRight[right]?.join(", ") ?? allText;
    return raceList === "" ? [] : [localise(getText(messages, right, { races: raceList }))];
  });
  const raceNames = races?.map(({ raceId, domainName }) =>
    domainName === null ? raceId : `${raceId} (${domainName})`,
  );
  return [email ?? phone ?? nick, raceNames?.join(", ") ?? allText, ...rights].join("  ");
}
