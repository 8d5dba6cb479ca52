import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/releases.ts";
import { getText } from "#locales/getText.ts";
import type { Release } from "#server/sites/publish/releases.ts";
import { paint, type Terminal, UsageError } from "../base/terminal.ts";
import type { Option, Verb } from "../base/verb.ts";
import { readDomain } from "./readDomain.ts";
import { withServerTools } from "./withServerTools.ts";
import { describePlace } from "./workPlace.ts";

const domain: Option = { value: "HOST", help: getText(commandMessages, "domain") };

/** `startline releases`: the editions of a domain's site, newest first, the active one marked. */
export const releases: Verb = {
  usage: "releases --domain HOST [--format text|json]",
  help: getText(messages, "help"),
  positionals: [0, 0],
  options: {
    domain,
    format: { value: "text|json", choices: ["text", "json"], help: getText(commandMessages, "format") },
  },
  async run({ options }, terminal) {
    const domainName = readDomain(String(options.domain ?? ""));
    const releases = await withServerTools((server) => server.list(domainName));
    if (options.format === "json") terminal.print(JSON.stringify({ releases: releases }, null, 2));
    else
      terminal.print(
        releases.length > 0
          ? releases.map((release) => show(release, terminal)).join("\n")
          : terminal.localise(getText(messages, "no-domain")),
      );
    return 0;
  },
};

/** `startline rollback`: gives visitors an earlier edition again. */
export const rollback: Verb = {
  usage: "rollback --domain HOST [--to HASH]",
  help: getText(messages, "rollbackHelp"),
  positionals: [0, 0],
  options: {
    domain,
    to: { value: "HASH", help: getText(messages, "to") },
  },
  async run({ options }, terminal) {
    const domainName = readDomain(String(options.domain ?? ""));
    const to = options.to === undefined ? undefined : readHash(String(options.to));
    const { done, place } = await withServerTools(async (server, place) => ({
      done: await server.rollBack({ domainName, to }),
      place,
    }));
    if (done.outcome === "rolled-back") {
      terminal.print(terminal.localise(getText(messages, "rolledBack")));
      terminal.print(show(done.release, terminal));
      terminal.print(terminal.localise(describePlace(place)));
      return 0;
    }
    const refusal =
      done.outcome === "damaged" ? getText(messages, "damaged", { file: done.file }) : getText(messages, done.outcome);
    terminal.printError(terminal.localise(refusal));
    return 1;
  },
};

function readHash(hash: string): string {
  if (/^[0-9a-f]{4,32}$/.test(hash)) return hash;
  throw new UsageError(getText(messages, "invalidHash", { hash }));
}

function show({ hash, publishedAt, siteId, isActive }: Release, terminal: Terminal): string {
  const time = new Date(publishedAt).toISOString().replace("T", " ").slice(0, 19);
  const mark = isActive ? paint(terminal, "green", terminal.localise(getText(messages, "active"))) : "";
  return `${hash}  ${time} UTC  ${siteId}  ${mark}`.trimEnd();
}
