import { writeFile } from "node:fs/promises";
import { upgradeSource } from "#compiler/edit/newest.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/upgrade.ts";
import { getText } from "#locales/getText.ts";
import { displayPath } from "../base/paths.ts";
import type { Terminal } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { loadForms } from "./siteForms.ts";
import { loadSite } from "./sites.ts";
import { unifiedDiff } from "./unifiedDiff.ts";

/** `startline upgrade`: shows or writes a site in the newest shape. */
export const upgrade: Verb = {
  usage: "upgrade PATH [--write] [--whole]",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {
    write: { help: getText(messages, "write") },
    whole: { help: getText(messages, "whole") },
  },
  async run({ positionals: [place = ""], options }, terminal) {
    const site = await loadSite(place);
    const upgrades = [
      {
        path: site.path,
        before: site.source,
        after: upgradeSource(site.source, site.race, site.composites) ?? site.source,
      },
    ];
    const forms = await loadForms(site);
    // The compiler of forms is loaded only if there is a form.
    if (forms.length > 0) {
      const { upgradeForm } = await import("#compiler/forms/newest.ts");
      for (const { path, source } of forms) upgrades.push({ path, before: source, after: upgradeForm(source) });
    }
    for (const upgrade of upgrades) await show(upgrade, options, terminal);
    return 0;
  },
};

interface Upgrade {
  path: string;
  before: string;
  after: string;
}

async function show(
  { path, before, after }: Upgrade,
  options: Parameters<Verb["run"]>[0]["options"],
  terminal: Terminal,
) {
  const name = displayPath(path);
  if (after === before) {
    if (options.whole && !options.write) terminal.print(before.replace(/\n$/, ""));
    else terminal.print(terminal.localise(getText(messages, "newest", { path: name })));
    return;
  }
  if (options.write) {
    await writeFile(path, after);
    terminal.print(terminal.localise(getText(commandMessages, "written", { path: name })));
  } else terminal.print(options.whole ? after.replace(/\n$/, "") : unifiedDiff(name, before, after, terminal));
}
