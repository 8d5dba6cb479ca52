import type { ReviewedTeam } from "#contract/teams.ts";
import { inLanguage } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/teams.ts";
import { getText, textIn } from "#locales/getText.ts";
import { failWithoutRace, readPages } from "../base/actions.ts";
import { paint, type Terminal, UsageError } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { withServerTools } from "../server/withServerTools.ts";

/**
 * `startline teams`: lists the teams of a race with their captains, and whether each is complete.
 */
export const teams: Verb = {
  usage: "teams list --domain HOST [--state complete|incomplete|dissolved] [--item ID]",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    state: {
      value: "complete|incomplete|dissolved",
      choices: ["complete", "incomplete", "dissolved"],
      help: getText(messages, "state"),
    },
    item: { value: "ID", help: getText(messages, "item") },
    json: { help: getText(messages, "json") },
  },
  async run({ positionals: [act = ""], options }, terminal) {
    if (act !== "list") throw new UsageError(getText(messages, "unknownAct", { act }));
    const filter = {
      domainName: readDomain(String(options.domain ?? "")),
      ...(options.state !== undefined && { state: options.state as ReviewedTeam["state"] }),
      ...(options.item !== undefined && { item: String(options.item) }),
    };
    const teams = await withServerTools((server) => readAll(server, filter));
    if (!teams) return failWithoutRace(terminal);
    if (options.json === true) terminal.print(JSON.stringify(teams, null, 2));
    else {
      const lines = teams.teams.map((team) => writeTeamLine(team, terminal));
      const summary = getText(messages, lines.length > 0 ? "counts" : "none", teams.counts);
      terminal.print([...lines, terminal.localise(summary)].join("\n"));
    }
    return 0;
  },
};

type Filter = Parameters<ServerTools["listTeams"]>[0];

async function readAll(server: ServerTools, filter: Filter) {
  const pages = await readPages((after) => server.listTeams({ ...filter, after }));
  const last = pages?.at(-1);
  return pages && last && { teams: pages.flatMap((page) => page.teams), counts: last.counts };
}

const colours = { complete: "green", incomplete: "yellow", dissolved: "dim" } as const;

// Teams of the same name differ by the receipt of their captain.
function writeTeamLine({ name, state, itemName, members, min, max }: ReviewedTeam, terminal: Terminal): string {
  const { language } = terminal;
  const captain = members.find(({ isCaptain }) => isCaptain);
  const size = textIn(language, messages, "size", { count: members.length, min, max });
  return [
    paint(terminal, colours[state], textIn(language, messages, state)),
    size,
    inLanguage(itemName, language),
    name || textIn(language, messages, "unnamed"),
    captain ? `${captain.name} ${captain.receipt}`.trim() : "",
  ]
    .join("  ")
    .trimEnd();
}
