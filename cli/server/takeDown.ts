import type { TakeDown } from "#contract/operator.ts";
import { messages } from "#locales/generated/cli/takeDown.ts";
import { getText } from "#locales/getText.ts";
import { fail } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "./readDomain.ts";
import { withServerTools } from "./withServerTools.ts";
import { describePlace } from "./workPlace.ts";

const options = { yes: { help: getText(messages, "yes") } };

/** `startline domains remove`: takes a domain name from its site. */
export const domains: Verb = {
  usage: "domains remove HOST [--yes]",
  help: getText(messages, "domainsHelp"),
  positionals: [2, 2],
  options,
  run: (words, terminal) => remove("domain", words, terminal),
};

/** `startline sites remove`: takes a site and its race down. */
export const sites: Verb = {
  usage: "sites remove SITE [--yes]",
  help: getText(messages, "sitesHelp"),
  positionals: [2, 2],
  options,
  run: (words, terminal) => remove("site", words, terminal),
};

async function remove(
  kind: TakeDown["kind"],
  { positionals: [act = "", target = ""], options: { yes } }: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  if (act !== "remove") throw new UsageError(getText(messages, "unknownAct", { act }));
  const name = kind === "domain" ? readDomain(target) : target;
  const { outcome, site, place } = await withServerTools(async (server, where) => ({
    ...(await server.takeDown({ kind, name, isConfirmed: yes === true })),
    place: where,
  }));
  if (!site || outcome === "unknown") return fail(terminal, getText(messages, `${kind}-unknown`, { name }));
  const { siteId, domainNames, ...counts } = site;
  const values = { name, siteId, domainNames: domainNames.join(", "), ...counts };
  if (outcome === "money-open") return fail(terminal, getText(messages, "moneyOpen", values));
  terminal.print(terminal.localise(getText(messages, `${kind}-${outcome}`, values)));
  if (outcome === "found") return 1;
  terminal.print(terminal.localise(describePlace(place)));
  return 0;
}
