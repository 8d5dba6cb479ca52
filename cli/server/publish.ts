import { basename, resolve } from "node:path";
import type { PrintedProblem } from "#compiler/problems/problems.ts";
import type { Sentence } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/publish.ts";
import { getText } from "#locales/getText.ts";
import { siteFolder, withDisplayPath } from "../base/paths.ts";
import { paint, type Terminal } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { preparePictures } from "../config/pictures.ts";
import { readDomain } from "./readDomain.ts";
import { withServerTools } from "./withServerTools.ts";
import { describePlace } from "./workPlace.ts";

/**
 * `startline publish`: shows a site to the visitors of a domain; a site with errors is
 * refused and nothing changes.
 */
export const publish: Verb = {
  usage: "publish SITE --domain HOST [--new-database]",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {
    domain: { value: "HOST", help: getText(messages, "domain") },
    id: { value: "NAME", help: getText(messages, "id") },
    reason: { value: "TEXT", help: getText(messages, "reason") },
    "new-database": { help: getText(messages, "newDatabase") },
  },
  async run({ positionals: [path = ""], options }, terminal) {
    const site = await siteFolder(path);
    const folder = resolve(site);
    const domainName = readDomain(String(options.domain ?? ""));
    const siteId = String(options.id ?? basename(folder));
    const reason = options.reason === undefined ? undefined : String(options.reason);
    // Here, not in the server: it may take minutes, and is shown.
    await preparePictures(site, terminal);
    const mayMake = async (database: Sentence) =>
      options["new-database"] === true ||
      ((await terminal.ask?.(terminal.localise(getText(commandMessages, "newDatabase", { database })))) ?? false);
    const { published, place } = await withServerTools(
      async (server, place) => ({ published: await server.publish({ folder, siteId, domainName, reason }), place }),
      mayMake,
    );
    if (published.hasUndrawnForms) terminal.printError(terminal.localise(getText(commandMessages, "formsNotDrawn")));
    const errors = published.problems.filter(({ severity }) => severity === "error");
    const notes = published.problems.filter(({ severity }) => severity === "note");
    const printNotes = () => {
      for (const problem of notes) terminal.printError(writeLine(withDisplayPath(problem, site), terminal));
    };
    switch (published.outcome) {
      case "published":
        terminal.print(terminal.localise(getText(messages, "published", { domain: domainName })));
        terminal.print(terminal.localise(describePlace(place)));
        printNotes();
        return 0;
      case "unchanged":
        terminal.print(terminal.localise(getText(messages, "unchanged")));
        terminal.print(terminal.localise(describePlace(place)));
        printNotes();
        return 0;
      case "domain-taken":
        terminal.printError(terminal.localise(getText(messages, "domainTaken", { domain: domainName })));
        return 1;
      case "refused":
        terminal.printError(terminal.localise(getText(messages, "refused", { errors: errors.length })));
        for (const problem of errors) terminal.printError(writeLine(withDisplayPath(problem, site), terminal));
        return 1;
      case "failed":
        terminal.printError(terminal.localise(getText(messages, "failed", { reason: published.reason })));
        return 2;
    }
  },
};

function writeLine({ code, severity, file, line, column, message }: PrintedProblem, terminal: Terminal): string {
  const place = [file ?? "site.json", line, column].filter((part) => part !== undefined).join(":");
  return `  ${place} ${paint(terminal, severity === "note" ? "cyan" : "red", code)} ${terminal.localise(message)}`;
}
