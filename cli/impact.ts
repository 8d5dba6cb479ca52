import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/impact.ts";
import { getText } from "#locales/getText.ts";
import { findSites } from "./base/paths.ts";
import { paint, type Terminal, UsageError } from "./base/terminal.ts";
import type { Verb } from "./base/verb.ts";
import { loadForms } from "./config/siteForms.ts";
import { loadSite } from "./config/sites.ts";
import { type AffectedInstance, findAffected, findAffectedFields, openSchemaCheck } from "./impact/affected.ts";
import { judgeSiteComposites, withComposites } from "./impact/composites.ts";
import { type ChangedSchema, judgeSchemas } from "./impact/judge.ts";
import { readBothSchemas } from "./impact/schemaFiles.ts";

/** `startline impact`: shows the effect of changed schemas on existing configs. */
export const impact: Verb = {
  usage: "impact --base GITREF|FOLDER PATH… [--format text|json]",
  help: getText(messages, "help"),
  positionals: [1, Number.POSITIVE_INFINITY],
  options: {
    base: { value: "GITREF|FOLDER", help: getText(messages, "base") },
    format: { value: "text|json", choices: ["text", "json"], help: getText(commandMessages, "format") },
  },
  async run({ positionals: places, options }, terminal) {
    if (typeof options.base !== "string") throw new UsageError(getText(messages, "noBase"));
    const { before, after: schemas } = await readBothSchemas(options.base);
    const changes = judgeSchemas(before, schemas);
    const check = openSchemaCheck(schemas);
    const affected: AffectedInstance[] = [];
    for (const place of (await Promise.all(places.map(findSites))).flat()) {
      const site = await loadSite(place);
      const ofComposites = await judgeSiteComposites(site, options.base);
      // A pack that several sites use is one file.
      changes.push(...ofComposites.filter(({ file }) => !changes.some((change) => change.file === file)));
      const touched = new Set([...changes, ...ofComposites].flatMap(({ touches }) => touches));
      affected.push(...findAffected(site, touched, withComposites(check, site)));
      for (const form of await loadForms(site)) affected.push(...findAffectedFields(form, touched, check));
    }
    if (options.format === "json")
      terminal.print(JSON.stringify({ changes: withInstances(changes, affected) }, null, 2));
    else terminal.print(show(changes, affected, terminal));
    return changes.every(({ verdict }) => verdict === "safe") ? 0 : 1;
  },
};

function withInstances(changes: ChangedSchema[], affected: AffectedInstance[]): object[] {
  return changes.map((change) => ({ ...change, affected: getInstances(change, affected) }));
}

function getInstances({ touches }: ChangedSchema, affected: AffectedInstance[]): AffectedInstance[] {
  return affected.filter(({ schema }) => touches.includes(schema));
}

function show(changes: ChangedSchema[], affected: AffectedInstance[], terminal: Terminal): string {
  if (changes.length === 0) return terminal.localise(getText(messages, "unchanged"));
  return changes.map((change) => showChange(change, getInstances(change, affected), terminal)).join("\n\n");
}

function showChange(
  { file, verdict, places }: ChangedSchema,
  affected: AffectedInstance[],
  terminal: Terminal,
): string {
  const { localise } = terminal;
  const colour = verdict === "safe" ? "green" : verdict === "breaking" ? "red" : "yellow";
  const lines = affected.map(({ file: site, pointer, schema, fits }) => {
    const note = fits === false ? `  ${localise(getText(messages, "invalid"))}` : "";
    return `    ${site} ${pointer || "/"} (${schema})${note}`;
  });
  const count = `  ${localise(getText(messages, "affected", { count: affected.length }))}`;
  return [
    `${paint(terminal, "bold", file)}: ${paint(terminal, colour, localise(getText(messages, verdict)))}`,
    ...places.slice(0, 12).map((place) => `  ${place}`),
    count,
    ...lines,
  ].join("\n");
}
