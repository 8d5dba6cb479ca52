import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { detachInstance } from "#compiler/edit/detach.ts";
import { eachInstance } from "#compiler/upgrade/instances.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/detach.ts";
import { getText } from "#locales/getText.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { displayPath } from "../base/paths.ts";
import { UsageError } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { loadSite } from "./sites.ts";
import { unifiedDiff } from "./unifiedDiff.ts";

/**
 * `startline detach`: writes the blocks of a composite into the page in the place of an instance.
 */
export const detach: Verb = {
  usage: "detach SITE INSTANCE [--write]",
  help: getText(messages, "help"),
  positionals: [2, 2],
  options: { write: { help: getText(messages, "write") } },
  async run({ positionals: [place = "", instance = ""], options }, terminal) {
    const { path, source, site, race } = await loadSite(place);
    const { composites } = await readSiteFolder(dirname(path));
    const pointer = instance.startsWith("/") ? instance : findInstance(site, instance);
    const detached = detachInstance(source, pointer, { texts: composites, race });
    if (detached.outcome !== "detached") throw new UsageError(getText(messages, detached.outcome, { instance }));
    const name = displayPath(path);
    if (!options.write) {
      terminal.print(unifiedDiff(name, source, detached.source, terminal));
      return 0;
    }
    await writeFile(path, detached.source);
    terminal.print(terminal.localise(getText(commandMessages, "written", { path: name })));
    return 0;
  },
};

// Ids are unique in their list only.
function findInstance(site: unknown, id: string): string {
  const instances = eachInstance(site).filter(({ instance }) => "id" in instance && instance.id === id);
  const composites = instances.filter(({ instance }) => instance.type.includes("/"));
  const [first, ...others] = composites.map(({ pointer }) => pointer);
  if (first === undefined) throw new UsageError(getText(messages, "no-instance", { instance: id }));
  if (others.length === 0) return first;
  throw new UsageError(getText(messages, "several", { instance: id, places: [first, ...others].join(", ") }));
}
