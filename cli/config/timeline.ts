import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ExpandedParts } from "#compiler/composite/expand/expandParts.ts";
import { buildTimeline, type DatedDocument, type TimelineEntry } from "#compiler/emit/timeline.ts";
import { readDocument } from "#compiler/read.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/timeline.ts";
import { getText } from "#locales/getText.ts";
import type { Site } from "#schemas/generated/types.ts";
import { paint, type Terminal } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { loadTimes } from "./siteForms.ts";
import { loadSite } from "./sites.ts";

/** `startline timeline`: every instant at which a site changes, and what changes there. */
export const timeline: Verb = {
  usage: "timeline SITE [--format text|json]",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {
    format: { value: "text|json", choices: ["text", "json"], help: getText(commandMessages, "format") },
  },
  async run({ positionals: [place = ""], options }, terminal) {
    const loaded = await loadSite(place);
    const { site, skipped, expanded, race } = loaded;
    const beside = { race, documents: await loadDocuments(loaded.path, site.timeZone), forms: await loadTimes(loaded) };
    const entries = expanded
      ? mapTimeline(buildTimeline(expanded.site as unknown as Site, { skipped: expanded.skipped, ...beside }), expanded)
      : buildTimeline(site, { skipped, ...beside });
    terminal.print(
      options.format === "json" ? JSON.stringify({ timeline: entries }, null, 2) : show(entries, terminal),
    );
    return 0;
  },
};

// What composites become changes at the places of their instances, or of the composites themselves.
function mapTimeline(entries: TimelineEntry[], { getOrigin }: ExpandedParts): TimelineEntry[] {
  return entries.map(({ at, changes }) => ({
    at,
    changes: changes.map((change) => {
      const { file, pointer } = change.file === undefined ? getOrigin(change.pointer) : change;
      return { ...change, ...(file !== undefined && { file }), pointer };
    }),
  }));
}

function show(entries: TimelineEntry[], terminal: Terminal): string {
  if (entries.length === 0) return terminal.localise(getText(messages, "none"));
  return entries
    .map(({ at, changes }) => {
      const lines = changes.map(({ file = "", pointer, what }) => {
        const location = [file, pointer].filter(Boolean).join(" ");
        return `    ${terminal.localise(what)}  ${paint(terminal, "dim", location)}`;
      });
      return [paint(terminal, "bold", at), ...lines].join("\n");
    })
    .join("\n\n");
}

/**
 * The documents of a site's folder that can be read; `validate` reports what is wrong with the
 * others.
 */
async function loadDocuments(path: string, timeZone: string | undefined): Promise<DatedDocument[]> {
  const folder = join(dirname(path), "documents");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = names.filter((name) => name.endsWith(".json")).map((name) => `documents/${name.replaceAll("\\", "/")}`);
  const documents = await Promise.all(
    paths.sort().map(async (documentPath) => {
      const text = await readFile(join(dirname(path), documentPath), "utf8").catch(() => "");
      const { document } = readDocument(text, documentPath, timeZone);
      return document ? [{ path: documentPath, ...document }] : [];
    }),
  );
  return documents.flat();
}
